import { MongoDriverError, MongoNetworkError, MongoServerSelectionError, MongoServerError } from "mongodb";
import { Unavailable } from "../../ports/unavailable";

/** What a server says that steps down, starts, shuts down or waits for others. */
const PASSING_CODES = new Set<unknown>([6, 7, 64, 89, 91, 100, 189, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** A MongoDB that is away, silent or without a primary, as Unavailable; any other error stays what it is. */
export const mongoTrouble = (error: unknown): unknown => {
  const isAway =
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    (error instanceof MongoDriverError && /timed out|timeout|closed/i.test(error.message)) ||
    (error instanceof MongoServerError && PASSING_CODES.has(error.code));
  return isAway ? new Unavailable(`MongoDB does not answer: ${error.message}`, { cause: error }) : error;
};
