import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Collection, CollectionSpec, DocumentWrite } from "@naqsh/shared/platform/ports/read-model-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "./embedded-read-model-store";
import { isPostings } from "./postings-file";
import { readManifest } from "./views-manifest";
import { readSnapshot } from "./index-snapshot";

type Card = { moment: string; mentions: string[]; text: string };

const warnings: string[] = [];
const silent = (): void => undefined;
const logger: Logger = {
  debug: silent,
  info: silent,
  error: silent,
  warn: (_, message) => void warnings.push(message),
};
const folders = temporaryFolder();
const at = (number: number): string => String(number).padStart(20, "0");
const cardOf = (number: number): Card => ({
  moment: at(number),
  mentions: [`id ${number % 7}`, `one ${number}`],
  text: `card ${number}`,
});
const indexes = { byMoment: ["moment"], byMention: ["mentions", "moment"] };
const specs: Record<"cards" | "history", CollectionSpec> = {
  cards: { name: "cards", version: 1, indexes },
  history: {
    name: "history",
    version: 1,
    indexes,
    remakeEvent: (position) => ({ key: `card ${Number(position)}`, document: cardOf(Number(position)) }),
  },
};

const open = async (folder: string | null, worthSnapshotBytes = 0) => {
  const store = await createEmbeddedReadModelStore({ folder, logger, cachedDocuments: 10, worthSnapshotBytes });
  return {
    store,
    cards: await store.collection<Card>(specs.cards),
    history: await store.collection<Card>(specs.history),
  };
};
type Opened = Awaited<ReturnType<typeof open>>;

/** Events from one to another: each makes a card and changes one before it, in one view; the other has the event alone. */
const feed = async ({ cards, history }: Opened, from: number, to: number): Promise<void> => {
  for (let number = from; number <= to; number += 1) {
    const position = at(number);
    const before = Math.floor(number / 2);
    const writes: DocumentWrite<Card>[] = [{ key: `card ${number}`, document: cardOf(number), position }];
    if (before > 0 && before !== number) {
      const changed = { ...cardOf(before), mentions: [`id ${number % 5}`], text: `after ${number}` };
      writes.push({ key: `card ${before}`, document: number % 11 === 0 ? null : changed, position });
    }
    await cards.write(writes, position);
    await history.write([{ key: `card ${number}`, document: cardOf(number), position, isMade: true }], position);
  }
};

/** What both views answer to every question, in short. */
const answersOf = async (opened: Opened): Promise<string> => {
  const told: unknown[] = [];
  for (const collection of [opened.cards, opened.history] satisfies Collection<Card>[]) {
    for await (const { key, position, document } of collection.all()) told.push([key, position, document]);
    for (const direction of ["ascending", "descending"] as const)
      told.push(await collection.find({ index: "byMoment", direction, limit: 100_000 }));
    for (let id = 0; id < 7; id += 1)
      told.push(await collection.find({ index: "byMention", equals: [`id ${id}`], limit: 100_000 }));
    told.push(await collection.count("byMoment"), await collection.count("byMention"));
  }
  const lines = told.map((one) => JSON.stringify(one)).toSorted();
  return createHash("sha256").update(lines.join("\n")).digest("hex");
};

const files = async (folder: string, end: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(end)).map((name) => join(folder, name));
const snapshotBytes = async (folder: string): Promise<number[]> =>
  Promise.all((await files(folder, ".table")).toSorted().map(async (path) => (await readSnapshot(path))!.mark.bytes));
const savedBytes = async (folder: string): Promise<number[]> =>
  Object.values((await readManifest(folder))!).flatMap(({ file, bytes }) => (file.endsWith(".journal") ? [bytes] : []));

/** Postings are written from a thread of their own: their bytes now are those of one moment if nothing moved since the copy. */
const isOfOneMoment = (folder: string, copy: string): boolean =>
  readdirSync(copy)
    .filter(isPostings)
    .every((name) => readFileSync(join(copy, name)).equals(readFileSync(join(folder, name))));

/** A copy of a folder as a kill would leave it now; taken again if a file was written, renamed or removed meanwhile. */
const asKilledNow = (folder: string): string => {
  const list = (): string => readFileSync(join(folder, "manifest.json"), "utf8");
  for (;;) {
    const [copy, before] = [folders.fresh(), list()];
    try {
      cpSync(folder, copy, { recursive: true });
      if (list() === before && isOfOneMoment(folder, copy)) return copy;
    } catch {
      continue;
    }
  }
};

