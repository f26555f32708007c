import { StoreUnavailable } from "../../ports/event-store";

/** Answers with the promise, or rejects as StoreUnavailable when it takes longer: the client alone may hang for ever. */
export const within = async <Answer>(limitMs: number, promise: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitReached(limitMs)), Math.max(0, limitMs));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => undefined);
  }
};

export class TimeLimitReached extends StoreUnavailable {
  constructor(limitMs: number) {
    super(`The event store did not answer within ${Math.max(0, Math.round(limitMs))} ms`);
  }
}

/** Answers after a while, or at once when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : ms);
    signal.addEventListener("abort", end);
  });
