import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import { describe, expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import type { AnyProjection } from "./any-projection";
import { foldBatch } from "./fold-batch";
import { View } from "./view";

type Tally = { owner: string; total: number };

/** Adds what an event brings, so that taking one in twice would show; `owner` changes are found by an index. */
const tallies: AnyProjection = {
  name: "tallies",
  version: 1,
  indexes: { byOwner: ["owner"] },
  handles: ["Added", "Renamed", "Removed"],
  keysOf: ({ type, data }) => {
    const facts = data as Record<string, string>;
    return type === "Renamed" ? { index: "byOwner", equals: [facts["from"]!] } : [facts["key"]!];
  },
  evolve: (document, { type, data }) => {
    const facts = data as { by?: number; to?: string };
    const { owner, total } = (document as Tally | null) ?? { owner: "huda", total: 0 };
    if (type === "Removed") return null;
    return type === "Renamed" ? { owner: facts.to, total } : { owner, total: total + (facts.by ?? 0) };
  },
};

const at = (number: number): string => String(number).padStart(20, "0");
const event = (number: number, type: string, data: object): RecordedEvent =>
  ({ id: String(number), type, data, position: at(number), stream: "s", revision: number }) as unknown as RecordedEvent;

const story = [
  event(1, "Added", { key: "a", by: 1 }),
  event(2, "Added", { key: "b", by: 2 }),
  event(3, "Renamed", { from: "huda", to: "omar" }),
  event(4, "Added", { key: "a", by: 10 }),
  event(5, "Added", { key: "c", by: 5 }),
  event(6, "Renamed", { from: "omar", to: "sara" }),
  event(7, "Removed", { key: "b" }),
  event(8, "Renamed", { from: "sara", to: "noura" }),
];
const folded = [
  { key: "a", document: { owner: "noura", total: 11 }, position: at(8) },
  { key: "b", document: null, position: at(7) },
  { key: "c", document: { owner: "huda", total: 5 }, position: at(5) },
];

const open = async () => {
  const silent = (): void => undefined;
  const logger = { debug: silent, info: silent, warn: silent, error: silent };
  const store = await createEmbeddedReadModelStore({ folder: null, logger });
  return store.collection<object>({ name: "tallies", version: 1, indexes: tallies.indexes });
};

describe("Folding a batch", () => {
  it("loads, folds and writes each document, and finds documents by what lies before in the same batch", async () => {
    const collection = await open();
    const changes = await foldBatch({ projection: tallies, collection }, story, at(9));
    expect(await collection.load(["a", "b", "c"])).toEqual(folded);
    expect(await collection.checkpoint()).toBe(at(9));
    expect(changes.at(-1)).toMatchObject({ key: "a", document: { owner: "noura" } });
  });

  it("takes no event into a document twice", async () => {
    const collection = await open();
    const target = { projection: tallies, collection };
    const repeated = story.flatMap((one) => [one, one, one]);
    for (const batch of [story.slice(0, 5), repeated, story.slice(2), story]) await foldBatch(target, batch, at(8));
    expect(await collection.load(["a", "b", "c"])).toEqual(folded);
  });

  it("takes no event into a document twice within one batch", async () => {
    const collection = await open();
    const added = [event(1, "Added", { key: "a", by: 1 }), event(2, "Added", { key: "a", by: 10 })];
    await foldBatch({ projection: tallies, collection }, [...added, ...added, ...added], at(2));
    expect(await collection.get("a")).toEqual({ owner: "huda", total: 11 });
  });

  it("gives the same whatever the batches", async () => {
    for (let size = 1; size <= story.length; size += 1) {
      const collection = await open();
      const target = { projection: tallies, collection };
      for (let from = 0; from < story.length; from += size) {
        await foldBatch(target, story.slice(from, from + size), at(from + size));
      }
      expect([size, await collection.load(["a", "b", "c"])]).toEqual([size, folded]);
    }
  });

  it("tells of documents that another process has taken further, and leaves them as they are", async () => {
    const collection = await open();
    await foldBatch({ projection: tallies, collection }, story, at(9));
    const changes = await foldBatch({ projection: tallies, collection }, story.slice(3, 5), at(5));
    expect(changes.map(({ key, document }) => ({ key, document }))).toEqual([
      { key: "a", document: { owner: "noura", total: 11 } },
      { key: "c", document: { owner: "huda", total: 5 } },
    ]);
    expect(await collection.load(["a", "b", "c"])).toEqual(folded);
  });

  it("gives the same from the log's start beside documents that a crash left further on", async () => {
    const longer = [...story, event(9, "Added", { key: "a", by: 100 }), event(10, "Added", { key: "c", by: 100 })];
    for (let size = 1; size <= story.length; size += 1) {
      const collection = await open();
      await foldBatch({ projection: tallies, collection }, story, at(8));
      const view = new View(tallies, collection, START_OF_LOG, { isPaced: true });
      await view.beginFeeding();
      for (let from = 0; from < longer.length; from += size) {
        const batch = longer.slice(from, from + size);
        await foldBatch({ projection: tallies, collection: view.feeding }, batch, batch.at(-1)!.position);
      }
      expect([size, await collection.load(["a", "b", "c"])]).toEqual([
        size,
        [
          { key: "a", document: { owner: "noura", total: 111 }, position: at(9) },
          folded[1],
          { key: "c", document: { owner: "huda", total: 105 }, position: at(10) },
        ],
      ]);
    }
  });
});
