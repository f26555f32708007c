import { closeSync, openSync } from "node:fs";
import { nextTurn } from "../../next-turn";
import { bytesOnDisk, metasOf } from "./lmdb-bytes-at";
import type { BytesAt } from "./lmdb-bytes-at";
import { LmdbBroken, PAGE_HEADER_BYTES, PAGE_KIND } from "./lmdb-page";
import { LmdbPages } from "./lmdb-pages";
import { ENTRY_HEADER_BYTES, ENTRY_MARK } from "./lmdb-entry";
import { shortCrc } from "./short-crc";

const NODE_HEADER_BYTES = 8;
const NUMBER_BASE = 0x1_0000_0000;
/** Pages read in one step: about 2 ms. */
const PAGES_OF_STEP = 64;

/** A key by where it lies in which page. */
type Key = { page: Buffer; from: number; to: number };
type Between = { from: Key | null; to: Key | null };

/** Below zero, zero or above it. Keys are short, and neighbours differ early. */
const compare = (a: Key, b: Key): number => {
  const length = Math.min(a.to - a.from, b.to - b.from);
  for (let place = 0; place < length; place += 1) {
    const difference = a.page[a.from + place]! - b.page[b.from + place]!;
    if (difference !== 0) return difference;
  }
  return a.to - a.from - (b.to - b.from);
};

const numberAt = (page: Buffer, at: number): number => page.readUInt32LE(at) + page.readUInt32LE(at + 4) * NUMBER_BASE;

/** How many nodes a page has. @throws LmdbBroken if one of them lies outside of it. */
const nodesOf = (page: Buffer): number => {
  const [lower, upper] = [page.readUInt16LE(20), page.readUInt16LE(22)];
  const room = page.length - PAGE_HEADER_BYTES;
  if (lower % 2 !== 0 || lower > upper || upper > room) throw new LmdbBroken("a page has no sense");
  for (let at = PAGE_HEADER_BYTES; at < PAGE_HEADER_BYTES + lower; at += 2) {
    const offset = page.readUInt16LE(at);
    if (offset < upper || offset + NODE_HEADER_BYTES > room) {
      throw new LmdbBroken("an entry lies outside of its page");
    }
  }
  return lower / 2;
};

const nodeAt = (page: Buffer, node: number): number =>
  PAGE_HEADER_BYTES + page.readUInt16LE(PAGE_HEADER_BYTES + node * 2);

const keyAt = (page: Buffer, node: number): Key => {
  const from = nodeAt(page, node) + NODE_HEADER_BYTES;
  const to = from + page.readUInt16LE(from - 2);
  if (to > page.length) throw new LmdbBroken("a key leaves its page");
  return { page, from, to };
};

const childAt = (page: Buffer, node: number): number => {
  const at = nodeAt(page, node);
  const low = page.readUInt16LE(at) + page.readUInt16LE(at + 2) * 0x10000;
  return low + page.readUInt16LE(at + 4) * NUMBER_BASE;
};

const checkEntry = ({ page, from, to }: Key): void => {
  const size = page.readUInt16LE(from - 8) + page.readUInt16LE(from - 6) * 0x10000;
  if (page.readUInt16LE(from - 4) !== 0) throw new LmdbBroken("an entry is of an unknown kind");
  const end = to + size;
  if (end > page.length) throw new LmdbBroken("an entry leaves its page");
  const crc = shortCrc(page, to + ENTRY_HEADER_BYTES, end, shortCrc(page, from, to));
  const isWhole = size > ENTRY_HEADER_BYTES && page[to] === ENTRY_MARK && page.readUInt32LE(to + 1) === crc;
  if (!isWhole) throw new LmdbBroken("an entry does not fit its checksum");
};

const onward = async (): Promise<boolean> => {
  await nextTurn();
  return true;
};

/**
 * Walks a file of many short entries as `LmdbPages` does, without making anything of them: each page's number, kind, bounds and
 * transaction, each entry's checksum, keys within those of their branches, counts, and that no page is used twice. In memory are
 * the pages between the root and a leaf, and a bit for each page.
 */
class LmdbWalk {
  private readonly pages: LmdbPages;
  /** By depth: of a tree, one page of each depth is looked at. */
  private readonly buffers: Buffer[] = [];
  private entries = 0;
  /** Pages since the last turn of the event loop. */
  private read = 0;

  constructor(private readonly bytes: BytesAt) {
    this.pages = new LmdbPages(bytes);
  }

  /** `rest` comes between two steps; the walk ends there if it says so. False if it did. @throws LmdbBroken */
  async check(rest: () => Promise<boolean> = onward): Promise<boolean> {
    const { main } = this.pages.meta;
    if (main.flags !== 0) throw new LmdbBroken("its entries are of an unknown kind");
    this.pages.meetFree();
    if (main.root !== null) {
      for (const _ of this.walk(main.root, main.depth, { from: null, to: null })) if (!(await rest())) return false;
    }
    if (this.entries !== main.entries) {
      throw new LmdbBroken(`it holds ${this.entries} entries and should hold ${main.entries}`);
    }
    return true;
  }

