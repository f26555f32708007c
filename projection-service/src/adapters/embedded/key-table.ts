const SHARDS = 256;
const FIRST_SLOTS = 16;

/** FNV-1a over the UTF-16 units. */
export const hashOf = (key: string): number => {
  let hash = 0x811c9dc5;
  for (let place = 0; place < key.length; place += 1) hash = Math.imul(hash ^ key.charCodeAt(place), 0x01000193);
  return hash ^ (hash >>> 15);
};

/**
 * Numbers keys from 0 in the order in which they come, and finds a key's number, without holding the keys: 8 bytes for a
 * key, at most half of them used. In shards, so that growing never takes long.
 */
export class KeyTable {
  /** Pairs of a hash and a number plus one; 0 for an empty pair. */
  private readonly shards: (Int32Array | undefined)[] = Array.from({ length: SHARDS });
  private readonly counts = new Uint32Array(SHARDS);
  private total = 0;

  /** `keyOf` gives the key of a number: equal hashes are not equal keys. */
  constructor(private readonly keyOf: (id: number) => string) {}

  get size(): number {
    return this.total;
  }

  /** A key's number; -1 for one that was not added. */
  find(key: string): number {
    return this.findHashed(key, hashOf(key));
  }

  /** A key's number. A new key gets one. */
  findOrAdd(key: string): number {
    const hash = hashOf(key);
    const known = this.findHashed(key, hash);
    return known < 0 ? this.addHashed(hash) : known;
  }

  private findHashed(key: string, hash: number): number {
    const slots = this.shards[hash & (SHARDS - 1)];
    if (slots === undefined) return -1;
    const mask = slots.length / 2 - 1;
    for (let pair = (hash >>> 8) & mask; ; pair = (pair + 1) & mask) {
      const id = slots[pair * 2 + 1]! - 1;
      if (id < 0) return -1;
      if (slots[pair * 2] === hash && this.keyOf(id) === key) return id;
    }
  }

  /** Gives a new key its number. */
  add(key: string): number {
    return this.addHashed(hashOf(key));
  }

  /** The same by the key's hash. */
  addHashed(hash: number): number {
    const shard = hash & (SHARDS - 1);
    const id = this.total++;
    const count = (this.counts[shard]! += 1);
    let slots = (this.shards[shard] ??= new Int32Array(FIRST_SLOTS * 2));
    if (count * 4 > slots.length) slots = this.shards[shard] = grown(slots);
    place(slots, hash, id + 1);
    return id;
  }

  /** The hashes of the first so many keys, by their numbers; keys may come meanwhile. */
  *hashes(count: number): Generator<void, Int32Array> {
    const hashes = new Int32Array(count);
    for (const slots of this.shards) {
      for (let at = 0; slots !== undefined && at < slots.length; at += 2) {
        const number = slots[at + 1]!;
        if (number > 0 && number <= count) hashes[number - 1] = slots[at]!;
      }
      yield;
    }
    return hashes;
  }
}

const place = (slots: Int32Array, hash: number, number: number): void => {
  const mask = slots.length / 2 - 1;
  let pair = (hash >>> 8) & mask;
  while (slots[pair * 2 + 1] !== 0) pair = (pair + 1) & mask;
  slots[pair * 2] = hash;
  slots[pair * 2 + 1] = number;
};

const grown = (slots: Int32Array): Int32Array => {
  const larger = new Int32Array(slots.length * 2);
  for (let at = 0; at < slots.length; at += 2) {
    if (slots[at + 1] !== 0) place(larger, slots[at]!, slots[at + 1]!);
  }
  return larger;
};
