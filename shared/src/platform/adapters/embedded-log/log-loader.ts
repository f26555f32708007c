import { join } from "node:path";
import type { LogDisk } from "./log-disk";
import { LogIndex } from "./log-index";
import {
  GENESIS_HASH,
  LARGEST_RECORD,
  headOf,
  isChainedTo,
  isCrcValid,
  recordEnd,
  recordHash,
  streamAt,
  type ChainHash,
} from "./record";
import {
  SEGMENT_HEADER_BYTES,
  Segment,
  firstSequenceOf,
  hasSegmentHeader,
  previousInHeader,
  segmentNames,
} from "./segment";
import type { SegmentIndexes } from "./segment-indexes";

const CHUNK_BYTES = 1024 * 1024;

/** Where the log stops making sense, and why. Everything before is whole and indexed. */
export type Damage = { segment: Segment; byte: number; reason: string };

type HeldRecord = { at: number; end: number; stream: string; revision: number };

/** Reads a log from its start, checks every record and fills the index; called again, goes on where it stopped. */
export class LogLoader {
  readonly index = new LogIndex();
  /** Hash of the last indexed record. */
  previous: ChainHash = GENESIS_HASH;
  /** Records of an append whose end has not been seen. */
  #held: HeldRecord[] = [];
  #tip: ChainHash = GENESIS_HASH;
  #enough = Infinity;
  /** Called after each piece that was read. */
  onRead: () => void = () => undefined;

  constructor(
    private readonly disk: LogDisk,
    private readonly directory: string,
    private readonly access: "r" | "r+",
    /** Taken at their word for the records of sealed segments; without them every record is read. */
    private readonly indexes: SegmentIndexes | null = null,
  ) {}

  /** Loads up to a sequence (all there is, by default); gives the first damage that it meets. */
  async load(upTo = Infinity): Promise<Damage | null> {
    this.#enough = upTo;
    for (;;) {
      if (this.index.head >= upTo) return null;
      const segment = this.index.last;
      const damage = segment ? await this.#scan(segment) : null;
      if (damage || this.index.head >= upTo) return damage;
      const next = await this.#nextName();
      if (segment && this.#held.length > 0) return { segment, byte: segment.size, reason: "its append is incomplete" };
      if (next === undefined) return null;
      const refused = await this.#openSegment(next);
      if (refused) return refused;
    }
  }

  /** Forgets what was read beyond the last indexed record, so that writing can go on there. */
  forgetTail(): void {
    this.#held = [];
    this.#tip = this.previous;
  }

  async close(): Promise<void> {
    await Promise.all(this.index.segments.map(({ fd }) => this.disk.close(fd)));
  }

  async #nextName(): Promise<string | undefined> {
    const names = segmentNames(await this.disk.list(this.directory));
    const last = this.index.last;
    return last ? names.find((name) => name > last.name) : names[0];
  }

  async #openSegment(name: string): Promise<Damage | null> {
    const fd = await this.disk.open(join(this.directory, name), this.access);
    const header = Buffer.alloc(SEGMENT_HEADER_BYTES);
    const length = await this.disk.read(fd, header, header.length, 0);
    const segment = new Segment(name, fd, firstSequenceOf(name), previousInHeader(header));
    const expected = this.index.head + 1;
    if (this.index.last) this.index.last.last = this.previous;
    this.index.segments.push(segment);
    if (segment.first !== expected) return { segment, byte: 0, reason: `record ${expected} should come here` };
    if (length < header.length || !hasSegmentHeader(header, expected)) {
      return { segment, byte: 0, reason: "its header is invalid" };
    }
    if (segment.previous === this.previous) await this.#adopt(segment);
    return null;
  }

  async #adopt(segment: Segment): Promise<void> {
    const found = await this.indexes?.read(segment);
    if (!found || !this.index.adopt(segment, found.content)) return;
    this.previous = found.last;
    this.#tip = found.last;
  }

  async #scan(segment: Segment): Promise<Damage | null> {
    const size = await this.disk.size(segment.fd);
    let at = this.#held.at(-1)?.end ?? segment.size;
    let buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(size - at, 64)));
    while (at < size) {
      const length = await this.disk.read(segment.fd, buffer, Math.min(buffer.length, size - at), at);
      const admitted = this.#admitAll(buffer.subarray(0, length), at);
      this.onRead();
      if (admitted.reason !== null) return { segment, byte: at + admitted.bytes, reason: admitted.reason };
      if (this.index.head >= this.#enough) return null;
      at += admitted.bytes;
      if (admitted.bytes > 0) continue;
      if (at + length >= size || buffer.length > LARGEST_RECORD) {
        return { segment, byte: at, reason: "the record is cut off" };
      }
      buffer = Buffer.allocUnsafe(buffer.length * 2);
    }
    return null;
  }

  #admitAll(buffer: Buffer, base: number): { bytes: number; reason: string | null } {
    let at = 0;
    while (this.index.head < this.#enough) {
      const end = recordEnd(buffer, at);
      if (end === null) break;
      const reason = end === "invalid" ? "its length is invalid" : this.#admit(buffer, { at, end, base });
      if (end === "invalid" || reason !== null) return { bytes: at, reason };
      at = end;
    }
    return { bytes: at, reason: null };
  }

  #admit(buffer: Buffer, { at, end, base }: { at: number; end: number; base: number }): string | null {
    if (!isCrcValid(buffer, at, end)) return "its checksum is wrong";
    if (!isChainedTo(buffer, at, this.#tip)) return "it does not carry the hash of the record before";
    const head = headOf(buffer, at);
    const expected = this.index.head + this.#held.length + 1;
    if (head.sequence !== expected) return `it says that it is record ${head.sequence}, not ${expected}`;
    this.#tip = recordHash(buffer, at, end);
    this.#held.push({ at: base + at, end: base + end, stream: streamAt(buffer, at), revision: head.revision });
    return head.left === 0 ? this.#publishHeld() : null;
  }

  #publishHeld(): string | null {
    for (const { at, end, stream, revision } of this.#held) {
      if (!this.index.publish(stream, revision, { at, end })) return `revision ${revision} does not continue ${stream}`;
    }
    this.#held = [];
    this.previous = this.#tip;
    return null;
  }
}
