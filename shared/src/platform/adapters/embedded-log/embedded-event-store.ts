import type { EventStore } from "../../ports/event-store";
import { DurableMark } from "./durable-mark";
import { takeLock, type FolderLock } from "./folder-lock";
import { systemLogDisk, type LogDisk } from "./log-disk";
import type { Position } from "../../../kernel/position";
import { LogLocks } from "./log-locks";
import { Signal } from "../../signal";
import { createLogReadings } from "./log-readers";
import { sequenceOf } from "./position-digits";
import { LogWriter } from "./log-writer";
import { RecentEvents } from "./recent-events";
import { recoverLog, type TornTail } from "./recovery";
import { segmentNames } from "./segment";
import { SegmentIndexes } from "./segment-indexes";
import { StoredEvents } from "./stored-events";
import { checkTrusted } from "./trusted-records";

const SEGMENT_BYTES = 64 * 1024 * 1024;
const RECENT_BYTES = 2 * 1024 * 1024;

export type EmbeddedEventStoreOptions = {
  directory: string;
  segmentBytes?: number;
  /** False: an append is answered when it is written, and only `flush` and `close` sync; for a log that can be made again. */
  durable?: boolean;
  /** Hears of bytes at the end that no append was answered for; they are kept in a file beside the segment. */
  onTorn?: (tail: TornTail) => void;
  /** A segment of fewer bytes gets no index. */
  worthIndexingBytes?: number;
  /** Hears once, when the log turns read-only because its disk failed or what lies on it is damaged. */
  onFailure?: (error: Error) => void;
  disk?: LogDisk;
  /** Hears once, when somebody has removed or replaced the lock's file under a running log. */
  onLockReplaced?: () => void;
  /** Keeps other writers out; on a disk in memory there are none to keep out. */
  lock?: (path: string) => FolderLock | null;
};

export type EmbeddedEventStore = EventStore & {
  /** Answers when all that was appended so far is on disk. */
  flush: () => Promise<void>;
  /** How much the log holds. */
  extent: () => { events: number; bytes: number; segments: number };
  /** The streams of a category. */
  streamsOf: (category: string) => readonly string[];
  /** How many events lie after a position. */
  behind: (position: Position) => number;
  /** Why nothing is accepted any more; null while appends are taken. */
  failure: () => string | null;
  /** Answers when every record that the opening took on the word of an index has been read; damage turns the log read-only. */
  checked: () => Promise<void>;
};

/**
 * Opens the log in a folder for writing; made when missing.
 * @throws LogInUse while another process writes it; LogDamaged when what was acknowledged is damaged or missing.
 */
export const openEmbeddedEventStore = async (options: EmbeddedEventStoreOptions): Promise<EmbeddedEventStore> => {
  const { directory, disk = systemLogDisk } = options;
  await disk.makeDirectory(directory);
  const locks = new LogLocks(directory, options.lock ?? takeLock);
  try {
    locks.take("lock");
    const [first] = segmentNames(await disk.list(directory));
    if (first !== undefined) locks.take(first);
    return await openLocked({ ...options, disk }, locks);
  } catch (error) {
    locks.release();
    throw error;
  }
};

const openLocked = async (
  options: EmbeddedEventStoreOptions & { disk: LogDisk },
  locks: LogLocks,
): Promise<EmbeddedEventStore> => {
  const { directory, disk, durable = true, segmentBytes = SEGMENT_BYTES } = options;
  const indexes = new SegmentIndexes(disk, directory, options.worthIndexingBytes);
  const loader = await recoverLog(disk, directory, { onTorn: options.onTorn ?? (() => undefined), indexes });
  const { index, previous } = loader;
  for (const segment of index.segments) if (segment.last !== null) indexes.save(segment, segment.last);
  const recent = new RecentEvents(RECENT_BYTES);
  const growth = new Signal();
  const events = new StoredEvents(disk, index, recent, (damage) => writer.refuse(damage));
  const mark = await DurableMark.open(disk, directory);
  mark.moveTo(index.head);
  let failure: string | null = null;
  const onFailure = (error: Error): void => {
    failure = error.message;
    options.onFailure?.(error);
  };
  const onFirstSegment = (name: string): void => locks.take(name);
  const settings = { disk, directory, segmentBytes, durable, onFailure, onFirstSegment };
  locks.watch(options.onLockReplaced);
  const writer = new LogWriter(settings, { events, recent, growth, mark, indexes }, previous);
  let closing: Promise<void> | null = null;

  const closed = new AbortController();
  const checkRest = async (): Promise<void> => {
    const found = await checkTrusted(disk, index.segments, closed.signal);
    if (found === null || closed.signal.aborted) return;
    writer.refuse(found.damage);
    await indexes.forget(found.segment);
  };
  const checked = checkRest().catch((error: unknown) => writer.refuse(error));

  const closeAll = async (): Promise<void> => {
    closed.abort();
    try {
      await writer.close();
    } finally {
      growth.end();
      await Promise.all([checked, indexes.settled()]);
      await mark.close();
      await loader.close();
      locks.release();
    }
  };

  return {
    append: (stream, expected, appended) => writer.append(stream, expected, appended),
    takes: () => writer.takes(),
    ...createLogReadings(events, growth),
    flush: () => writer.flush(),
    extent: () => ({
      events: index.head,
      bytes: index.segments.reduce((sum, { size }) => sum + size, 0),
      segments: index.segments.length,
    }),
    streamsOf: (category) => index.streamsOf(category),
    behind: (position) => index.head - sequenceOf(position),
    failure: () => failure,
    checked: () => checked,
    close: () => (closing ??= closeAll()),
  };
};
