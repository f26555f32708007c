import { Router } from "@koa/router";
import type Koa from "koa";

/** Answers the question of a path, such as `/api/auctions/:id`, whose parameters the context has. */
export type AnswerAt = (context: Koa.ParameterizedContext, path: string) => Promise<void>;

const compiled = new Map<string, Koa.Middleware>();

/** Compiling the paths is most of what an edge costs to make, and every edge of a process has the same ones. */
const routerOf = (paths: readonly string[]): Koa.Middleware => {
  const name = paths.join("\n");
  const known = compiled.get(name);
  if (known) return known;
  const router = new Router();
  for (const path of paths) {
    router.get(path, (context) => (context.state as { answerAt: AnswerAt }).answerAt(context, path));
  }
  const made = router.routes() as unknown as Koa.Middleware;
  compiled.set(name, made);
  return made;
};

/** Routes GET and HEAD by the paths, the first one that fits; other paths go on to `next`. */
export const createReadRouter = (paths: readonly string[], answerAt: AnswerAt): Koa.Middleware => {
  const routed = routerOf(paths);
  return (context, next) => {
    context.state["answerAt"] = answerAt;
    return routed(context, next);
  };
};
