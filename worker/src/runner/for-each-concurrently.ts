/**
 * Begins `work` on items in their order, at most `width` at once; it does not wait for one to end before it begins the
 * next. Fails with the first failure, after what was running has ended.
 */
export const forEachConcurrently = async <Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const runner = async (): Promise<void> => {
    while (next < items.length) await work(items[next++]!);
  };
  const results = await Promise.allSettled(Array.from({ length: Math.min(width, items.length) }, runner));
  for (const result of results) if (result.status === "rejected") throw result.reason;
};
