import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { LogDamaged } from "@naqsh/shared/platform/ports/event-store";
import { hold } from "./judge-auction";
import { createLife } from "./life";
import { LOG_FOLDER } from "./simulated-shop";
import type { SimulatedDisk } from "./simulated-disk";
import { createSimulatedMachine } from "./simulated-machine";
import { SimulatedWorld } from "./simulated-world";

const MARK = "/durable";
const SEGMENT_BYTES = 50_000;

const openOn = (disk: SimulatedDisk) =>
  openEmbeddedEventStore({
    directory: LOG_FOLDER,
    disk: disk.mountedFor(createLife(), () => undefined),
    lock: () => ({ release: () => undefined }),
    segmentBytes: SEGMENT_BYTES,
    worthIndexingBytes: 1,
  });

const diskOf = (files: ReadonlyMap<string, Buffer>): SimulatedDisk => {
  const { disk } = createSimulatedMachine("flips", 0);
  for (const [path, bytes] of files) disk.overwrite(path, bytes);
  return disk;
};

/** The files of a log that a small world left: several segments, and the index of each. */
export const logOfAWorld = async (): Promise<Map<string, Buffer>> => {
  const world = await SimulatedWorld.begin("flips", { bidders: 40, works: 30, softCloseMs: 0 });
  await world.shop!.stop();
  const whole = await openOn(diskOf(world.machine.disk.filesIn(LOG_FOLDER)));
  const disk = diskOf(new Map());
  const segmented = await openOn(disk);
  for await (const event of whole.readAll()) await segmented.append(event.stream, event.revision - 1, [event]);
  await Promise.all([whole.close(), segmented.close()]);
  return disk.filesIn(LOG_FOLDER);
};

const isSaidWhere = (said: string): boolean => /Segment|record/.test(said);

/**
 * How many events a log of these files opens with; null if it says where it is damaged and takes no event: at once, or when
 * it has read what it opened on the word of an index.
 */
const opened = async (files: ReadonlyMap<string, Buffer>): Promise<number | null> => {
  const disk = diskOf(files);
  const refused = (error: unknown): null => {
    if (!(error instanceof LogDamaged) || !isSaidWhere(error.message)) throw error;
    return null;
  };
  const store = await openOn(disk).catch(refused);
  if (store === null) return null;
  await store.checked();
  const [head, failure] = [Number(await store.head()), store.failure()];
  await store.close();
  if (failure === null) return head;
  const again = await openOn(disk).catch(refused);
  await again?.close();
  return isSaidWhere(failure) && again === null ? null : head;
};

export type Flipped = "log" | "mark" | "index";

/** Flips one bit, by chance, of a log, its durable mark or its indexes, and opens it. @throws Broken if damage passes unseen. */
export const flipOnce = async (files: ReadonlyMap<string, Buffer>, seed: number): Promise<Flipped> => {
  const chance = createSimulatedMachine(`flip/${seed}`, 0).chanceOf("flip");
  const path = chance.pick([...files.keys()].filter((name) => name !== `${LOG_FOLDER}/lock`));
  const bytes = Buffer.from(files.get(path)!);
  const at = chance.between(0, bytes.length - 1);
  bytes[at]! ^= 1 << chance.between(0, 7);
  const events = await opened(new Map([...files, [path, bytes]]));
  if (path.endsWith(MARK) || path.endsWith(".index")) {
    const whole = await opened(files);
    hold(events === whole, "A damaged mark or index costs nothing", { seed, path, at, events, whole });
    return path.endsWith(MARK) ? "mark" : "index";
  }
  hold(events === null, "A flipped bit of the log is found", { seed, path, at, events });
  return "log";
};
