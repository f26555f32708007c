/** Remembers UUIDs in two bytes each: what it does not hold was never added; of what it holds, one in some hundreds was not. */
export type IdSieve = { add: (id: string) => void; mayHold: (id: string) => boolean };

const IDS_PER_FILTER = 8_192;
const BITS = 16 * IDS_PER_FILTER;
/** Where 24 bits each begin in the digits of a UUID that are neither its version nor its variant. */
const SLICES = [0, 6, 18, 24];

const placesOf = (id: string): number[] => {
  const digits = id.replaceAll("-", "");
  return SLICES.map((from) => Number.parseInt(digits.slice(from, from + 6), 16) % BITS);
};

/** Bloom filters of a fixed size, one after another. */
export const createIdSieve = (): IdSieve => {
  const filters: Uint8Array[] = [];
  let added = 0;

  return {
    add: (id) => {
      if (added % IDS_PER_FILTER === 0) filters.push(new Uint8Array(BITS / 8));
      added += 1;
      const filter = filters.at(-1)!;
      for (const place of placesOf(id)) filter[place >> 3]! |= 1 << (place & 7);
    },
    mayHold: (id) => {
      if (added === 0) return false;
      const places = placesOf(id);
      return filters.some((filter) => places.every((place) => (filter[place >> 3]! & (1 << (place & 7))) !== 0));
    },
  };
};
