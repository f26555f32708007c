import { POSITION_HEADER } from "@naqsh/shared/platform/http/headers";
import { problemFrom } from "@naqsh/shared/platform/http/problem-answer";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandResult } from "../handler/command";
import type { EdgeContext } from "./edge-context";

const A_LITTLE_LATER_SECONDS = 1;

/** Answers with a problem in the reader's language. */
export const refuse = (context: EdgeContext, rejection: NaqshRejection, correlationId?: string): void => {
  const problem = problemFrom(rejection, readerLanguage(context.headers["accept-language"]), correlationId);
  if (rejection.code === "TOO_MANY_REQUESTS") {
    context.set("Retry-After", String(Math.ceil(rejection.retryAfterMs / 1000)));
  } else if (problem.status === 503) {
    context.set("Retry-After", String(A_LITTLE_LATER_SECONDS));
  }
  send(context, JSON.stringify(problem), { status: problem.status, type: "application/problem+json" });
};

/** Answers with what a command came to; `status` is the one of success. */
export const answerWith = (context: EdgeContext, result: CommandResult, status: 200 | 201 = 200): void => {
  if (result.status === "rejected") return refuse(context, result.rejection);
  const position = context.state.positions?.seal(result.position);
  if (position) context.set(POSITION_HEADER, position);
  send(context, result.body, { status, type: "application/json; charset=utf-8" });
};

/** Answers with what is no command's outcome. */
export const answerJson = (context: EdgeContext, body: object): void =>
  send(context, JSON.stringify(body), { status: 200, type: "application/json; charset=utf-8" });

/** Written past Koa, which would look at the body again to find out what it is. */
const send = (context: EdgeContext, body: string, { status, type }: { status: number; type: string }): void => {
  context.respond = false;
  const { res } = context;
  if (res.headersSent) return;
  res.writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) });
  res.end(body);
};
