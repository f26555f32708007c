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
  // Of any size, so that what is opened again comes from an index snapshot.
  const store = await createEmbeddedReadModelStore({ folder, logger, cachedDocuments: 0 });
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

describe("A view of events, of which only their places are kept", () => {
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
        await first.store.close();
        const again = await open(folder, specOver(log));
        for (const { cards } of [first, again]) {
          for (const find of finds.map(findFrom))
            expect(await listed(cards, find)).toEqual(await listed(kept.cards, find));
          for (const { key, document } of log) expect(await cards.get(key)).toEqual(document);
          for (let id = 0; id < 8; id += 1) {
            expect(await cards.count("byMention", [`id ${id}`])).toBe(
              await kept.cards.count("byMention", [`id ${id}`]),
            );
          }
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
        }
        await again.store.close();
      },
    );
    await fc.assert(histories, { numRuns: 60 });
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

  it("is computed again if its write-ahead log was altered, or was written as documents", async () => {
    const log = logOf(Array.from({ length: 50 }, (_, place) => [place % 5]));
    const folder = folders.fresh();
    const { store, cards } = await open(folder, specOver(log));
    await write(cards, log);
    await store.flush();
    expect(await (await open(folder, plain)).cards.checkpoint()).toBe("");
    const file = join(
      folder,
      (await readdir(folder)).find((name) => name.endsWith(".journal"))!,
    );
    const intact = await readFile(file);
    for (let flip = 0; flip < 40; flip += 1) {
      const damaged = Buffer.from(intact);
      damaged[Math.floor((flip / 40) * damaged.length)]! ^= 1 << (flip % 8);
      await writeFile(file, damaged);
      expect(await (await open(folder, specOver(log))).cards.checkpoint()).toBe("");
    }
  });
});
