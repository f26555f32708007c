import type { IncomingMessage, ServerResponse } from "node:http";
import { sendProblem } from "./send-problem";

/** True if the request's target can be parsed. Frameworks throw at other ones. */
const isUrl = (url: string): boolean => url.startsWith("/") || url === "*" || URL.canParse(url);

/** Answers a request whose URL is malformed (`GET http://[`). True if it was one. */
export const refuseMalformedUrl = (request: IncomingMessage, response: ServerResponse): boolean => {
  if (isUrl(request.url ?? "/")) return false;
  sendProblem({ headers: request.headers, response }, { code: "NOT_FOUND" });
  return true;
};
