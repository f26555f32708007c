import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import { describe, expect, it } from "vitest";
import { mongoCollection } from "./mongo-collection";
import type { Place } from "./mongo-collection";
import { storedFrom } from "./stored-document";
import type { StoredDocument } from "./stored-document";

type Deadline = { dueAt: number };
type Row = StoredDocument | null;

const position = "00000000000000000004";
const live = (key: string, dueAt: number): Row => storedFrom({ key, document: { dueAt }, position });
const grave = (key: string): Row => storedFrom({ key, document: null, position });

/** A server whose documents change while it reads: each question gets the next of these answers. */
const collectionOver = (...answers: Row[][]) => {
  const find = () => {
    const rows = answers.shift() ?? [];
    return {
      toArray: async () => rows,
      async *[Symbol.asyncIterator]() {
        yield* rows;
      },
    };
  };
  const place = { documents: { find } } as unknown as Place;
  const indexes = { byDueAt: ["dueAt"] };
  return mongoCollection<Deadline>({ place: async () => place, drop: async () => undefined, indexes });
};

const due: Find = { index: "byDueAt", limit: 2 };

const allOf = async <One>(source: AsyncIterable<One>): Promise<One[]> => {
  const all: One[] = [];
  for await (const one of source) all.push(one);
  return all;
};

describe("Documents that went while MongoDB read them", () => {
  it.each([
    ["a tombstone", grave("b")],
    ["nothing", null],
  ])("are left out of a list where it gives %s", async (_, gone) => {
    const { documents, next } = await collectionOver([live("a", 1), gone, live("c", 3)]).find(due);
    expect(documents).toEqual([
      { key: "a", document: { dueAt: 1 } },
      { key: "c", document: { dueAt: 3 } },
    ]);
    expect(next).not.toBeNull();
  });

  it("end no list before its end", async () => {
    const list = collectionOver([grave("a"), null, grave("c")], [live("d", 4)]);
    expect(await list.find(due)).toEqual({ documents: [{ key: "d", document: { dueAt: 4 } }], next: null });
  });

  it("are left out of all", async () => {
    expect(await allOf(collectionOver([null, live("b", 2), grave("c")]).all())).toEqual([
      { key: "b", document: { dueAt: 2 }, position },
    ]);
  });

  it("are told to whoever follows changes", async () => {
    const changed = await allOf(collectionOver([grave("b")]).changedAfter(position));
    expect(changed).toEqual([{ key: "b", document: null, position }]);
  });

  it("are no reason to take a document for one that never was", async () => {
    await expect(collectionOver([null]).load(["a"])).rejects.toThrow(TypeError);
    await expect(allOf(collectionOver([null]).changedAfter(position))).rejects.toThrow(TypeError);
  });
});
