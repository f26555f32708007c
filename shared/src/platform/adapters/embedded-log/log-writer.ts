import { join } from "node:path";
import {
  RevisionConflict,
  StoreUnavailable,
  type AppendResult,
  type EventToStore,
  type ExpectedRevision,
} from "../../ports/event-store";
import { AppendAnswers } from "./append-answers";
import { AppendBatch } from "./append-batch";
import type { DurableMark } from "./durable-mark";
import type { LogDisk } from "./log-disk";
import type { LogIndex } from "./log-index";
import type { Signal } from "../../signal";
import { positionOf } from "./position-digits";
import type { RecentEvents } from "./recent-events";
import { jsonOf, type ChainHash } from "./record";
import { SEGMENT_HEADER_BYTES, Segment, segmentName, writeSegmentHeader } from "./segment";
import { assertStorable } from "../../ports/storable-event";
import type { SegmentIndexes } from "./segment-indexes";
import type { StoredEvents } from "./stored-events";

/** As EventStoreDB has it, so that what one adapter takes the other takes too. */
const MOST_APPEND_CHARACTERS = 1024 * 1024;

export type WriterSettings = {
  disk: LogDisk;
  directory: string;
  segmentBytes: number;
  durable: boolean;
  onFailure: (error: Error) => void;
  /** Called with a log's first file when it is made; throws if another process writes it. */
  onFirstSegment: (name: string) => void;
};

export type WriterParts = {
  events: StoredEvents;
  recent: RecentEvents;
  growth: Signal;
  mark: DurableMark;
  indexes: SegmentIndexes;
};

/**
 * Group commit: what arrives while one write and sync are on their way goes with the next. Places are given out when an
 * append arrives, answers when it is on disk. After the first failure nothing is accepted any more.
 */
export class LogWriter {
  readonly #index: LogIndex;
  /** Takes what arrives. */
  #filling: AppendBatch;
  /** Filled before it and not on their way yet. */
  readonly #full: AppendBatch[] = [];
  readonly #answers = new AppendAnswers();
  #spare: Buffer | undefined;
  #isWriting = false;
  /** True once every caller of a written batch has its answer. */
  #settled: Promise<void> = Promise.resolve();
  /** Why nothing is accepted any more. */
  #refusal: StoreUnavailable | null = null;
  /** The refusal, when the disk failed. */
  #failure: StoreUnavailable | null = null;

  constructor(
    private readonly settings: WriterSettings,
    private readonly parts: WriterParts,
    previous: ChainHash,
  ) {
    this.#index = parts.events.index;
    this.#filling = new AppendBatch(this.#index.head + 1, previous);
  }

