import type { Collection } from "@naqsh/shared/platform/ports/read-model-store";

/** The value that the fewest documents of an index have, the first of equals: its part of the index is the shortest to read. Null of none. */
export const rarestValue = async (
  values: readonly string[],
  collection: Pick<Collection<never>, "count">,
  index: string,
): Promise<string | null> => {
  let rarest: { value: string; count: number } | null = null;
  for (const value of values) {
    const count = await collection.count(index, [value]);
    if (rarest === null || count < rarest.count) rarest = { value, count };
  }
  return rarest?.value ?? null;
};
