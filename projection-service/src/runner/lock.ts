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
