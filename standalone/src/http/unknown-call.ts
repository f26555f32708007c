import type Koa from "koa";
import { sendProblem } from "@naqsh/shared/platform/http/send-problem";

/** Paths that are never a screen of the client. */
const CALLS = /^\/(api|images|socket\.io|internal)(\/|$)/;

/** What neither service knows is a problem in the reader's language, not the client's page. */
export const unknownCall: Koa.Middleware = async (context, next) => {
  if (!CALLS.test(context.path)) return next();
  context.respond = false;
  sendProblem({ headers: context.headers, response: context.res }, { code: "NOT_FOUND" });
};
