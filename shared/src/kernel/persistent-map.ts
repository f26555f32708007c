/** A map by text that never changes: an addition gives a new one that shares all but a few nodes with the old. */
export type PersistentMap<Value> = { size: number; root: Branch<Value> };

type Branch<Value> = readonly (Branch<Value> | Leaf<Value> | undefined)[];
/** Keys whose hashes are equal share a leaf. */
type Leaf<Value> = { hash: number; entries: readonly (readonly [string, Value])[] };

const BITS = 4;
const FAN_OUT = 1 << BITS;

export const emptyMap = <Value>(): PersistentMap<Value> => ({ size: 0, root: [] });

/** The value of `key`, or undefined. */
export const lookUp = <Value>(map: PersistentMap<Value>, key: string): Value | undefined => {
  const hash = hashOf(key);
  let node: Branch<Value> | Leaf<Value> | undefined = map.root;
  for (let shift = 0; isBranch(node); shift += BITS) node = node[slotOf(hash, shift)];
  return node?.entries.find(([known]) => known === key)?.[1];
};

/** The map with `value` at `key`; the one given stays as it is. */
export const withEntry = <Value>(map: PersistentMap<Value>, key: string, value: Value): PersistentMap<Value> => ({
  size: lookUp(map, key) === undefined ? map.size + 1 : map.size,
  root: intoBranch(map.root, { hash: hashOf(key), entries: [[key, value]] }, 0),
});

/** Every key with its value, in no order. */
export function* entriesOf<Value>(map: PersistentMap<Value>): Generator<readonly [string, Value]> {
  yield* entriesUnder(map.root);
}

function* entriesUnder<Value>(node: Branch<Value> | Leaf<Value> | undefined): Generator<readonly [string, Value]> {
  if (node === undefined) return;
  if (!isBranch(node)) return yield* node.entries;
  for (const child of node) yield* entriesUnder(child);
}

const isBranch = <Value>(node: Branch<Value> | Leaf<Value> | undefined): node is Branch<Value> => Array.isArray(node);

const slotOf = (hash: number, shift: number): number => (hash >>> shift) & (FAN_OUT - 1);

const intoBranch = <Value>(branch: Branch<Value>, leaf: Leaf<Value>, shift: number): Branch<Value> => {
  const slot = slotOf(leaf.hash, shift);
  const copy = branch.slice();
  copy[slot] = intoSlot(branch[slot], leaf, shift + BITS);
  return copy;
};

const intoSlot = <Value>(
  present: Branch<Value> | Leaf<Value> | undefined,
  leaf: Leaf<Value>,
  shift: number,
): Branch<Value> | Leaf<Value> => {
  if (present === undefined) return leaf;
  if (isBranch(present)) return intoBranch(present, leaf, shift);
  if (present.hash === leaf.hash) return merged(present, leaf);
  return intoBranch(intoBranch([], present, shift), leaf, shift);
};

const merged = <Value>(present: Leaf<Value>, leaf: Leaf<Value>): Leaf<Value> => ({
  hash: leaf.hash,
  entries: [...present.entries.filter(([key]) => key !== leaf.entries[0]?.[0]), ...leaf.entries],
});

/** FNV-1a, 32 bits. */
const hashOf = (key: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};
