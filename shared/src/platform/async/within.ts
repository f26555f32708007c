/**
 * Gives what a promise gives, or rejects with `late()` after `limitMs` milliseconds; the promise itself goes on, and a failure
 * that comes after the limit is heard by nobody.
 */
export const within = async <Answer>(limitMs: number, promise: Promise<Answer>, late: () => Error): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), Math.max(0, limitMs));
  });
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
};
