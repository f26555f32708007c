import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { damageOfLmdbBytes } from "@naqsh/shared/platform/adapters/lmdb/lmdb-walk";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { CollectionSpec } from "@naqsh/shared/platform/ports/read-model-store";
import { eventually } from "@naqsh/shared/testing/eventually";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, vi } from "vitest";
import { createEmbeddedReadModelStore } from "./embedded-read-model-store";
import { damageOfPostings } from "./postings-file";

type Card = { moment: string; mentions: string[] };

const silent = (): void => undefined;
const folders = temporaryFolder();
const EVENTS = 3_000;
const at = (number: number): string => String(number).padStart(20, "0");
const told = (number: number): { key: string; document: Card; position: string } => ({
  key: `event ${number}`,
  document: { moment: at(number), mentions: [`id ${number % 5}`, `own ${number}`] },
  position: at(number),
});
const spec: CollectionSpec = {
  name: "history",
  version: 1,
  indexes: { byMoment: ["moment"], byMention: ["mentions", "moment"] },
  remakeEvent: (position) => told(Number(position)),
};

/** Trusts every file that the boot or a clean close vouches for. */
const open = async (folder: string) => {
  const error = vi.fn<Logger["error"]>();
  const logger: Logger = { debug: silent, info: silent, warn: silent, error };
  const options = { folder, logger, cachedDocuments: 0, eventsOfWrite: 500, walkedFirstBytes: 0 };
  const store = await createEmbeddedReadModelStore(options);
  return { store, cards: await store.collection<Card>(spec), error };
};

/** A folder as a kill leaves it. */
const killed = (folder: string): string => {
  const copy = folders.fresh();
  cpSync(folder, copy, { recursive: true });
  return copy;
};

/** A view's folder as a kill leaves it, and as a clean close does. */
const viewsLeft = async (): Promise<{ killed: string; closed: string }> => {
  const folder = folders.fresh();
  const { store, cards } = await open(folder);
  await cards.write(
    Array.from({ length: EVENTS }, (_, number) => told(number + 1)),
    at(EVENTS),
  );
  await store.flush();
  const copy = killed(folder);
  await store.close();
  return { killed: copy, closed: folder };
};
const killedView = async (): Promise<string> => (await viewsLeft()).killed;

const fileIn = (folder: string): string => readdirSync(folder).find((name) => name.endsWith(".mdb"))!;
const sealIn = (folder: string): unknown => {
  const path = join(folder, `${fileIn(folder)}.seal`);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
};

/** Flips a bit of an entry, which LMDB does not notice. */
const damage = async (folder: string): Promise<void> => {
  const path = join(folder, fileIn(folder));
  const intact = readFileSync(path);
  for (let place = intact.length - 1; place > 0; place -= 1_021) {
    const bytes = Buffer.from(intact);
    bytes[place]! ^= 4;
    writeFileSync(path, bytes);
    if ((await damageOfLmdbBytes(path)) === "an entry does not fit its checksum") return;
  }
  throw new Error("No bit of an entry was flipped");
};

it("answers before its file was walked, writes on meanwhile, and is vouched for after the walk", async () => {
  const folder = await killedView();
  const { store, cards, error } = await open(folder);
  expect(sealIn(folder)).toMatchObject({ isUnproven: true });
  expect(await cards.count("byMention", ["id 3"])).toBe(EVENTS / 5);
  await cards.write([told(EVENTS + 1)], at(EVENTS + 1));
  await store.flush();
  await eventually(() => expect(sealIn(folder)).not.toHaveProperty("isUnproven"));
  await store.close();
  expect(error).not.toHaveBeenCalled();
  expect(sealIn(folder)).toMatchObject({ closed: { bytes: expect.any(Number) as number } });
  const again = await open(folder);
  expect(await again.cards.count("byMoment")).toBe(EVENTS + 1);
  await again.store.close();
});

it.each(["killed", "closed"] as const)("tells that a file is damaged which it trusted: %s", async (left) => {
  const folder = (await viewsLeft())[left];
  await damage(folder);
  const { store, error } = await open(folder);
  await eventually(() => expect(error).toHaveBeenCalledOnce());
  await store.close();
  expect(sealIn(folder)).toBeNull();
  const again = await open(folder);
  expect(await again.cards.checkpoint()).toBe("");
  await again.store.close();
});

it.each(["killed", "closed"] as const)("looks at all first if the start before ended on trust: %s", async (left) => {
  const folder = (await viewsLeft())[left];
  await damage(folder);
  const { store } = await open(folder);
  const again = killed(folder);
  await store.close();
  expect(sealIn(again)).toMatchObject({ isUnproven: true });
  const { store: next, cards, error } = await open(again);
  expect(await cards.checkpoint()).toBe("");
  expect(error).not.toHaveBeenCalled();
  await next.close();
});

it("answers at the word of a clean close, which vouches for it again after the walk", async () => {
  const { closed: folder } = await viewsLeft();
  const sealed = sealIn(folder) as { closed: object };
  const { store, cards, error } = await open(folder);
  expect(sealIn(folder)).toMatchObject({ isUnproven: true, closed: sealed.closed });
  expect(await cards.count("byMention", ["id 3"])).toBe(EVENTS / 5);
  await eventually(() => expect(sealIn(folder)).not.toHaveProperty("isUnproven"));
  await store.close();
  expect(error).not.toHaveBeenCalled();
  // The close says again how far the view has come.
  expect(sealIn(folder)).toMatchObject({ boot: null, closed: expect.anything() });
  expect(await damageOfPostings(folder, fileIn(folder))).toBeNull();
});

it("lets a clean close vouch for nothing that is written after it", async () => {
  const { closed: folder } = await viewsLeft();
  const { store, cards } = await open(folder);
  await cards.write([told(EVENTS + 1)], at(EVENTS + 1));
  await store.flush();
  expect(sealIn(folder)).toMatchObject({ isUnproven: true, closed: null });
  await store.close();
});

it("trusts no closed file of another length", async () => {
  const { closed: folder } = await viewsLeft();
  appendFileSync(join(folder, fileIn(folder)), Buffer.alloc(4_096));
  const { store, cards, error } = await open(folder);
  expect(await cards.checkpoint()).toBe("");
  expect(error).not.toHaveBeenCalled();
  await store.close();
});

it("opens no file on trust that does not begin as one", async () => {
  const { closed: folder } = await viewsLeft();
  const path = join(folder, fileIn(folder));
  const bytes = readFileSync(path);
  // The marks of both metas.
  for (const at of [24, 4_096 + 24]) bytes[at]! ^= 4;
  writeFileSync(path, bytes);
  const { store, cards } = await open(folder);
  expect(await cards.checkpoint()).toBe("");
  await store.close();
});

it("is vouched for by a close before the end of the walk once the next start has looked at all of it", async () => {
  const folder = await killedView();
  const { store } = await open(folder);
  await store.close();
  expect(sealIn(folder)).toMatchObject({
    boot: null,
    isUnproven: true,
    closed: { bytes: expect.any(Number) as number },
  });
  const again = await open(folder);
  expect(sealIn(folder)).not.toHaveProperty("isUnproven");
  expect(await again.cards.count("byMoment")).toBe(EVENTS);
  await again.store.close();
});

it("finds damage that was closed before the end of the walk, though its checksum fits", async () => {
  const folder = await killedView();
  await damage(folder);
  const { store } = await open(folder);
  await store.close();
  const { store: next, cards } = await open(folder);
  expect(await cards.checkpoint()).toBe("");
  await next.close();
});
