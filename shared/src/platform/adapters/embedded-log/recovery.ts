import { join } from "node:path";
import { LogDamaged } from "../../ports/event-store";
import { readDurableMark } from "./durable-mark";
import type { LogDisk } from "./log-disk";
import { LogLoader, type Damage } from "./log-loader";
import { headOf, isCrcValid, recordEnd } from "./record";
import { segmentNames } from "./segment";
import type { SegmentIndexes } from "./segment-indexes";

/** Bytes at the end of the log that no append was answered for; kept in a file of their own. */
export type TornTail = { segment: string; record: number; byte: number; bytes: number; reason: string; keptIn: string };

/**
 * Loads a log for writing. A torn tail is moved aside and reported; on return everything indexed is on disk.
 * @throws LogDamaged when something that was acknowledged is damaged or missing.
 */
export const recoverLog = async (
  disk: LogDisk,
  directory: string,
  { onTorn, indexes }: { onTorn: (tail: TornTail) => void; indexes: SegmentIndexes },
): Promise<LogLoader> => {
  const loader = new LogLoader(disk, directory, "r+", indexes);
  try {
    await recover(disk, directory, { loader, onTorn });
    return loader;
  } catch (error) {
    await loader.close();
    throw error;
  }
};

type Recovery = { loader: LogLoader; onTorn: (tail: TornTail) => void };

const recover = async (disk: LogDisk, directory: string, { loader, onTorn }: Recovery): Promise<void> => {
  const damage = await loader.load();
  const marked = (await readDurableMark(disk, directory)) ?? 0;
  if (marked > loader.index.head) throw lostRecords(loader, damage, marked);
  if (damage) onTorn(await setAside(disk, directory, { loader, damage }));
  const last = loader.index.last;
  if (last) await disk.sync(last.fd);
  await disk.syncDirectory(directory);
};

const lostRecords = (loader: LogLoader, damage: Damage | null, marked: number): LogDamaged => {
  if (damage) return damage.segment.damaged(damage.byte, `${damage.reason}, and it was durable`);
  const { head } = loader.index;
  return new LogDamaged(`The log ends at record ${head}, but was durable up to record ${marked}`);
};

type TornLog = { loader: LogLoader; damage: Damage };

const setAside = async (disk: LogDisk, directory: string, { loader, damage }: TornLog): Promise<TornTail> => {
  const { segment, reason } = damage;
  const isLast = segmentNames(await disk.list(directory)).at(-1) === segment.name;
  const tail = await bytesFrom(disk, segment.fd, segment.size);
  if (!isLast || holdsLaterFlush(tail, damage.byte - segment.size, loader.index.head)) {
    throw segment.damaged(damage.byte, reason);
  }
  const isEmpty = segment.next === segment.first;
  const kept = isEmpty ? await bytesFrom(disk, segment.fd, 0) : tail;
  const keptIn = await keep(disk, directory, {
    name: `${segment.name}.${isEmpty ? 0 : segment.size}.torn`,
    bytes: kept,
  });
  const torn = { segment: segment.name, record: segment.next, byte: damage.byte, bytes: kept.length, reason, keptIn };
  if (isEmpty) {
    loader.index.segments.pop();
    await disk.rename(join(directory, segment.name), join(directory, keptIn));
    await disk.close(segment.fd);
  } else {
    await disk.truncate(segment.fd, segment.size);
  }
  loader.forgetTail();
  return torn;
};

/** Writes bytes to a new file of that name (with a number when it is taken), on disk when it answers. */
const keep = async (disk: LogDisk, directory: string, file: { name: string; bytes: Buffer }): Promise<string> => {
  const taken = new Set(await disk.list(directory));
  let name = file.name;
  for (let number = 2; taken.has(name); number += 1) name = `${file.name}-${number}`;
  const fd = await disk.open(join(directory, name), "wx+");
  await disk.write(fd, file.bytes, file.bytes.length, 0);
  await disk.sync(fd);
  await disk.close(fd);
  await disk.syncDirectory(directory);
  return name;
};

const bytesFrom = async (disk: LogDisk, fd: number, at: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(Math.max((await disk.size(fd)) - at, 0));
  await disk.read(fd, bytes, bytes.length, at);
  return bytes;
};

/**
 * Whether a whole record of a later flush lies after the damage. A flush begins only after the one before was synced, so
 * the damaged bytes had been synced then: that is damage, not a torn write.
 */
const holdsLaterFlush = (tail: Buffer, damagedAt: number, head: number): boolean => {
  for (let at = Math.max(damagedAt, 0) + 1; at < tail.length; at += 1) {
    const end = recordEnd(tail, at);
    if (end === null || end === "invalid") continue;
    const { sequence, flushed } = headOf(tail, at);
    if (sequence - flushed > head + 1 && sequence <= head + tail.length && isCrcValid(tail, at, end)) return true;
  }
  return false;
};
