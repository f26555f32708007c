import type { IncomingMessage, ServerResponse } from "node:http";
import { problemFrom } from "./problem-answer";
import { readerLanguage } from "./reader-language";

/** True if the request's target can be parsed. Frameworks throw at other ones. */
const isUrl = (url: string): boolean => url.startsWith("/") || url === "*" || URL.canParse(url);

/** Answers a request whose URL is malformed (`GET http://[`). True if it was one. */
export const refuseMalformedUrl = (request: IncomingMessage, response: ServerResponse): boolean => {
  if (isUrl(request.url ?? "/")) return false;
  const problem = problemFrom({ code: "NOT_FOUND" }, readerLanguage(request.headers["accept-language"]));
  const body = JSON.stringify(problem);
  const headers = { "Content-Type": "application/problem+json", "Content-Length": Buffer.byteLength(body) };
  response.writeHead(problem.status, headers).end(body);
  return true;
};
