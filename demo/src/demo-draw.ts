import type { Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";

/** Something, and how often it is drawn beside others. */
export type Weighed<Item> = readonly [item: Item, weight: number];

/** One of some things, by their weights. @throws RangeError of none */
export const drawn = <Item>(items: readonly Weighed<Item>[], chance: Chance): Item => {
  let left = chance.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new RangeError("Nothing to draw from");
};
