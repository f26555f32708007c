import type { LogReader } from "../../ports/event-store";
import { readDurableMark } from "./durable-mark";
import { systemLogDisk, type LogDisk } from "./log-disk";
import { LogLoader, type Damage } from "./log-loader";
import { Signal } from "../../signal";
import { createLogReadings } from "./log-readers";
import { StoredEvents } from "./stored-events";

/**
 * Reads a log that nobody writes, such as a backup's: what was durable, checked, and nothing beyond; all of it if no mark tells.
 * @throws LogDamaged if something durable is damaged or missing.
 */
export const openEmbeddedLogReader = async (directory: string, disk: LogDisk = systemLogDisk): Promise<LogReader> => {
  const loader = new LogLoader(disk, directory, "r");
  const growth = new Signal();
  try {
    const durable = (await readDurableMark(disk, directory)) ?? Infinity;
    refuseDamage(await loader.load(durable), { loader, durable });
  } catch (error) {
    await loader.close();
    throw error;
  }
  const close = async (): Promise<void> => {
    growth.end();
    await loader.close();
  };
  return { ...createLogReadings(new StoredEvents(disk, loader.index, null), growth), close };
};

const refuseDamage = (damage: Damage | null, { loader, durable }: { loader: LogLoader; durable: number }): void => {
  if (damage) throw damage.segment.damaged(damage.byte, damage.reason);
  const { head, last } = loader.index;
  if (durable !== Infinity && head < durable) throw last!.damaged(last!.size, `records up to ${durable} are missing`);
};
