import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createEmbeddedReadModelStore } from "@naqsh/projection-service/adapters/embedded/embedded-read-model-store";
import { seededChance } from "../demo/seeded-chance";
import { hold } from "../simulation/judge-auction";

const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };
const SPEC = { name: "rooms", version: 1, indexes: { byPrice: ["price"] } };
const positionOf = (number: number): string => String(number).padStart(20, "0");
const HEAD = positionOf(500);

const documentsIn = async (folder: string) => {
  const store = await createEmbeddedReadModelStore({ folder, logger, residentDocuments: 100 });
  const collection = await store.collection<{ price: number; title: string }>(SPEC);
  const documents: string[] = [];
  for await (const { key, document, position } of collection.all())
    documents.push(JSON.stringify([key, position, document]));
  return { documents, checkpoint: await collection.checkpoint() };
};

/** Writes the journal of a view into a folder, some of whose documents were replaced later; saved, as before a crash, without a table. */
export const snapshotInto = async (folder: string): Promise<void> => {
  const store = await createEmbeddedReadModelStore({ folder, logger, residentDocuments: 100 });
  const collection = await store.collection<{ price: number; title: string }>(SPEC);
  const writes = Array.from({ length: 300 }, (_, place) => ({
    key: `room-${place}`,
    document: { price: place * 7, title: `غرفة ${place}` },
    position: positionOf(place + 1),
  }));
  await collection.write(writes, positionOf(300));
  await store.flush();
  const later = writes.slice(0, 100).map(({ key, document }, place) => ({
    key,
    document: { ...document, price: place },
    position: positionOf(400 + place),
  }));
  await collection.write(later, HEAD);
  await store.flush();
};

/** Flips one bit of a snapshot's files, opens it, and mends the bit. @throws Broken where altered documents are given out. */
export const flipSnapshotOnce = async (folder: string, seed: number): Promise<"found" | "harmless"> => {
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
  return isEmpty ? "found" : "harmless";
};
