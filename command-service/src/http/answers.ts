import { POSITION_HEADER } from "@naqsh/shared/platform/http/headers";
import { problemFrom } from "@naqsh/shared/platform/http/problem-answer";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandResult } from "../command";
import type { EdgeContext } from "./edge-context";

const A_LITTLE_LATER_SECONDS = 1;

/** Answers with a problem in the reader's language. */
export const refuse = (context: EdgeContext, rejection: NaqshRejection, correlationId?: string): void => {
  const problem = problemFrom(rejection, readerLanguage(context.headers["accept-language"]), correlationId);
  context.status = problem.status;
  context.type = "application/problem+json";
  context.body = JSON.stringify(problem);
  if (rejection.code === "TOO_MANY_REQUESTS") {
    context.set("Retry-After", String(Math.ceil(rejection.retryAfterMs / 1000)));
  } else if (problem.status === 503) {
    context.set("Retry-After", String(A_LITTLE_LATER_SECONDS));
  }
};

/** Answers with what a command came to; `status` is the one of success. */
export const answerWith = (context: EdgeContext, result: CommandResult, status: 200 | 201 = 200): void => {
  if (result.status === "rejected") return refuse(context, result.rejection);
  // Written past Koa, which would look at the body again to find out what it is.
  context.respond = false;
  context.res.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(result.body),
    [POSITION_HEADER]: result.position,
  });
  context.res.end(result.body);
};
