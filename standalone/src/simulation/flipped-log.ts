import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { LogDamaged } from "@naqsh/shared/platform/ports/event-store";
import { hold } from "./judge-auction";
import { createLife } from "./life";
import { LOG_FOLDER } from "./simulated-house";
import { createSimulatedMachine } from "./simulated-machine";
import { SimulatedWorld } from "./simulated-world";

const MARK = "/durable";

/** The files of a log that a small world left. */
export const logOfAWorld = async (): Promise<Map<string, Buffer>> => {
  const world = await SimulatedWorld.begin("flips", { bidders: 40, works: 30, softCloseMs: 0 });
  await world.house!.stop();
  return world.machine.disk.filesIn(LOG_FOLDER);
};

/** How many events a log of these files opens with; null where it refuses to open and says where it is damaged. */
const opened = async (files: ReadonlyMap<string, Buffer>): Promise<number | null> => {
  const { disk } = createSimulatedMachine("flips", 0);
  for (const [path, bytes] of files) disk.overwrite(path, bytes);
  const store = await openEmbeddedEventStore({
    directory: LOG_FOLDER,
    disk: disk.mountedFor(createLife(), () => undefined),
    lock: () => ({ release: () => undefined }),
  }).catch((error: unknown) => {
    if (!(error instanceof LogDamaged) || !/record|Segment/.test(error.message)) throw error;
    return null;
  });
  const head = await store?.head();
  await store?.close();
  return head === undefined ? null : Number(head);
};

/** Flips one bit, by chance, of a log or of its durable mark, and opens it. @throws Broken where damage passes unseen. */
export const flipOnce = async (files: ReadonlyMap<string, Buffer>, seed: number): Promise<"log" | "mark"> => {
  const chance = createSimulatedMachine(`flip/${seed}`, 0).chanceOf("flip");
  const path = chance.pick([...files.keys()].filter((name) => name !== `${LOG_FOLDER}/lock`));
  const bytes = Buffer.from(files.get(path)!);
  const at = chance.between(0, bytes.length - 1);
  bytes[at]! ^= 1 << chance.between(0, 7);
  const events = await opened(new Map([...files, [path, bytes]]));
  if (path.endsWith(MARK)) {
    const whole = await opened(files);
    hold(events === whole, "A damaged mark costs nothing", { seed, events, whole });
    return "mark";
  }
  hold(events === null, "A flipped bit of the log is found", { seed, path, at, events });
  return "log";
};
