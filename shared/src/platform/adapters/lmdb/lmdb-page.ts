/**
 * How LMDB lays out a file, as the `lmdb` package has it (little-endian, version 2): pages of one size, the first two of them
 * metas. A page begins with: u64 number, u64 transaction, u16, u16 flags, u16 lower, u16 upper (or u32 pages of an overflow).
 */
export const PAGE_HEADER_BYTES = 24;
const MAGIC = 0xbeefc0de;
const VERSION = 2;
const META_BYTES = 168;
const NO_PAGE = 0xffff_ffff_ffff_ffffn;
/** No store of ours comes near it, and every number below it is exact. */
const LARGEST = 2n ** 44n;

export const PAGE_KIND = { branch: 1, leaf: 2, overflow: 4, meta: 8 } as const;

/** What makes a file no whole one; the reason is for operators. */
export class LmdbBroken extends Error {}

export type Tree = { flags: number; depth: number; entries: number; root: number | null };
export type Meta = { pageBytes: number; free: Tree; main: Tree; lastPage: number; transaction: number };

/** @throws LmdbBroken for a number that no store reaches. */
export const numberAt = (bytes: Buffer, at: number): number => {
  const number = bytes.readBigUInt64LE(at);
  if (number > LARGEST) throw new LmdbBroken("a number in it is too large");
  return Number(number);
};

const treeAt = (bytes: Buffer, at: number): Tree => ({
  flags: bytes.readUInt16LE(at + 4),
  depth: bytes.readUInt16LE(at + 6),
  entries: numberAt(bytes, at + 32),
  root: bytes.readBigUInt64LE(at + 40) === NO_PAGE ? null : numberAt(bytes, at + 40),
});

/** The meta page that begins at a byte. @throws LmdbBroken */
export const metaAt = (bytes: Buffer, at: number): Meta => {
  if (bytes.length < at + META_BYTES) throw new LmdbBroken("it is cut off in its first pages");
  if (bytes.readUInt32LE(at + 24) !== MAGIC) throw new LmdbBroken("it does not begin as an LMDB file does");
  if (bytes.readUInt32LE(at + 28) !== VERSION) throw new LmdbBroken("it is of another version");
  if (bytes.readUInt16LE(at + 18) !== PAGE_KIND.meta) throw new LmdbBroken("a meta page is none");
  if (numberAt(bytes, at + 32) !== 0) throw new LmdbBroken("a meta page asks for a fixed address");
  const pageBytes = bytes.readUInt32LE(at + 48);
  if ((numberAt(bytes, at + 144) + 1) * pageBytes > numberAt(bytes, at + 40)) {
    throw new LmdbBroken("it says that it is longer than it may be");
  }
  return {
    pageBytes,
    free: treeAt(bytes, at + 48),
    main: treeAt(bytes, at + 96),
    lastPage: numberAt(bytes, at + 144),
    transaction: numberAt(bytes, at + 152),
  };
};

/** A key and what lies under it: a child page in a branch, bytes in a leaf, a run of overflow pages for long ones. */
export type Node = { key: Buffer } & (
  | { child: number }
  | { data: Buffer }
  | { bytes: number; run: number; pages: number }
);

const LONG = 1;
const NODE_HEADER_BYTES = 8;

const nodeAt = (page: Buffer, at: number, isLeaf: boolean): Node => {
  const low = page.readUInt16LE(at) + page.readUInt16LE(at + 2) * 0x10000;
  const flags = page.readUInt16LE(at + 4);
  const keyEnd = at + NODE_HEADER_BYTES + page.readUInt16LE(at + 6);
  if (keyEnd > page.length) throw new LmdbBroken("a key leaves its page");
  const key = page.subarray(at + NODE_HEADER_BYTES, keyEnd);
  if (!isLeaf) return { key, child: low + flags * 0x1_0000_0000 };
  if (flags !== 0 && flags !== LONG) throw new LmdbBroken("an entry is of an unknown kind");
  const end = keyEnd + (flags === LONG ? 24 : low);
  if (end > page.length) throw new LmdbBroken("an entry leaves its page");
  if (flags === 0) return { key, data: page.subarray(keyEnd, end) };
  return { key, bytes: low, run: numberAt(page, keyEnd), pages: numberAt(page, keyEnd + 16) };
};

/** The nodes of a branch or a leaf, in order. @throws LmdbBroken */
export const nodesOf = (page: Buffer): Node[] => {
  const [lower, upper] = [page.readUInt16LE(20), page.readUInt16LE(22)];
  const room = page.length - PAGE_HEADER_BYTES;
  if (lower % 2 !== 0 || lower > upper || upper > room) throw new LmdbBroken("a page has no sense");
  const isLeaf = page.readUInt16LE(18) === PAGE_KIND.leaf;
  return Array.from({ length: lower / 2 }, (_, place) => {
    const at = page.readUInt16LE(PAGE_HEADER_BYTES + place * 2);
    if (at < upper || at + NODE_HEADER_BYTES > room) throw new LmdbBroken("an entry lies outside of its page");
    return nodeAt(page, at + PAGE_HEADER_BYTES, isLeaf);
  });
};
