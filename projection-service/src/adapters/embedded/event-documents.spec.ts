import { cpSync, readdirSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Collection, CollectionSpec, Find } from "@naqsh/shared/platform/ports/read-model-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "./embedded-read-model-store";

type Card = { moment: string; mentions: string[]; stream: string };
type Told = { key: string; document: Card; position: string };

const silent = (): void => undefined;
const logger: Logger = { debug: silent, info: silent, warn: silent, error: silent };
const folders = temporaryFolder();
const at = (number: number): string => String(number).padStart(20, "0");
const plain: CollectionSpec = {
  name: "history",
  version: 1,
  indexes: { byMoment: ["moment"], byMention: ["mentions", "moment"] },
};

/** A log of events with gaps between their positions, several of them in the same millisecond. */
const logOf = (mentions: readonly number[][]): Told[] =>
  mentions.map((ids, place) => {
    const position = at(place * 3 + 1);
    const names = [...new Set(ids)].map((id) => `id ${id}`);
    const document = { moment: `${at(Math.floor(place / 4))}/${position}`, mentions: names, stream: `s-${place % 3}` };
    return { key: `event ${place}`, document, position };
  });

const specOver = (log: readonly Told[]): CollectionSpec => ({
  ...plain,
  remakeEvent: (position) => {
    const { key, document } = log.find((told) => told.position === position)!;
    return { key, document };
  },
});

const open = async (folder: string | null, spec: CollectionSpec) => {
  // Written behind every few events, so that lists lie in the file and in memory.
  const store = await createEmbeddedReadModelStore({ folder, logger, cachedDocuments: 0, eventsOfWrite: 7 });
  return { store, cards: await store.collection<Card>(spec) };
};

const write = (cards: Collection<Card>, log: readonly Told[]): Promise<void> =>
  cards.write(log, log.at(-1)?.position ?? "");

/** All pages of a question. */
const listed = async (cards: Collection<Card>, find: Find): Promise<unknown[]> => {
  const pages: unknown[] = [];
  let cursor: string | null = null;
  do {
    const page = await cards.find({ ...find, ...(cursor !== null && { cursor }) });
    pages.push(page.documents);
    cursor = page.next;
  } while (cursor !== null);
  return pages;
};

type FindAsked = {
  mention: number | null;
  from: number | null;
  below: number | null;
  descending: boolean;
  limit: number;
  stream: number | null;
};

const anyLog = fc.array(fc.array(fc.nat(6), { maxLength: 4 }), { maxLength: 60 }).map(logOf);
const anyFind = fc.record({
  mention: fc.option(fc.nat(7)),
  from: fc.option(fc.nat(15)),
  below: fc.option(fc.nat(15)),
  descending: fc.boolean(),
  limit: fc.integer({ min: 1, max: 7 }),
  stream: fc.option(fc.nat(2)),
});

const findFrom = ({ mention, from, below, descending, limit, stream }: FindAsked): Find => ({
  ...(mention === null ? { index: "byMoment" } : { index: "byMention", equals: [`id ${mention}`] }),
  range: { ...(from !== null && { from: at(from) }), ...(below !== null && { below: at(below) }) },
  direction: descending ? "descending" : "ascending",
  limit,
  ...(stream !== null && { filter: { stream: `s-${stream}` } }),
});

/** Asks a view everything that one which keeps its documents can be asked. */
const compare = async (
  cards: Collection<Card>,
  kept: Collection<Card>,
  { log, finds }: { log: readonly Told[]; finds: readonly FindAsked[] },
): Promise<void> => {
  for (const find of finds.map(findFrom)) expect(await listed(cards, find)).toEqual(await listed(kept, find));
  for (const { key, document } of log) expect(await cards.get(key)).toEqual(document);
  for (let id = 0; id < 8; id += 1) {
    expect(await cards.count("byMention", [`id ${id}`])).toBe(await kept.count("byMention", [`id ${id}`]));
  }
  expect(await cards.count("byMention")).toBe(await kept.count("byMention"));
  expect(await cards.count("byMoment")).toBe(log.length);
  expect(await cards.get("none")).toBeNull();
  expect(await cards.checkpoint()).toBe(log.at(-1)?.position ?? "");
  const all: string[] = [];
  for await (const { key } of cards.all()) all.push(key);
  expect(all).toEqual(log.map(({ key }) => key));
  for (const { key, position } of log) expect(cards.isMadeAt!({ key, position })).toBe(true);
  expect(cards.isMadeAt!({ key: "event 0", position: at(2) })).toBe(false);
  const marked: string[] = [];
  for await (const { key, position, isMade } of cards.marks!()) marked.push(`${key} ${position} ${isMade}`);
  expect(marked).toEqual(log.map(({ key, position }) => `${key} ${position} true`));
};

