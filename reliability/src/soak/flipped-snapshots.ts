import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createEmbeddedReadModelStore } from "@naqsh/projection-service/adapters/embedded/embedded-read-model-store";
import { seededChance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import { hold } from "../simulation/judge-auction";

const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };
const SPEC = { name: "rooms", version: 1, indexes: { byPrice: ["price"] } };
const positionOf = (number: number): string => String(number).padStart(20, "0");
const HEAD = positionOf(500);

const openView = async (folder: string, worthSnapshotBytes: number) => {
  const store = await createEmbeddedReadModelStore({ folder, logger, cachedDocuments: 100, worthSnapshotBytes });
  return { store, collection: await store.collection<{ price: number; title: string }>(SPEC) };
};

/** All of it, and what its index tells. */
const documentsIn = async (folder: string) => {
  const { collection } = await openView(folder, 0);
  const documents: string[] = [];
  for await (const { key, document, position } of collection.all())
    documents.push(JSON.stringify([key, position, document]));
  const { documents: found } = await collection.find({ index: "byPrice", limit: 1_000 });
  for (const { key, document } of found) documents.push(JSON.stringify([key, document]));
  return { documents, checkpoint: await collection.checkpoint() };
};

/** Writes a view's journal into a folder, as a kill leaves it: with a table of its first part, and documents that were replaced behind that. */
export const snapshotInto = async (folder: string): Promise<void> => {
  const first = await openView(folder, 0);
  const writes = Array.from({ length: 300 }, (_, place) => ({
    key: `room-${place}`,
    document: { price: place * 7, title: `غرفة ${place}` },
    position: positionOf(place + 1),
  }));
  await first.collection.write(writes, positionOf(300));
  await first.store.flush();
  const later = writes.slice(0, 100).map(({ key, document }, place) => ({
    key,
    document: { ...document, price: place },
    position: positionOf(400 + place),
  }));
  const second = await openView(folder, Infinity);
  await second.collection.write(later, HEAD);
  await second.store.flush();
};

/** What a flipped bit does: the view is computed again, or its journal is read without its table; or nothing. */
type Flipped = "found" | "table" | "harmless";

/** Flips one bit of a snapshot's files, opens it, and mends the bit. @throws Broken if altered documents are given out. */
export const flipSnapshotOnce = async (folder: string, seed: number): Promise<Flipped> => {
  const whole = await documentsIn(folder);
  const chance = seededChance(`snapshot/${seed}`);
  const path = join(folder, chance.pick(readdirSync(folder).toSorted()));
  const bytes = readFileSync(path);
  const flipped = Buffer.from(bytes);
  flipped[chance.between(0, bytes.length - 1)]! ^= 1 << chance.between(0, 7);
  writeFileSync(path, flipped);
  const { documents, checkpoint } = await documentsIn(folder);
  writeFileSync(path, bytes);
  const isEmpty = documents.length === 0 && checkpoint === "";
  const isWhole = JSON.stringify(documents) === JSON.stringify(whole.documents) && checkpoint === whole.checkpoint;
  hold(isEmpty || isWhole, "A flipped bit of a snapshot is found, and the view is computed again", { seed, path });
  if (isEmpty) return "found";
  return path.endsWith(".table") ? "table" : "harmless";
};
