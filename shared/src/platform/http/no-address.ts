import type { IncomingMessage, ServerResponse } from "node:http";
import { sendProblem } from "./send-problem";

/** Whether what is asked for can be read as a path at all: frameworks throw at what cannot. */
const isAddress = (url: string): boolean => url.startsWith("/") || url === "*" || URL.canParse(url);

/** Answers a request that asks for no address (`GET http://[`); says whether it was one. */
export const refuseNoAddress = (request: IncomingMessage, response: ServerResponse): boolean => {
  if (isAddress(request.url ?? "/")) return false;
  sendProblem({ headers: request.headers, response }, { code: "NOT_FOUND" });
  return true;
};