const postingsIn = (folder: string): string =>
  join(
    folder,
    readdirSync(folder).find((name) => name.endsWith(".mdb"))!,
  );

/** How far a view has come that is opened in a copy of the folder. */
const checkpointIn = async (folder: string, log: readonly Told[]): Promise<string> => {
  const copy = folders.fresh();
  cpSync(folder, copy, { recursive: true });
  const { store, cards } = await open(copy, specOver(log));
  const checkpoint = await cards.checkpoint();
  await store.close();
  return checkpoint;
};

const closedView = async () => {
  const log = logOf(Array.from({ length: 50 }, (_, place) => [place % 5]));
  const folder = folders.fresh();
  const { store, cards } = await open(folder, specOver(log));
  await write(cards, log);
  await store.close();
  return { folder, log, path: postingsIn(folder) };
};

describe("A view of events, of which only their places are kept", () => {
  it("reads few events to find the last ones of a long list", async () => {
    const log = logOf(Array.from({ length: 4_000 }, () => [1]));
    const spec = specOver(log);
    let read = 0;
    const counting: CollectionSpec = { ...spec, remakeEvent: (position) => ((read += 1), spec.remakeEvent!(position)) };
    const { store, cards } = await open(folders.fresh(), counting);
    await write(cards, log);
    read = 0;
    const { moment } = log.at(-3)!.document;
    const find: Find = { index: "byMention", equals: ["id 1"], range: { from: moment }, limit: 3 };
    const { documents } = await cards.find(find);
    expect(documents.map(({ key }) => key)).toEqual(log.slice(-3).map(({ key }) => key));
    expect(read).toBeLessThan(10);
    await store.close();
  });

  it("answers as one that keeps its documents, before and after it was opened again", async () => {
    const histories = fc.asyncProperty(
      anyLog,
      fc.array(anyFind, { maxLength: 8 }),
      fc.nat(60),
      async (log, finds, cut) => {
        const folder = folders.fresh();
        const kept = await open(null, plain);
        await write(kept.cards, log);
        const first = await open(folder, specOver(log));
        await write(first.cards, log.slice(0, cut));
        await first.store.flush();
        await write(first.cards, log);
        await compare(first.cards, kept.cards, { log, finds });
        await first.store.close();
        const again = await open(folder, specOver(log));
        await compare(again.cards, kept.cards, { log, finds });
        await again.store.close();
      },
    );
    await fc.assert(histories, { numRuns: 30 });
  });

  it("goes on after a flush that held more than the checkpoint, and takes in each event once", async () => {
    const log = logOf(Array.from({ length: 2_000 }, (_, place) => [place % 5, 100 + place]));
    const folder = folders.fresh();
    const { store, cards } = await open(folder, specOver(log));
    await write(cards, log.slice(0, 1_500));
    await cards.write(log.slice(1_500, 1_700), log[1_499]!.position);
    await store.close();
    const again = await open(folder, specOver(log));
    expect(await again.cards.checkpoint()).toBe(log[1_499]!.position);
    await write(again.cards, log.slice(1_500));
    await write(again.cards, log);
    expect(await again.cards.count("byMoment")).toBe(2_000);
    expect(await again.cards.count("byMention", ["id 3"])).toBe(400);
    expect(await again.cards.get("event 1650")).toEqual(log[1_650]!.document);
  });

  it("is computed again if it was written as documents", async () => {
    const log = logOf([[1], [2]]);
    const folder = folders.fresh();
    const { store, cards } = await open(folder, specOver(log));
    await write(cards, log);
    await store.close();
    expect(await (await open(folder, plain)).cards.checkpoint()).toBe("");
  });

  it("finds every flipped bit of a file that was closed", async () => {
    const { folder, log, path } = await closedView();
    const intact = await readFile(path);
    for (let flip = 0; flip < 16; flip += 1) {
      const damaged = Buffer.from(intact);
      damaged[Math.floor((flip / 16) * damaged.length)]! ^= 1 << (flip % 8);
      await writeFile(path, damaged);
      expect(await checkpointIn(folder, log)).toBe("");
    }
    await writeFile(path, intact);
    expect(await checkpointIn(folder, log)).toBe(log.at(-1)!.position);
  });

  it("gives nothing that was altered after a kill, whichever bit was flipped", async () => {
    const log = logOf(Array.from({ length: 600 }, (_, place) => [place % 5, 100 + place]));
    const folder = folders.fresh();
    const { store, cards } = await open(folder, specOver(log));
    await write(cards, log);
    await store.flush();
    const kept = await open(null, plain);
    await write(kept.cards, log);
    const finds = [{ mention: 3, from: null, below: null, descending: true, limit: 7, stream: null }];
    for (let flip = 0; flip < 16; flip += 1) {
      const copy = folders.fresh();
      cpSync(folder, copy, { recursive: true });
      const path = postingsIn(copy);
      const damaged = await readFile(path);
      damaged[Math.floor(((flip + 0.5) / 16) * damaged.length)]! ^= 1 << (flip % 8);
      await writeFile(path, damaged);
      const again = await open(copy, specOver(log));
      await write(again.cards, log);
      expect(await again.cards.count("byMoment")).toBe(log.length);
      await compare(again.cards, kept.cards, { log, finds });
      await again.store.close();
    }
  });

  it("is computed again if the machine stopped while it was written, and kept if it was closed before", async () => {
    const { folder, log, path } = await closedView();
    const { store, cards } = await open(folder, specOver(log));
    const more = logOf(Array.from({ length: 70 }, (_, place) => [place % 5]));
    await write(cards, more);
    await store.flush();
    const stopped = folders.fresh();
    cpSync(folder, stopped, { recursive: true });
    expect(await checkpointIn(stopped, more)).toBe(more.at(-1)!.position);
    const seal = `${postingsIn(stopped)}.seal`;
    const sealed = JSON.parse(await readFile(seal, "utf8")) as { boot: string };
    await writeFile(seal, JSON.stringify({ ...sealed, boot: "another start of the machine" }));
    expect(await checkpointIn(stopped, more)).toBe("");
    await store.close();
    expect(JSON.parse(await readFile(`${path}.seal`, "utf8"))).toMatchObject({ boot: null });
    expect(await checkpointIn(folder, more)).toBe(more.at(-1)!.position);
  });

  it("is computed again over another log than it was written of", async () => {
    const { folder, log } = await closedView();
    const other = log.map((told) => ({ ...told, key: `other ${told.key}` }));
    expect(await checkpointIn(folder, other)).toBe("");
  });

  it("is computed again if its file is older than what is known of it", async () => {
    const { folder, log, path } = await closedView();
    const files = [path, `${path}.seal`];
    const older = await Promise.all(files.map((file) => readFile(file)));
    const more = logOf(Array.from({ length: 70 }, (_, place) => [place % 5]));
    const { store, cards } = await open(folder, specOver(more));
    await write(cards, more.slice(log.length));
    await store.close();
    expect(await checkpointIn(folder, more)).toBe(more.at(-1)!.position);
    for (const [place, file] of files.entries()) await writeFile(file, older[place]!);
    expect(await checkpointIn(folder, more)).toBe("");
  });

  it("lets go of a file with what it held", async () => {
    const { folder, log, path } = await closedView();
    const { store, cards } = await open(folder, specOver(log));
    await cards.drop();
    await store.flush();
    expect((await readdir(folder)).filter((name) => path.endsWith(name))).toEqual([]);
    await store.close();
  });
});

it("tells events apart whose keys have the same hash", async () => {
  const log = logOf([[1], [2]]).map((told, place) => ({ ...told, key: ["costarring", "liquid"][place]! }));
  const { store, cards } = await open(folders.fresh(), specOver(log));
  await write(cards, log);
  for (const { key, document } of log) expect(await cards.get(key)).toEqual(document);
  await store.close();
});
