import type { BytesEntry } from "@naqsh/shared/platform/adapters/lmdb/lmdb-bytes";
import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import { createPauses, everyFew } from "../../runner/pauses";
import { AWAITED, inSlices } from "../../runner/slices";
import { blockFrom, BLOCK_NUMBERS, bytesOfHead } from "./posting-codec";
import { blockKey, listKey } from "./posting-keys";
import type { Postings } from "./postings-file";
import { firstPlace, StoredList } from "./stored-list";
import { UnwrittenPostings } from "./unwritten-postings";

/** Rising numbers, by their places. */
export type PostingList = { readonly size: number; at: (place: number) => number };

/** Put in one step; under a millisecond. A transaction of a few entries costs as much as these do. */
const ENTRIES_OF_COMMIT = 256;
/** Entries are written in the order of their keys, so that each page is written about once: sorted bucket by bucket. */
const BUCKETS = 256;
/** Looked at between two looks at the clock. */
const LISTS_OF_STEP = 64;

type ToWrite = { key: Buffer; numbers: readonly number[] };

/**
 * Lists of rising numbers under values: what came last in memory, the rest in a file. A write takes many steps and may be
 * cut off by a kill: a list knows its last number, and what is added again is passed over.
 */
export class PostingLists {
  private unwritten = new UnwrittenPostings();
  /** What is on its way into the file; read as long as it is. */
  private writing: UnwrittenPostings | null = null;
  private write: Promise<void> = Promise.resolve();

  constructor(private readonly file: Pick<Postings, "get" | "put">) {}

  /** Events that are not in the file for certain. */
  get unwrittenEvents(): number {
    return this.unwritten.events + (this.writing?.events ?? 0);
  }

  noteEvent(): void {
    this.unwritten.events += 1;
  }

  add(kind: number, value: IndexValue, number: number): boolean {
    return this.unwritten.add(kind, value, number);
  }

  stored(kind: number, value: IndexValue): StoredList {
    return new StoredList(listKey(kind, value), this.file.get);
  }

  /** The numbers under a value that lie below a bound: what a cut-off write left beyond it is not there yet. */
  list(kind: number, value: IndexValue, below: number, stored = this.stored(kind, value)): PostingList {
    const { last } = stored;
    const count = last < below ? stored.count : firstPlace(stored.count, (place) => stored.at(place) >= below);
    const parts = [this.writing?.of(kind, value) ?? [], this.unwritten.of(kind, value)].map((numbers) => ({
      numbers,
      from: firstPlace(numbers.length, (place) => numbers[place]! > last),
    }));
    const [first, second] = parts as [(typeof parts)[0], (typeof parts)[0]];
    const secondFrom = count + first.numbers.length - first.from;
    return {
      size: secondFrom + second.numbers.length - second.from,
      at: (place) => {
        if (place < count) return stored.at(place);
        if (place < secondFrom) return first.numbers[first.from + place - count]!;
        return second.numbers[second.from + place - secondFrom]!;
      },
    };
  }

  /**
   * Writes all that was added so far, and behind it the entry that says so; `written` is called in each step in which memory
   * lets go of some of it. One write follows another. @throws Unavailable if the file takes nothing; the next write tries again.
   */
  flush(mark: () => BytesEntry, written: () => void): Promise<void> {
    this.write = this.write.catch(() => undefined).then(() => this.writeOut(mark, written));
    return this.write;
  }

  private async writeOut(mark: () => BytesEntry, written: () => void): Promise<void> {
    // What could not be written is written again, before anything that came since.
    if (this.writing !== null) await this.writeAll(this.writing);
    this.writing = this.unwritten;
    this.unwritten = new UnwrittenPostings();
    written();
    const marked = mark();
    await this.writeAll(this.writing);
    await this.file.put([marked]);
    this.writing = null;
    written();
  }

  private async writeAll(postings: UnwrittenPostings): Promise<void> {
    const pause = everyFew(createPauses());
    let entries: BytesEntry[] = [];
    for (const bucket of await inSlices(bucketsOf(postings), AWAITED)) {
      bucket.sort((a, b) => Buffer.compare(a.key, b.key));
      for (const list of bucket) {
        const pausing = pause();
        if (pausing) await pausing;
        entries.push(...this.entriesOf(list));
        if (entries.length < ENTRIES_OF_COMMIT) continue;
        await this.file.put(entries);
        entries = [];
      }
    }
    if (entries.length > 0) await this.file.put(entries);
  }

  /** What a list becomes with more numbers: full blocks, and its head with the rest. */
  private entriesOf({ key, numbers }: ToWrite): BytesEntry[] {
    const { count, tail, last } = new StoredList(key, this.file.get);
    const from = firstPlace(numbers.length, (place) => numbers[place]! > last);
    if (from === numbers.length) return [];
    const entries: BytesEntry[] = [];
    let rest = [...tail, ...numbers.slice(from)];
    let block = Math.floor((count - tail.length) / BLOCK_NUMBERS);
    while (rest.length > BLOCK_NUMBERS) {
      entries.push({ key: blockKey(key, block++), body: blockFrom(rest.slice(0, BLOCK_NUMBERS)) });
      rest = rest.slice(BLOCK_NUMBERS);
    }
    entries.push({ key, body: bytesOfHead({ count: count + numbers.length - from, tail: rest }) });
    return entries;
  }
}

/** All lists by the second byte of their keys, which tells ids apart. */
function* bucketsOf(postings: UnwrittenPostings): Generator<void, ToWrite[][]> {
  const buckets: ToWrite[][] = Array.from({ length: BUCKETS }, () => []);
  let passed = 0;
  for (const { kind, value, numbers } of postings.lists()) {
    const key = listKey(kind, value);
    buckets[key[1]!]!.push({ key, numbers });
    passed += 1;
    if (passed % LISTS_OF_STEP === 0) yield;
  }
  return buckets;
}
