import { within } from "@naqsh/shared/platform/async/within";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";

/** No answer by then counts as a failure; the same job scheduled again is the same job. */
const LONGEST_WAIT_MS = 5_000;

/** Answers with what Redis is asked. @throws Unavailable after `limitMs` milliseconds */
export const inRedisTime = <Answer>(asked: Promise<Answer>, limitMs = LONGEST_WAIT_MS): Promise<Answer> =>
  within(limitMs, asked, () => new Unavailable(`Redis gave no answer within ${limitMs} ms`));
