/** Runs tasks one after the other. */
export type Lock = <Result>(task: () => Promise<Result>) => Promise<Result>;

export const createLock = (): Lock => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task);
    last = mine.catch(() => undefined);
    return mine;
  };
};

/**
 * Shares a task's next turn among all who ask before it begins: what began before somebody asked may not have seen what they have
 * just done.
 */
export const sharedTurn = <Result>(exclusive: Lock, task: () => Promise<Result>): (() => Promise<Result>) => {
  let next: Promise<Result> | null = null;
  return () => {
    next ??= exclusive(() => {
      next = null;
      return task();
    });
    return next;
  };
};
