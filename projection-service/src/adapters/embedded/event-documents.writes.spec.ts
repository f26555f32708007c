import type { BytesEntry } from "@naqsh/shared/platform/adapters/lmdb/lmdb-bytes";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import fc from "fast-check";
import { expect, it } from "vitest";
import { EventDocuments } from "./event-documents";

type Card = { moment: string; mentions: string[] };

const INDEXES = { byMoment: ["moment"], byMention: ["mentions", "moment"] };
const at = (number: number): string => String(number).padStart(20, "0");
const cardOf = (number: number): Card => ({
  moment: at(number),
  mentions: ["all", `one ${number}`, `id ${number % 3}`, `id ${number % 5}`],
});
const remake = (position: string) => ({ key: `event ${Number(position)}`, document: cardOf(Number(position)) });

/** What a file keeps of each step; the step of a number fails, once or from then on. */
const fileOf = (kept: Map<string, Buffer>, fails: (step: number) => boolean) => {
  let steps = 0;
  return {
    file: "history-v1.1.mdb",
    get: (key: Buffer) => kept.get(key.toString("hex")),
    put: async (entries: readonly BytesEntry[]) => {
      if (fails(steps++)) throw new Unavailable("the disk is full");
      for (const { key, body } of entries) kept.set(key.toString("hex"), body);
    },
    close: async () => undefined,
    closeSealed: async () => undefined,
  };
};

const feed = (documents: EventDocuments, from: number, to: number): void => {
  for (let number = from; number <= to; number += 1) {
    documents.put({ ...remake(at(number)), position: at(number) });
    documents.advance(at(number));
  }
};

const answersOf = (documents: EventDocuments): unknown => {
  const all = { from: { values: [], after: false }, to: { values: [], after: true } };
  const index = documents.index("byMention");
  const under = (value: string): unknown =>
    index
      .slice({ values: [value], after: false }, { values: [value], after: true }, { descending: true, limit: 1_000 })
      .map(({ id }) => documents.at(id).key);
  return [
    documents.size,
    documents.index("byMoment").slice(all.from, all.to, { descending: false, limit: 1_000 }),
    ["all", "id 0", "id 1", "id 4", "one 7", "one 299"].map(under),
    ["all", "id 2"].map((value) => documents.count("byMention", [value])),
    documents.count("byMention", []),
    documents.get("event 12")?.position,
  ];
};

const wholeTo = (to: number): unknown => {
  const documents = new EventDocuments(
    INDEXES,
    fileOf(new Map(), () => false),
    remake,
  );
  feed(documents, 1, to);
  return answersOf(documents);
};

it("has what counts, and takes in the rest again, wherever a kill cut off a write", async () => {
  const kills = fc.asyncProperty(fc.integer({ min: 1, max: 300 }), fc.nat(8), async (saved, step) => {
    const kept = new Map<string, Buffer>();
    const killed = new EventDocuments(
      INDEXES,
      fileOf(kept, (now) => now >= step),
      remake,
    );
    feed(killed, 1, saved);
    await killed.save().catch(() => undefined);
    feed(killed, saved + 1, 320);
    await killed.save().catch(() => undefined);
    const again = new EventDocuments(
      INDEXES,
      fileOf(kept, () => false),
      remake,
    );
    const reached = Number(again.reached || "0");
    expect([0, saved, 320]).toContain(reached);
    expect(answersOf(again)).toEqual(wholeTo(reached));
    feed(again, reached + 1, 320);
    expect(answersOf(again)).toEqual(wholeTo(320));
    await again.save();
    expect(answersOf(again)).toEqual(wholeTo(320));
    expect(
      answersOf(
        new EventDocuments(
          INDEXES,
          fileOf(kept, () => false),
          remake,
        ),
      ),
    ).toEqual(wholeTo(320));
  });
  await fc.assert(kills, { numRuns: 60 });
});

it("answers all the while, and writes again what a full disk refused", async () => {
  const refusals = fc.asyncProperty(fc.uniqueArray(fc.nat(20), { maxLength: 6 }), async (steps) => {
    const kept = new Map<string, Buffer>();
    let hasRoom = false;
    const documents = new EventDocuments(
      INDEXES,
      fileOf(kept, (now) => !hasRoom && steps.includes(now)),
      remake,
      40,
    );
    for (let from = 1; from < 320; from += 40) {
      feed(documents, from, from + 39);
      expect(answersOf(documents)).toEqual(wholeTo(from + 39));
      await documents.save().catch(() => undefined);
      expect(answersOf(documents)).toEqual(wholeTo(from + 39));
    }
    hasRoom = true;
    await documents.save();
    expect(
      answersOf(
        new EventDocuments(
          INDEXES,
          fileOf(kept, () => false),
          remake,
        ),
      ),
    ).toEqual(wholeTo(320));
  });
  await fc.assert(refusals, { numRuns: 60 });
});

it("writes the lists of many values in few steps", async () => {
  const steps: number[] = [];
  const kept = new Map<string, Buffer>();
  const file = fileOf(kept, () => false);
  const put = async (entries: readonly BytesEntry[]): Promise<void> => {
    steps.push(entries.length);
    await file.put(entries);
  };
  const documents = new EventDocuments(INDEXES, { ...file, put }, remake);
  feed(documents, 1, 1_000);
  await documents.save();
  expect(kept.size).toBeGreaterThan(1_000);
  expect(steps.length).toBeLessThan(12);
  // A list that is long adds its blocks to those of the others.
  expect(Math.max(...steps)).toBeLessThan(300);
});
