import { within } from "../../async/within";
import { StoreUnavailable } from "../../ports/event-store";

export class TimeLimitReached extends StoreUnavailable {
  constructor(limitMs: number) {
    super(`The event store did not answer within ${Math.max(0, Math.round(limitMs))} ms`);
  }
}

/** Answers with the promise; the client alone may hang for ever. @throws TimeLimitReached after `limitMs` milliseconds */
export const withinLimit = <Answer>(limitMs: number, promise: Promise<Answer>): Promise<Answer> =>
  within(limitMs, promise, () => new TimeLimitReached(limitMs));
