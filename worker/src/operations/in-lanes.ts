/**
 * Runs `work` over items: those with the same key one after the other, in order; different keys beside each other, at
 * most `width` at once. Fails with the first failure, after what was running has ended.
 */
export const inLanes = async <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const lanes = lanesOf(items, keyOf);
  const runner = async (): Promise<void> => {
    for (let lane = lanes.shift(); lane; lane = lanes.shift()) for (const item of lane) await work(item);
  };
  const results = await Promise.allSettled(Array.from({ length: Math.min(width, lanes.length) }, runner));
  for (const result of results) if (result.status === "rejected") throw result.reason;
};

const lanesOf = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => {
  const lanes = new Map<string, Item[]>();
  for (const item of items) {
    const lane = lanes.get(keyOf(item));
    if (lane) lane.push(item);
    else lanes.set(keyOf(item), [item]);
  }
  return [...lanes.values()];
};
