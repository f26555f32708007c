import { sendProblem } from "@naqsh/shared/platform/http/send-problem";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type Koa from "koa";

/** Answers with a problem in the reader's language, which nothing between here and there keeps. */
export const refuse = (context: Koa.ParameterizedContext, rejection: NaqshRejection): void => {
  context.respond = false;
  context.set("Cache-Control", "private, no-store");
  sendProblem({ headers: context.headers, response: context.res }, rejection);
};
