import type { Logger } from "../ports/logger";

const CLIENT_LEFT = new Set(["ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE"]);

/** True for an error that the client caused: it closed the connection half-way, or its request was wrong. */
const isClientError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const status = "status" in error && typeof error.status === "number" ? error.status : 500;
  return status < 500 || ("code" in error && CLIENT_LEFT.has(String(error.code)));
};

/** Gives a listener for unanswered requests of a web application. It logs only errors of the server. */
export const logServerErrors =
  (logger: Logger) =>
  (error: unknown): void => {
    if (!isClientError(error)) logger.error({ err: error }, "A request failed outside the services");
  };
