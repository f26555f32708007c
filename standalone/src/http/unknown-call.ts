import type Koa from "koa";
import { problemFrom } from "@naqsh/shared/platform/http/problem-answer";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";

/** Paths that are never a screen of the client. */
const CALLS = /^\/(api|images|socket\.io|internal)(\/|$)/;

/** What neither service knows is a problem in the reader's language, not the client's page. */
export const unknownCall: Koa.Middleware = async (context, next) => {
  if (!CALLS.test(context.path)) return next();
  const problem = problemFrom({ code: "NOT_FOUND" }, readerLanguage(context.get("Accept-Language")));
  context.status = problem.status;
  context.type = "application/problem+json";
  context.body = JSON.stringify(problem);
};
