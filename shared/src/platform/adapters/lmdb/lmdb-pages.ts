import { metasOf } from "./lmdb-bytes-at";
import type { BytesAt } from "./lmdb-bytes-at";
import { LmdbBroken, metaAt, nodesOf, numberAt, PAGE_HEADER_BYTES, PAGE_KIND } from "./lmdb-page";
import type { Meta, Node, Tree } from "./lmdb-page";
import { PageSet } from "./page-set";

export type LmdbEntry = { key: Buffer; data: Buffer };

/** Says, in the flags of a meta, whether its pages had been synced when it was written. */
const SYNCED = 0x1000;

type Between = { from: Buffer | null; to: Buffer | null };

/** Of the tree of free pages: the transaction that freed them, a number in the machine's order. */
const asNumber = (key: Buffer): Buffer => Buffer.from(key.toReversed());
const asText = (key: Buffer): Buffer => key;

/** Where the walk of a tree puts its entries, and in which order their keys lie. */
type Into = { entry: (entry: LmdbEntry) => void; order: (key: Buffer) => Buffer };

/**
 * The pages of an LMDB file that nobody writes, walked as LMDB walks them: LMDB itself trusts every byte, and a cut or altered
 * file ends its process by a signal.
 */
export class LmdbPages {
  readonly meta: Meta;
  /** Pages that hold something, and those that are free: none is both. */
  readonly #met = new PageSet();

  /** @throws LmdbBroken */
  constructor(private readonly bytes: BytesAt) {
    const metas = metasOf(bytes);
    const first = metaAt(metas, 0);
    const { pageBytes } = first;
    if (pageBytes < 512 || pageBytes > 65_536 || !Number.isInteger(Math.log2(pageBytes))) {
      throw new LmdbBroken("its pages have no size");
    }
    const second = metaAt(metas, pageBytes);
    const [older, newer] = first.transaction >= second.transaction ? [second, first] : [first, second];
    const isPair = older.pageBytes === newer.pageBytes && (older.free.flags | SYNCED) === (newer.free.flags | SYNCED);
    // A copy begins with the meta of an empty file.
    if (!isPair || (older.transaction !== 0 && newer.transaction - older.transaction > 1)) {
      throw new LmdbBroken("its two metas do not belong together");
    }
    this.meta = newer;
  }

  /** Every entry. @throws LmdbBroken if the file stops making sense; then none of it is to be trusted. */
  entries(): LmdbEntry[] {
    const { main } = this.meta;
    if (main.flags !== 0) throw new LmdbBroken("its entries are of an unknown kind");
    const entries: LmdbEntry[] = [];
    this.walkTree(main, { entry: (entry) => entries.push(entry), order: asText });
    this.meetFree();
    return entries;
  }

  /** Meets the pages of the list of free pages, and those that it names. @throws LmdbBroken */
  meetFree(): void {
    this.walkTree(this.meta.free, { entry: ({ data }) => this.takeFree(data), order: asNumber });
  }

  /** Notes that a page holds something. @throws LmdbBroken if there is no such page, or another use of it was met. */
  meet(number: number): void {
    if (number < 2 || number > this.meta.lastPage) throw new LmdbBroken(`it names page ${number}, which it has not`);
    if (!this.#met.add(number)) throw new LmdbBroken(`page ${number} is used twice`);
  }

  /** Its last pages need not be there while they are free. */
  refuseCut(end: number): void {
    if (this.bytes.length < end) throw new LmdbBroken(`it is cut off at byte ${this.bytes.length}`);
  }

  private walkTree(tree: Tree, { entry, order }: Into): void {
    let entries = 0;
    const counted = (found: LmdbEntry): void => {
      entries += 1;
      entry(found);
    };
    if (tree.root !== null) this.walk(tree.root, tree.depth, { from: null, to: null }, { entry: counted, order });
    if (entries !== tree.entries) throw new LmdbBroken(`it holds ${entries} entries and should hold ${tree.entries}`);
  }

  private walk(number: number, depth: number, between: Between, into: Into): void {
    if (depth < 1) throw new LmdbBroken("its tree is deeper than it says");
    const page = this.page(number, depth === 1 ? PAGE_KIND.leaf : PAGE_KIND.branch);
    const nodes = nodesOf(page);
    const keys = nodes.map(({ key }, place) => (depth > 1 && place === 0 ? null : into.order(key)));
    keys.reduce<Buffer | null>((before, key) => {
      const isBefore = key !== null && before !== null && Buffer.compare(before, key) >= 0;
      const isBelow = key !== null && between.from !== null && Buffer.compare(key, between.from) < 0;
      const isAbove = key !== null && between.to !== null && Buffer.compare(key, between.to) >= 0;
      if (isBefore || isBelow || isAbove) throw new LmdbBroken("its keys are out of order");
      return key ?? before;
    }, null);
    nodes.forEach((node, place) => {
      if (!("child" in node)) return into.entry({ key: node.key, data: this.dataOf(node) });
      const [from, to] = [keys[place] ?? between.from, keys[place + 1] ?? between.to];
      return this.walk(node.child, depth - 1, { from, to }, into);
    });
  }

  private dataOf(node: Exclude<Node, { child: number }>): Buffer {
    if ("data" in node) return node.data;
    const { run, pages, bytes } = node;
    const first = this.page(run, PAGE_KIND.overflow);
    const needed = Math.floor((PAGE_HEADER_BYTES - 1 + bytes) / this.meta.pageBytes) + 1;
    if (first.readUInt32LE(20) !== pages || pages < needed) throw new LmdbBroken("a long entry has another length");
    for (let number = run + 1; number < run + pages; number += 1) this.meet(number);
    const at = run * this.meta.pageBytes + PAGE_HEADER_BYTES;
    this.refuseCut(at + bytes);
    return this.bytes.at(at, at + bytes);
  }

  private page(number: number, kind: number): Buffer {
    this.meet(number);
    const { pageBytes, transaction } = this.meta;
    this.refuseCut((number + 1) * pageBytes);
    const page = this.bytes.at(number * pageBytes, (number + 1) * pageBytes);
    const isIt = numberAt(page, 0) === number && numberAt(page, 8) <= transaction && page.readUInt16LE(18) === kind;
    if (!isIt) throw new LmdbBroken(`page ${number} is not what it should be`);
    return page;
  }

  /** A list: how many numbers follow; each a page, nothing (0), or below zero how many pages begin at the next number. */
  private takeFree(data: Buffer): void {
    const count = data.length < 8 ? -1 : numberAt(data, 0);
    if (count < 0 || (count + 1) * 8 > data.length) throw new LmdbBroken("its list of free pages has no sense");
    let run = 1;
    for (let place = 1; place <= count; place += 1) {
      const number = Number(data.readBigInt64LE(place * 8));
      if (number < 0) run = -number;
      if (run > this.meta.lastPage) throw new LmdbBroken("its list of free pages has no sense");
      if (number <= 0) continue;
      for (let page = number; page < number + run; page += 1) this.meet(page);
      run = 1;
    }
  }
}
