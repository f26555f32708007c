import { ReplyError } from "ioredis";
import { Unavailable } from "../../ports/unavailable";

/** Refusals of a Redis that takes writes again later: it loads, has lost its disk or its memory, or follows another one. */
const PASSING = /^(LOADING|MISCONF|OOM|READONLY|BUSY|TRYAGAIN|CLUSTERDOWN|MASTERDOWN|NOREPLICAS)\b/;

/** A Redis that is away, silent or refuses now, as Unavailable; any other error stays what it is. */
export const redisTrouble = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  if (error instanceof ReplyError && !PASSING.test(error.message)) return error;
  return new Unavailable(`Redis does not answer: ${error.message}`, { cause: error });
};
