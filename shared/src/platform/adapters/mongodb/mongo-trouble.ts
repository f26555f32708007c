import {
  MongoBulkWriteError,
  MongoDriverError,
  MongoNetworkError,
  MongoRuntimeError,
  MongoServerSelectionError,
  MongoServerError,
} from "mongodb";
import { Unavailable } from "../../ports/unavailable";

/** What a server says that steps down, starts, shuts down or waits for others. */
const PASSING_CODES = new Set<unknown>([6, 7, 64, 89, 91, 100, 189, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** What a socket says that ended or never began; the driver passes some of these on as they are. */
const SOCKET_CODES = new Set<unknown>([
  "ECONNRESET",
  "ECONNREFUSED",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
]);

const isOfSocket = (error: Error): boolean =>
  ("code" in error && SOCKET_CODES.has(error.code)) || (error.cause instanceof Error && isOfSocket(error.cause));

/** What ended a batch as a whole: the driver hides it in an error of the batch. */
const behind = (error: unknown): unknown => {
  const cause: unknown = error instanceof MongoBulkWriteError ? error.errorResponse : null;
  return cause instanceof Error ? cause : error;
};

/** A MongoDB that is away, silent or without a primary, as Unavailable; any other error stays what it is. */
export const mongoTrouble = (thrown: unknown): unknown => {
  const error = behind(thrown);
  if (!(error instanceof Error)) return error;
  const isAway =
    isOfSocket(error) ||
    error instanceof MongoNetworkError ||
    error instanceof MongoRuntimeError ||
    error instanceof MongoServerSelectionError ||
    (error instanceof MongoDriverError && /timed out|timeout|closed/i.test(error.message)) ||
    (error instanceof MongoServerError && PASSING_CODES.has(error.code));
  return isAway ? new Unavailable(`MongoDB does not answer: ${error.message}`, { cause: error }) : error;
};
