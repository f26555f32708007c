import type { IncomingMessage, ServerResponse } from "node:http";
import { problemFrom } from "./problem-answer";
import { readerLanguage } from "./reader-language";

/** Whether what is asked for can be read as a path at all: frameworks throw at what cannot. */
const isUrl = (url: string): boolean => url.startsWith("/") || url === "*" || URL.canParse(url);

/** Answers a request that asks for no address (`GET http://[`); says whether it was one. */
export const refuseMalformedUrl = (request: IncomingMessage, response: ServerResponse): boolean => {
  if (isUrl(request.url ?? "/")) return false;
  const problem = problemFrom({ code: "NOT_FOUND" }, readerLanguage(request.headers["accept-language"]));
  const body = JSON.stringify(problem);
  const headers = { "Content-Type": "application/problem+json", "Content-Length": Buffer.byteLength(body) };
  response.writeHead(problem.status, headers).end(body);
  return true;
};
