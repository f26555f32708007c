import type { Logger } from "../ports/logger";

const CLIENT_LEFT = new Set(["ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE"]);

/** A reader who closes the page half-way, or asks for what is not there, is no failure of ours. */
const isClientError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const status = "status" in error && typeof error.status === "number" ? error.status : 500;
  return status < 500 || ("code" in error && CLIENT_LEFT.has(String(error.code)));
};

/** Takes what a web application could not answer, and logs what is ours. */
export const logServerErrors =
  (logger: Logger) =>
  (error: unknown): void => {
    if (!isClientError(error)) logger.error({ err: error }, "A request failed outside the services");
  };