  private *walk(number: number, depth: number, between: Between): Generator<void, void> {
    if (depth < 1) throw new LmdbBroken("its tree is deeper than it says");
    if (depth === 1) return this.checkLeaf(this.page(number, depth), between);
    const page = this.page(number, depth);
    const nodes = nodesOf(page);
    // The first key of a branch stands for all that lies before the second.
    let from = between.from;
    for (let node = 0; node < nodes; node += 1) {
      const to = node + 1 < nodes ? keyAt(page, node + 1) : between.to;
      if (from !== null && to !== null && compare(from, to) >= 0) throw new LmdbBroken("its keys are out of order");
      yield* this.walk(childAt(page, node), depth - 1, { from, to });
      from = to;
      if (this.read < PAGES_OF_STEP) continue;
      this.read = 0;
      yield;
    }
  }

  private checkLeaf(page: Buffer, { from, to }: Between): void {
    const nodes = nodesOf(page);
    let before: Key | null = null;
    for (let node = 0; node < nodes; node += 1) {
      const key = keyAt(page, node);
      const isInOrder = before === null ? from === null || compare(from, key) <= 0 : compare(before, key) < 0;
      if (!isInOrder) throw new LmdbBroken("its keys are out of order");
      checkEntry(key);
      before = key;
    }
    if (before !== null && to !== null && compare(before, to) >= 0) throw new LmdbBroken("its keys are out of order");
    this.entries += nodes;
  }

  /** A page as it lies in the file. */
  private page(number: number, depth: number): Buffer {
    const { pageBytes, transaction } = this.pages.meta;
    this.read += 1;
    this.pages.meet(number);
    this.pages.refuseCut((number + 1) * pageBytes);
    const into = (this.buffers[depth] ??= Buffer.allocUnsafeSlow(pageBytes));
    const page = this.bytes.at(number * pageBytes, (number + 1) * pageBytes, into);
    const isIt = numberAt(page, 0) === number && numberAt(page, 8) <= transaction;
    if (!isIt || page.readUInt16LE(18) !== (depth === 1 ? PAGE_KIND.leaf : PAGE_KIND.branch)) {
      throw new LmdbBroken(`page ${number} is not what it should be`);
    }
    return page;
  }
}

/** Another process may write the file while it is walked. */
const MOST_LOOKS = 50;

/**
 * Why a file is none of `openLmdbBytes`; null if all of it is as it was written. If another process writes it, the file is looked
 * at again. @throws if it cannot be read.
 */
export const damageOfLmdbBytes = async (path: string): Promise<string | null> => {
  const fd = openSync(path, "r");
  try {
    for (let look = 1; ; look += 1) {
      const metas = metasOf(bytesOnDisk(fd));
      const damage = await damageOf(bytesOnDisk(fd));
      if (damage === null || look === MOST_LOOKS || metas.equals(metasOf(bytesOnDisk(fd)))) return damage;
    }
  } finally {
    closeSync(fd);
  }
};

/** The same by where the file begins alone, which says where LMDB finds the rest. */
export const damageOfLmdbMetas = (path: string): string | null => {
  const fd = openSync(path, "r");
  try {
    const { meta } = new LmdbPages(bytesOnDisk(fd));
    return meta.main.flags === 0 ? null : "its entries are of an unknown kind";
  } catch (error) {
    if (error instanceof LmdbBroken) return error.message;
    throw error;
  } finally {
    closeSync(fd);
  }
};

/** What a walk found; `isWhole` is null if it was given up. */
export type Walked = { isWhole: boolean | null; damage: string | null };

/**
 * The same of what the file holds at this moment, though it is written meanwhile: the caller keeps LMDB from using its pages again
 * (`LmdbBytes.pin`). `rest` comes before each step of about 2 ms, and ends the walk if it gives false.
 */
export const walkPinnedBytes = async (path: string, rest: () => Promise<boolean>): Promise<Walked> => {
  const fd = openSync(path, "r");
  try {
    const walk = new LmdbWalk(bytesOnDisk(fd));
    const isOver = (await rest()) && (await walk.check(rest));
    return { isWhole: isOver ? true : null, damage: null };
  } catch (error) {
    if (error instanceof LmdbBroken) return { isWhole: false, damage: error.message };
    throw error;
  } finally {
    closeSync(fd);
  }
};

const damageOf = async (bytes: BytesAt): Promise<string | null> => {
  if (bytes.length === 0) return "it is empty";
  try {
    await new LmdbWalk(bytes).check();
    return null;
  } catch (error) {
    if (error instanceof LmdbBroken) return error.message;
    throw error;
  }
};
