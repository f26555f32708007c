import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";

/** Gives what a promise gives, or fails after so many milliseconds; the promise itself goes on. */
export const within = async <Answer>(ms: number, asked: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable(`Redis gave no answer within ${ms} ms`)), ms);
  });
  asked.catch(() => undefined);
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** No answer by then counts as a failure; the same job scheduled again is the same job. */
const LONGEST_WAIT_MS = 5_000;

export const inRedisTime = <Answer>(asked: Promise<Answer>): Promise<Answer> => within(LONGEST_WAIT_MS, asked);
