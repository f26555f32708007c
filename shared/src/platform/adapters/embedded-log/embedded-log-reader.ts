import { join } from "node:path";
import type { LogReader } from "../../ports/event-store";
import { DURABLE_MARK, readMark } from "./durable-mark";
import { systemLogDisk, type LogDisk } from "./log-disk";
import { LogLoader, type Damage } from "./log-loader";
import { Signal } from "../../signal";
import { createLogReadings } from "./log-readers";
import { StoredEvents } from "./stored-events";

const LOOK_AGAIN_MS = 20;

/**
 * Reads a log that another process may be writing: what is durable, checked, and nothing beyond. Waiting subscribers look
 * again every 20 ms.
 * @throws LogDamaged, here or at a later reading, when something durable is damaged or missing.
 */
export const openEmbeddedLogReader = async (directory: string, disk: LogDisk = systemLogDisk): Promise<LogReader> => {
  const loader = new LogLoader(disk, directory, "r");
  const growth = new Signal();
  const mark = await openMark(disk, directory);
  const stored = new StoredEvents(disk, loader.index, null);
  let turn: Promise<void> = Promise.resolve();

  const catchUp = async (): Promise<void> => {
    const durable = mark === null ? Infinity : await readMark(disk, mark);
    // A mark that is being written reads as none: the next look finds it.
    if (durable === null || durable <= loader.index.head) return;
    refuseDamage(await loader.load(durable), { loader, durable });
    growth.notify();
  };
  const refresh = (): Promise<void> => {
    const mine = turn.then(catchUp);
    turn = mine.catch(() => undefined);
    return mine;
  };
  // Subscribers that wait are woken to look themselves, so that a damaged log ends their reading and not the process.
  const looking = setInterval(() => growth.notify(), LOOK_AGAIN_MS).unref();

  const close = async (): Promise<void> => {
    clearInterval(looking);
    growth.end();
    await turn;
    await loader.close();
    if (mark !== null) await disk.close(mark);
  };

  try {
    await refresh();
  } catch (error) {
    await close();
    throw error;
  }
  return { ...createLogReadings(stored, growth, refresh), close };
};

/** Null if there is none: a copy of a log that nobody writes, read to its end. */
const openMark = (disk: LogDisk, directory: string): Promise<number | null> =>
  disk.open(join(directory, DURABLE_MARK), "r").catch(() => null);

const refuseDamage = (damage: Damage | null, { loader, durable }: { loader: LogLoader; durable: number }): void => {
  if (damage) throw damage.segment.damaged(damage.byte, damage.reason);
  const { head, last } = loader.index;
  if (durable !== Infinity && head < durable) throw last!.damaged(last!.size, `records up to ${durable} are missing`);
};