describe("The index snapshots of views that go on changing", () => {
  it("tell of all that is saved with them", async () => {
    const folder = folders.fresh();
    const opened = await open(folder);
    for (const from of [1, 101, 201]) {
      await feed(opened, from, from + 99);
      await opened.store.flush();
      expect(await snapshotBytes(folder)).toHaveLength(1);
      expect(await snapshotBytes(folder)).toEqual(await savedBytes(folder));
    }
  });

  it("lose nothing that was saved, at whatever moment of a save and beside whatever writes the process is killed", async () => {
    const kills = fc.asyncProperty(
      fc.integer({ min: 11, max: 300 }),
      fc.integer({ min: 1, max: 300 }),
      fc.array(fc.nat(60), { minLength: 1, maxLength: 4 }),
      async (first, second, moments) => {
        const [folder, kept] = [folders.fresh(), await open(null)];
        const opened = await open(folder);
        await feed(opened, 1, first);
        await opened.store.flush();
        const over = Promise.all([opened.store.flush(), feed(opened, first + 1, first + second)]);
        const killed: string[] = [];
        for (const turns of moments) {
          for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
          killed.push(asKilledNow(folder));
        }
        await over;
        await feed(kept, 1, first + second);
        for (const copy of killed) {
          const again = await open(copy);
          expect((await again.cards.checkpoint()) >= at(first)).toBe(true);
          expect((await again.history.checkpoint()) >= at(first)).toBe(true);
          await feed(again, first, first + second);
          expect(await answersOf(again)).toEqual(await answersOf(kept));
          await again.store.close();
          expect(await answersOf(await open(copy))).toEqual(await answersOf(kept));
        }
      },
    );
    await fc.assert(kills, { numRuns: 12 });
  });

  it("tell of one moment, however many turns it takes to list what a view holds and whatever is written meanwhile", async () => {
    const many = 40_000;
    const writes = Array.from({ length: many }, (_, place) => place + 1).map((number) => ({
      key: `card ${number}`,
      document: cardOf(number),
      position: at(number),
    }));
    const [folder, kept] = [folders.fresh(), await open(null)];
    const opened = await open(folder);
    for (const { cards } of [kept, opened]) await cards.write(writes, at(many));
    let isOver = false;
    const saving = opened.store.flush().finally(() => (isOver = true));
    const changes: [DocumentWrite<Card>[], string][] = [];
    while (!isOver) {
      const turn = changes.length + 1;
      const position = at(many + turn);
      const numbers = [1, 2, 3].map((step) => 1 + ((turn * 7_919 * step) % many));
      const compacted = numbers.map((number) => ({
        ...cardOf(number),
        moment: position,
        mentions: [`id ${turn % 7}`],
      }));
      const changed = numbers.map((number, place) => ({
        key: `card ${number}`,
        document: compacted[place]!,
        position,
      }));
      changes.push([changed, position]);
      await opened.cards.write(changed, position);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await saving;
    const again = await open(asKilledNow(folder));
    for (const [changed, position] of changes) {
      await kept.cards.write(changed, position);
      await again.cards.write(changed, position);
    }
    expect(await answersOf(again)).toEqual(await answersOf(kept));
  });

  it("are written again only when much has come behind them", async () => {
    const folder = folders.fresh();
    const opened = await open(folder, 10_000);
    await feed(opened, 1, 30);
    await opened.store.flush();
    expect(await files(folder, ".table")).toEqual([]);
    await feed(opened, 31, 500);
    await opened.store.flush();
    const told = await snapshotBytes(folder);
    expect(told).toEqual(await savedBytes(folder));
    await feed(opened, 501, 510);
    await opened.store.flush();
    expect(await snapshotBytes(folder)).toEqual(told);
    expect(await savedBytes(folder)).not.toEqual(told);
    await opened.store.close();
    expect(await snapshotBytes(folder)).toEqual(await savedBytes(folder));
  });

  it("are left unread if they cover more than what counts of their write-ahead logs", async () => {
    const [folder, older] = [folders.fresh(), folders.fresh()];
    const opened = await open(folder);
    await feed(opened, 1, 100);
    await opened.store.flush();
    cpSync(folder, older, { recursive: true });
    await feed(opened, 101, 200);
    await opened.store.close();
    for (const path of await files(folder, ".table")) await copyFile(path, path.replace(folder, older));
    const again = await open(older);
    expect(await again.cards.checkpoint()).toBe(at(100));
    expect(await again.history.checkpoint()).toBe(at(100));
    await feed(again, 101, 200);
    expect(await answersOf(again)).toEqual(await answersOf(await open(folder)));
  });

  it("leave nothing behind that was half written, and hold up no save where they cannot be written", async () => {
    const folder = folders.fresh();
    const opened = await open(folder);
    await feed(opened, 1, 100);
    await opened.store.flush();
    const [snapshot] = await files(folder, ".table");
    await writeFile(`${snapshot!}.tmp`, (await readFile(snapshot!)).subarray(0, 100));
    await rm(snapshot!);
    await mkdir(snapshot!);
    await feed(opened, 101, 200);
    warnings.length = 0;
    await opened.store.flush();
    expect(warnings).toEqual(["The table of a view could not be written"]);
    expect(await files(folder, ".tmp")).toEqual([]);
    const again = await open(folder);
    expect(await again.cards.checkpoint()).toBe(at(200));
    expect(await answersOf(again)).toEqual(await answersOf(opened));
  });
});
