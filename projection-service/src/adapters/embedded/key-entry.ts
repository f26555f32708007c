import { hashOf } from "./key-table";

/**
 * Each event's key is met once: a list of its own for each would be half of all entries of a file. Keys share lists, whose
 * numbers tell the event and, in their lower bits, the rest of its key's hash.
 */
const SHARD_BITS = 10;
const REST_BITS = 32 - SHARD_BITS;
const REST = 2 ** REST_BITS;

const restOf = (key: string): number => hashOf(key) >>> SHARD_BITS;

/** The list in which a key is looked for. */
export const keyShard = (key: string): number => hashOf(key) & (2 ** SHARD_BITS - 1);

/** What the list has of an event, whose number is below 2^31. */
export const keyEntry = (key: string, id: number): number => id * REST + restOf(key);

/** Entries of events with lower numbers lie below it. */
export const entriesBelow = (id: number): number => id * REST;

/** The number of an entry's event, whose key may be this one; null if it is another. */
export const idIfOf = (key: string, entry: number): number | null =>
  entry % REST === restOf(key) ? Math.floor(entry / REST) : null;