  append(stream: string, expected: ExpectedRevision, events: readonly EventToStore[]): Promise<AppendResult> {
    try {
      return this.#take(stream, expected, events);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  #take(stream: string, expected: ExpectedRevision, events: readonly EventToStore[]): Promise<AppendResult> {
    assertStorable(stream, expected, events);
    if (this.#refusal) throw this.#refusal;
    const jsons = events.map(jsonOf);
    const characters = jsons.reduce((sum, json) => sum + json.length, 0);
    if (characters > MOST_APPEND_CHARACTERS) throw new TypeError(`An append of ${characters} characters is too large`);
    if (this.#index.revisionOf(stream) !== expected) return this.#earlierAnswer(stream, expected, events);

    if (this.#filling.isFull) this.#full.push(this.#beginNext());
    const answer = this.#filling.add({ stream, revision: expected + 1, events, jsons });
    this.#index.reserve(stream, expected + events.length);
    if (!this.#isWriting) void this.#writeAll();
    return answer;
  }

  /** Answers when what was appended so far is in its file and more would be taken. @throws StoreUnavailable otherwise */
  async takes(): Promise<void> {
    await this.#allSettled();
    if (this.#refusal) throw this.#refusal;
  }

  /** Answers when all that was appended so far is in its file, and on disk, also in a log that does not sync each append. */
  async flush(): Promise<void> {
    await this.#allSettled();
    const { last, head } = this.#index;
    if (this.#failure) throw this.#failure;
    if (!last || this.settings.durable) return;
    await this.settings.disk.sync(last.fd).catch((cause: unknown) => {
      throw this.#fail(cause);
    });
    this.parts.mark.moveTo(head);
  }

  /** Takes no more; answers when what was taken is on disk. */
  async close(): Promise<void> {
    this.#refusal ??= new StoreUnavailable("The log is closed");
    if (this.#failure) return;
    await this.flush();
    const { last } = this.#index;
    if (last) this.parts.indexes.save(last, this.#filling.previous);
  }

  /** Takes no more, since what was written is damaged or cannot be read; reading the rest goes on. */
  refuse(damage: unknown): void {
    if (!this.#failure) this.#fail(damage, "The log is damaged and read-only now");
  }

  /** The first answer, if these very events lie at this place already. */
  async #earlierAnswer(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToStore[],
  ): Promise<AppendResult> {
    await this.#allSettled();
    if (this.#failure) throw this.#failure;
    const sequences = this.#index.sequencesOf(stream, expected + 1, events.length);
    const stored = sequences.length === events.length ? await this.parts.events.of(sequences) : [];
    if (stored.length === 0 || stored.some((event, place) => event.id !== events[place]!.id)) {
      throw new RevisionConflict(stream, expected, this.#index.revisionOf(stream));
    }
    return { revision: expected + events.length, positions: sequences.map(positionOf) };
  }

  #allSettled(): Promise<void> {
    const last = this.#filling.count > 0 ? this.#filling : this.#full.at(-1);
    return last?.settled ?? this.#settled;
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    // Callers woken in the same turn of the event loop join the first write.
    await new Promise(setImmediate);
    for (let batch = this.#takeNext(); batch; batch = this.#takeNext()) {
      this.#settled = batch.settled;
      try {
        const segment = await this.#write(batch);
        this.#publish(batch, segment);
      } catch (cause) {
        batch.refuse(this.#fail(cause));
      }
    }
    this.#isWriting = false;
  }

  /** The batch that goes to disk next; null if nothing waits or the disk has failed. */
  #takeNext(): AppendBatch | null {
    if (this.#failure) return null;
    return this.#full.shift() ?? (this.#filling.count > 0 ? this.#beginNext() : null);
  }

  /** Gives the batch that was filled until now. */
  #beginNext(): AppendBatch {
    const filled = this.#filling;
    this.#filling = new AppendBatch(filled.first + filled.count, filled.previous, this.#spare);
    this.#spare = undefined;
    return filled;
  }

  async #write(batch: AppendBatch): Promise<Segment> {
    const { disk, durable, segmentBytes } = this.settings;
    const length = batch.size - SEGMENT_HEADER_BYTES;
    const last = this.#index.last;
    if (!last || last.size + length > segmentBytes) return this.#roll(batch, last);
    await disk.write(last.fd, batch.buffer.subarray(SEGMENT_HEADER_BYTES), length, last.size);
    if (durable) await disk.sync(last.fd);
    return last;
  }

  /** Begins a new segment with this batch; the one before is complete on disk first. */
  async #roll(batch: AppendBatch, last: Segment | undefined): Promise<Segment> {
    const { disk, directory, durable } = this.settings;
    if (last && !durable) await disk.sync(last.fd);
    const name = segmentName(batch.first);
    const fd = await disk.open(join(directory, name), "wx+");
    if (!last) this.settings.onFirstSegment(name);
    writeSegmentHeader(batch.buffer, batch.first, batch.before);
    await disk.write(fd, batch.buffer, batch.size, 0);
    await disk.sync(fd);
    await disk.syncDirectory(directory);
    const segment = new Segment(name, fd, batch.first, batch.before);
    this.#index.segments.push(segment);
    if (last) this.#seal(last, batch.before);
    return segment;
  }

  #seal(segment: Segment, last: ChainHash): void {
    segment.last = last;
    this.parts.indexes.save(segment, last);
  }

  #publish(batch: AppendBatch, segment: Segment): void {
    const { recent, growth, mark } = this.parts;
    const base = segment.size;
    let start = 0;
    batch.ends.forEach((end, place) => {
      const { stream, revision } = batch.events[place]!;
      this.#index.publish(stream, revision, { at: base + start, end: base + end });
      start = end;
    });
    recent.add({ first: batch.first, events: batch.events, bytes: batch.size - SEGMENT_HEADER_BYTES });
    this.#spare = batch.reusableBuffer();
    if (this.settings.durable) mark.moveTo(this.#index.head);
    this.#answers.give(batch);
    growth.notify();
  }

  #fail(cause: unknown, what = "The log could not be written and is read-only now"): StoreUnavailable {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const failure = new StoreUnavailable(`${what}: ${reason}`, { cause });
    this.#failure = failure;
    this.#refusal = failure;
    for (const batch of [...this.#full.splice(0), this.#filling]) batch.refuse(failure);
    this.settings.onFailure(failure);
    return failure;
  }
}
