import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";

/** How many maps hold the numbers; a power of two. */
const SHARDS = 64;

/** Ids differ in their last letters. */
const shardOf = (value: IndexValue): number => {
  if (typeof value !== "string" || value.length < 2) return 0;
  return (value.charCodeAt(value.length - 1) * 4 + value.charCodeAt(value.length - 2)) & (SHARDS - 1);
};

/** A map from a view's values to their numbers, in shards: one map of a million would stand still while it grows. */
export class ValueNumbers {
  private readonly shards = Array.from({ length: SHARDS }, () => new Map<IndexValue, number>());

  get(value: IndexValue): number | undefined {
    return this.shards[shardOf(value)]!.get(value);
  }

  set(value: IndexValue, number: number): void {
    this.shards[shardOf(value)]!.set(value, number);
  }
}
