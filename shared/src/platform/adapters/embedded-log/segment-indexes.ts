import { join } from "node:path";
import type { LogDisk } from "./log-disk";
import { isCrcValid, recordEnd, recordHash, sequenceAt, type ChainHash } from "./record";
import { decodeSegmentIndex, encodeSegmentIndex, type SegmentIndex } from "./segment-index-file";
import type { Segment } from "./segment";

/** What lies in fewer bytes is read in a moment, index or not. */
export const WORTH_INDEXING_BYTES = 1024 * 1024;

const indexName = (segment: string): string => `${segment}.index`;

/**
 * The index of each segment, in a file beside it, so that opening the log need not read all of it. It can be thrown away:
 * one that is missing, altered or of another segment only makes that segment be read.
 */
export class SegmentIndexes {
  #saving: Promise<void> = Promise.resolve();

  constructor(
    private readonly disk: LogDisk,
    private readonly directory: string,
    private readonly worthBytes = WORTH_INDEXING_BYTES,
  ) {}

  /** A segment's index, if it is whole and bound to that segment by its beginning, its length and the hash of its last record. */
  async read(segment: Segment): Promise<SegmentIndex | null> {
    const bytes = await this.#bytes(segment).catch(() => null);
    const found = bytes && decodeSegmentIndex(bytes);
    if (!found || found.first !== segment.first || found.previous !== segment.previous) return null;
    return (await this.#isLast(segment, found)) ? found : null;
  }

  /** Writes a segment's index, unless there is little to say that it does not say already. One that cannot be written is missing. */
  save(segment: Segment, last: ChainHash): void {
    const isSealed = segment.last !== null;
    const news = segment.size - segment.indexedSize;
    if (news >= this.worthBytes || (isSealed && news > 0 && segment.size >= this.worthBytes)) {
      const { first, previous } = segment;
      const bytes = encodeSegmentIndex({ first, previous, last, content: segment.content() });
      segment.indexedSize = segment.size;
      this.#saving = this.#saving.then(() => this.#write(segment, bytes).catch(() => undefined));
    }
    if (isSealed) segment.forgetSpans();
  }

  /** Takes the word of a segment's index no more. */
  async forget(segment: Segment): Promise<void> {
    const fd = await this.disk.open(this.#path(segment), "r+");
    await this.disk.truncate(fd, 0);
    await this.disk.close(fd);
  }

  /** Answers when what was to be saved is written. */
  settled(): Promise<void> {
    return this.#saving;
  }

  #path({ name }: Segment): string {
    return join(this.directory, indexName(name));
  }

  async #bytes(segment: Segment): Promise<Buffer> {
    const fd = await this.disk.open(this.#path(segment), "r");
    try {
      const bytes = Buffer.allocUnsafe(await this.disk.size(fd));
      const length = await this.disk.read(fd, bytes, bytes.length, 0);
      return bytes.subarray(0, length);
    } finally {
      await this.disk.close(fd);
    }
  }

  async #isLast({ fd }: Segment, { first, last, content }: SegmentIndex): Promise<boolean> {
    const { offsets, size } = content;
    const at = offsets.at(-1);
    if (at === undefined || at >= size) return false;
    const record = Buffer.allocUnsafe(size - at);
    const length = await this.disk.read(fd, record, record.length, at);
    return (
      recordEnd(record, 0, length) === record.length &&
      isCrcValid(record, 0, record.length) &&
      sequenceAt(record, 0) === first + offsets.length - 1 &&
      recordHash(record, 0, record.length) === last
    );
  }

  async #write(segment: Segment, bytes: Buffer): Promise<void> {
    const path = this.#path(segment);
    const fd = await this.disk.open(path, "r+").catch(() => this.disk.open(path, "wx+"));
    try {
      await this.disk.write(fd, bytes, bytes.length, 0);
      await this.disk.truncate(fd, bytes.length);
    } finally {
      await this.disk.close(fd);
    }
  }
}
