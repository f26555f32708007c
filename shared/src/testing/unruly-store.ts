import type { EventStore, StoredEvent } from "../platform/ports/event-store";

const WINDOW = 100;

const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);

/** A store that delivers each event one to five times, out of order within a window, in batches of any size. */
export const unruly = (store: EventStore, random: () => number): EventStore => ({
  ...store,
  subscribe: async function* (options) {
    for await (const batch of store.subscribe({ ...options, maxBatch: WINDOW })) {
      const repeated: StoredEvent[] = batch.flatMap((event) =>
        Array.from({ length: 1 + Math.floor(random() * 5) }, () => event),
      );
      const delivery = shuffled(repeated, random);
      while (delivery.length > 0) yield delivery.splice(0, 1 + Math.floor(random() * 40));
      if (batch.length === 0) yield [];
    }
  },
});

/** The same numbers for the same seed (mulberry32). */
export const randomBy = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
