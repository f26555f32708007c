import { setTimeout as pause } from "node:timers/promises";
import { Unavailable } from "../../ports/unavailable";

const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 100;

/** Two writes of one name met (409), too many at once (429), or the store has trouble of its own. */
const isPassing = (status: number): boolean => status === 409 || status === 429 || (status >= 500 && status !== 501);

/**
 * Asks a store over HTTP, again after a growing pause if the trouble may pass, within a time in all.
 * @throws Unavailable when no answer came.
 */
export const retryRequest = async <Answer extends { status: number }>(
  limitMs: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const signal = AbortSignal.timeout(limitMs);
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await ask(signal);
      if (!isPassing(answer.status) || tries === MOST_TRIES) return answer;
    } catch (error) {
      if (signal.aborted)
        throw new Unavailable(`The store of files gave no answer within ${limitMs} ms`, { cause: error });
      if (tries === MOST_TRIES)
        throw new Unavailable(`The store of files is away: ${reasonOf(error)}`, { cause: error });
    }
    await pause(FIRST_PAUSE_MS * 2 ** tries, undefined, { signal }).catch(() => undefined);
  }
};

/** `fetch` says only that it failed; why is in the cause. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return "code" in cause ? String(cause.code) : cause.message;
  return error.message;
};
