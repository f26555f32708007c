import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { NaqshRejection } from "../../registry";
import { problemFrom } from "./problem-answer";
import { readerLanguage } from "./reader-language";

const A_LITTLE_LATER_SECONDS = 1;

/** In seconds; null if the refusal does not say when to come again. */
const retryAfterOf = (rejection: NaqshRejection, status: number): number | null => {
  if (rejection.code === "TOO_MANY_REQUESTS") return Math.ceil(rejection.retryAfterMs / 1000);
  return status === 503 ? A_LITTLE_LATER_SECONDS : null;
};

/**
 * Writes a refusal as a problem in the reader's language, with Retry-After if asking again helps; headers that were set before
 * stay. Nothing is written if an answer has begun.
 */
export const sendProblem = (
  { headers, response }: { headers: IncomingHttpHeaders; response: ServerResponse },
  rejection: NaqshRejection,
  correlationId?: string,
): void => {
  if (response.headersSent) return;
  const problem = problemFrom(rejection, readerLanguage(headers["accept-language"]), correlationId);
  const body = JSON.stringify(problem);
  const retryAfter = retryAfterOf(rejection, problem.status);
  if (retryAfter !== null) response.setHeader("Retry-After", String(retryAfter));
  const length = Buffer.byteLength(body);
  response.writeHead(problem.status, { "Content-Type": "application/problem+json", "Content-Length": length });
  response.end(body);
};
