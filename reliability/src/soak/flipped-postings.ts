import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createEmbeddedReadModelStore } from "@naqsh/projection-service/adapters/embedded/embedded-read-model-store";
import { seededChance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import type { RemakeEvent } from "@naqsh/shared/platform/ports/read-model-store";
import { hold } from "../simulation/judge-auction";

const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };
const EVENTS = 700;
const positionOf = (number: number): string => String(number).padStart(20, "0");
const HEAD = positionOf(EVENTS);

const remakeEvent: RemakeEvent = (position) => {
  const number = Number(position);
  return { key: `event-${number}`, document: { moment: position, mentions: [`id ${number % 4}`, `one ${number}`] } };
};
const SPEC = {
  name: "history",
  version: 1,
  indexes: { byMoment: ["moment"], byMention: ["mentions", "moment"] },
  remakeEvent,
};

const openView = async (folder: string) => {
  const store = await createEmbeddedReadModelStore({ folder, logger });
  return { store, collection: await store.collection<object>(SPEC) };
};

const feed = async ({ collection }: Awaited<ReturnType<typeof openView>>): Promise<void> => {
  const writes = Array.from({ length: EVENTS }, (_, place) => {
    const position = positionOf(place + 1);
    return { ...remakeEvent(position), position, isMade: true };
  });
  await collection.write(writes, HEAD);
};

/** How far the view had come when it was opened, and what it tells once it has taken in the rest of the log. */
const toldIn = async (folder: string) => {
  const opened = await openView(folder);
  const { collection, store } = opened;
  const checkpoint = await collection.checkpoint();
  await feed(opened);
  const told: unknown[] = [await collection.count("byMoment"), await collection.count("byMention")];
  for (let id = 0; id < 4; id += 1)
    told.push(await collection.find({ index: "byMention", equals: [`id ${id}`], limit: EVENTS }));
  for (let number = 1; number <= EVENTS; number += 50) {
    told.push(await collection.find({ index: "byMention", equals: [`one ${number}`], limit: 2 }));
    told.push(await collection.get(`event-${number}`));
  }
  await store.close();
  return { checkpoint, told: JSON.stringify(told) };
};

/** Writes the folder of a view of events: as a kill leaves it, or as a clean close does. */
export const postingsInto = async (folder: string, isClosed: boolean): Promise<void> => {
  const opened = await openView(folder);
  await feed(opened);
  await opened.store.flush();
  if (isClosed) return opened.store.close();
};

/**
 * Flips one bit of a copy of the folder and opens it: whatever was flipped, the view tells what the log does.
 * @throws Broken if it does not
 */
export const flipPostingsOnce = async (folder: string, copy: string, seed: number): Promise<"found" | "harmless"> => {
  const chance = seededChance(`postings/${seed}`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  cpSync(folder, copy, { recursive: true });
  const files = readdirSync(copy).filter((name) => !name.endsWith("-lock"));
  const path = join(copy, chance.pick(files.toSorted()));
  const bytes = readFileSync(path);
  bytes[chance.between(0, bytes.length - 1)]! ^= 1 << chance.between(0, 7);
  writeFileSync(path, bytes);
  const { checkpoint, told } = await toldIn(copy);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  const whole = await toldIn(copy);
  hold(told === whole.told, "A flipped bit of a view of events is found, or changes nothing", { seed, path });
  return checkpoint === "" ? "found" : "harmless";
};
