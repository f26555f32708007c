import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LeaseLost } from "./leases";
import { CursorInvalid, ViewLost } from "./read-model-store";
import type { Collection, CollectionSpec, Find, ReadModelStore } from "./read-model-store";

type Maker = { city: string; school?: { name: string }; seals?: { of: { hash: string } }[] };
type Work = { artist: string; price: number | null; tags: string[]; sold: boolean; maker: Maker };

const spec: CollectionSpec = {
  name: "works",
  version: 1,
  indexes: {
    byPrice: ["artist", "price"],
    byTag: ["tags", "price"],
    byCity: ["maker.city"],
    all: ["price"],
    bySchool: ["maker.school.name"],
    bySeal: ["maker.seals.of.hash", "price"],
  },
};
const work = (artist: string, price: number | null, rest: Partial<Work> = {}): Work => ({
  artist,
  price,
  tags: [],
  sold: false,
  maker: { city: "Riyadh" },
  ...rest,
});
const at = (number: number): string => String(number).padStart(20, "0");

/** What any store of views must do. `reopen` opens the same store again after it was closed. */
export const describeReadModelStore = (
  adapter: string,
  open: () => Promise<{ store: ReadModelStore; reopen: () => Promise<ReadModelStore> }>,
): void => {
  describe(`${adapter} as a store of views`, () => {
    let store: ReadModelStore;
    let reopen: () => Promise<ReadModelStore>;
    let works: Collection<Work>;
    beforeEach(async () => {
      ({ store, reopen } = await open());
      works = await store.collection<Work>(spec);
    });
    afterEach(() => store.close());

    const put = async (documents: Record<string, Work | null>, position = 1): Promise<void> =>
      works.write(
        Object.entries(documents).map(([key, document]) => ({ key, document, position: at(position) })),
        at(position),
      );
    const keysOf = async (find: Omit<Find, "limit"> & { limit?: number }): Promise<string[]> =>
      (await works.find({ limit: 100, ...find })).documents.map(({ key }) => key);

    describe("writing", () => {
      it("gives back what was written, with its position", async () => {
        await put({ a: work("huda", 5) }, 3);
        expect(await works.get("a")).toEqual(work("huda", 5));
        expect(await works.load(["a", "b"])).toEqual([{ key: "a", document: work("huda", 5), position: at(3) }]);
        expect(await works.get("b")).toBeNull();
        expect(await works.checkpoint()).toBe(at(3));
      });

      it("skips a write that is not newer than what the document has taken in", async () => {
        await put({ a: work("huda", 5) }, 3);
        await put({ a: work("huda", 1) }, 2);
        await put({ a: work("huda", 2) }, 3);
        expect(await works.get("a")).toEqual(work("huda", 5));
        expect(await keysOf({ index: "byPrice", equals: ["huda", 5] })).toEqual(["a"]);
        expect(await keysOf({ index: "byPrice", equals: ["huda", 1] })).toEqual([]);
      });

      it.each([{ isMade: true }, { isNew: true }])(
        "%j: takes the place of what is older after all, and leaves what is newer",
        async (kind) => {
          await put({ older: work("huda", 1) }, 1);
          await put({ newer: work("huda", 9) }, 9);
          const made = ["older", "newer", "new"].map((key) => ({
            key,
            document: work("omar", 5),
            position: at(5),
            ...kind,
          }));
          await works.write(made, at(9));
          await works.write(made, at(9));
          const prices = await Promise.all(["older", "newer", "new"].map(async (key) => (await works.get(key))?.price));
          expect(prices).toEqual([5, 9, 5]);
        },
      );

      it("leaves a tombstone that an older write cannot wake", async () => {
        await put({ a: work("huda", 5) }, 1);
        await put({ a: null }, 4);
        await put({ a: work("huda", 6) }, 2);
        expect(await works.get("a")).toBeNull();
        expect(await works.load(["a"])).toEqual([{ key: "a", document: null, position: at(4) }]);
        expect(await works.count("byPrice", ["huda"])).toBe(0);
        await put({ a: work("huda", 7) }, 5);
        expect(await works.get("a")).toEqual(work("huda", 7));
      });

      it("moves the checkpoint without documents, and never back", async () => {
        await works.write([], at(9));
        await works.write([], at(4));
        expect(await works.checkpoint()).toBe(at(9));
      });
    });

    describe("finding", () => {
      beforeEach(() =>
        put({
          a: work("huda", 30, { tags: ["sea", "oil"] }),
          b: work("huda", 10, { tags: ["oil"], sold: true }),
          c: work("huda", 20, { maker: { city: "Jeddah" } }),
          d: work("omar", 15),
          e: work("omar", null),
          f: work("huda", 20),
        }),
      );

      it("gives a prefix in the order of the next field, ties by key", async () => {
        expect(await keysOf({ index: "byPrice", equals: ["huda"] })).toEqual(["b", "c", "f", "a"]);
        expect(await keysOf({ index: "byPrice", equals: ["huda"], direction: "descending" })).toEqual([
          "a",
          "f",
          "c",
          "b",
        ]);
      });

      it.each<[string, Find["range"], string[]]>([
        ["from", { from: 20 }, ["c", "f", "a"]],
        ["above", { above: 20 }, ["a"]],
        ["to", { to: 20 }, ["b", "c", "f"]],
        ["below", { below: 20 }, ["b"]],
        ["between", { above: 10, below: 30 }, ["c", "f"]],
      ])("bounds the next field: %s", async (_, range, expected) => {
        expect(await keysOf({ index: "byPrice", equals: ["huda"], ...(range && { range }) })).toEqual(expected);
      });

      it("orders the whole collection where no prefix is given, null first", async () => {
        expect(await keysOf({ index: "all" })).toEqual(["e", "b", "d", "c", "f", "a"]);
        expect(await keysOf({ index: "byPrice" })).toEqual(["b", "c", "f", "a", "e", "d"]);
        expect(await keysOf({ index: "byPrice", direction: "descending", limit: 3 })).toEqual(["d", "e", "a"]);
      });

      it.each([
        { few: 0, many: 0 },
        { few: 3, many: 60 },
        { few: 60, many: 300 },
      ])("keeps to what another index holds, in its own order and pages: %j", async ({ few, many }) => {
        const tagged = (count: number, tag: string, salt: number): Record<string, Work> =>
          Object.fromEntries(
            Array.from({ length: count }, (_, number) => [
              `${tag}-${String(number).padStart(3, "0")}`,
              work(number % 3 === 0 ? "omar" : "huda", (number * salt) % 17, {
                tags: [tag, "new"],
                sold: number % 2 === 0,
              }),
            ]),
          );
        const written = { ...tagged(few, "rare", 7), ...tagged(many, "usual", 5) };
        await put(written, 2);
        const asked = { index: "byPrice", equals: ["huda"], filter: { sold: true }, limit: 7 } as const;
        for (const direction of ["ascending", "descending"] as const) {
          const sign = direction === "ascending" ? 1 : -1;
          const expected = Object.entries(written)
            .filter(([key, { artist, sold }]) => artist === "huda" && sold && key.startsWith("rare"))
            .toSorted(([a, one], [b, other]) => sign * (one.price! - other.price! || (a < b ? -1 : 1)))
            .map(([key]) => key);
          const met: string[] = [];
          for (let cursor: string | null | undefined = undefined; cursor !== null;) {
            const page: Awaited<ReturnType<typeof works.find>> = await works.find({
              ...asked,
              direction,
              within: { index: "byTag", equals: ["rare"] },
              ...(cursor !== undefined && { cursor }),
            });
            met.push(...page.documents.map(({ key }) => key));
            cursor = page.next;
          }
          expect(met).toEqual(expected);
        }
      });

      it("finds by an element of an array and by a field within a field", async () => {
        expect(await keysOf({ index: "byTag", equals: ["oil"] })).toEqual(["b", "a"]);
        expect(await keysOf({ index: "byCity", equals: ["Jeddah"] })).toEqual(["c"]);
      });

      it("finds by a field further within, also of each element of an array, after it was opened again too", async () => {
        const seals = (...hashes: string[]) => hashes.map((hash) => ({ of: { hash } }));
        const maker = (...hashes: string[]): Partial<Work> => ({ maker: { city: "Taif", seals: seals(...hashes) } });
        await put({ g: work("omar", 25, { maker: { city: "Taif", school: { name: "Hijaz" } } }) }, 2);
        await put({ h: work("omar", 5, maker("1f", "2e")), i: work("omar", 4, maker()) }, 2);
        const found = async () => [
          await keysOf({ index: "bySchool", equals: ["Hijaz"] }),
          await keysOf({ index: "bySeal", equals: ["2e"] }),
          await keysOf({ index: "bySeal", equals: ["3d"] }),
        ];
        expect(await found()).toEqual([["g"], ["h"], []]);
        await store.close();
        works = await (store = await reopen()).collection<Work>(spec);
        expect(await found()).toEqual([["g"], ["h"], []]);
        await put({ h: work("omar", 5, maker("1f", "3d")) }, 3);
        expect(await found()).toEqual([["g"], [], ["h"]]);
      });

      it("orders documents under an element by the next field, whatever other elements they hold", async () => {
        await put({ g: work("omar", 25, { tags: ["ink", "oil"] }), h: work("omar", 5, { tags: ["oil", "wax"] }) }, 2);
        expect(await keysOf({ index: "byTag", equals: ["oil"] })).toEqual(["h", "b", "g", "a"]);
        expect(await keysOf({ index: "byTag", equals: ["oil"], direction: "descending" })).toEqual([
          "a",
          "g",
          "b",
          "h",
        ]);
      });

      it("tests the rest of the question in MongoDB's language", async () => {
        const filter = { sold: false, price: { $lte: 20 } };
        expect(await keysOf({ index: "byPrice", equals: ["huda"], filter })).toEqual(["c", "f"]);
      });

      it("counts a prefix", async () => {
        expect(await works.count("byPrice", ["huda"])).toBe(4);
        expect(await works.count("byPrice", ["huda", 20])).toBe(2);
        expect(await works.count("byPrice", ["nobody"])).toBe(0);
        expect(await works.count("all")).toBe(6);
      });

      it("counts what of a prefix lies below a value of the next field", async () => {
        expect(await works.count("byPrice", ["huda"], 10)).toBe(0);
        expect(await works.count("byPrice", ["huda"], 20)).toBe(1);
        expect(await works.count("byPrice", ["huda"], 21)).toBe(3);
        expect(await works.count("byPrice", ["huda"], 1_000)).toBe(4);
        expect(await works.count("byPrice", ["omar"], 15)).toBe(1);
        expect(await works.count("byPrice", ["nobody"], 20)).toBe(0);
        expect(await works.count("byPrice", [], "omar")).toBe(4);
      });

      it("follows a document whose indexed fields change", async () => {
        await put({ a: work("omar", 12, { tags: ["ink"] }) }, 2);
        expect(await keysOf({ index: "byPrice", equals: ["omar"] })).toEqual(["e", "a", "d"]);
        expect(await keysOf({ index: "byTag", equals: ["sea"] })).toEqual([]);
        expect(await keysOf({ index: "byTag", equals: ["ink"] })).toEqual(["a"]);
      });

      it.each([
        ["all", "ascending"],
        ["all", "descending"],
        ["byPrice", "ascending"],
        ["byPrice", "descending"],
      ] as const)("pages through everything once, by %s, %s", async (index, direction) => {
        const whole = await keysOf({ index, direction });
        const paged: string[] = [];
        let cursor: string | null = null;
        do {
          const page = await works.find({ index, direction, limit: 2, ...(cursor && { cursor }) });
          paged.push(...page.documents.map(({ key }) => key));
          cursor = page.next;
        } while (cursor !== null);
        expect(whole).toHaveLength(6);
        expect(paged).toEqual(whole);
      });

      it("bounds the first field where no prefix is given", async () => {
        expect(await keysOf({ index: "byPrice", range: { above: "huda" } })).toEqual(["e", "d"]);
        expect(await keysOf({ index: "byPrice", range: { below: "omar" }, limit: 2 })).toEqual(["b", "c"]);
        expect(await keysOf({ index: "byPrice", range: { from: "huda", to: "omar" } })).toHaveLength(6);
      });

      it("pages through the elements of an array", async () => {
        const find = { index: "byTag", equals: ["oil"], limit: 1 };
        const first = await works.find(find);
        const second = await works.find({ ...find, cursor: first.next! });
        expect([first, second].map(({ documents }) => documents[0]!.key)).toEqual(["b", "a"]);
        expect(second.next).toBeNull();
      });

      it("goes on behind its page although the page's last document is gone", async () => {
        const { next } = await works.find({ index: "byPrice", equals: ["huda"], limit: 2 });
        await put({ c: null }, 2);
        expect(await keysOf({ index: "byPrice", equals: ["huda"], cursor: next! })).toEqual(["f", "a"]);
      });

      it("refuses a cursor that it did not give, also one of another prefix", async () => {
        const other = (await works.find({ index: "byPrice", equals: ["omar"], limit: 1 })).next!;
        for (const cursor of ["", "x", "W10", other]) {
          const asked = works.find({ index: "byPrice", equals: ["huda"], limit: 2, cursor });
          await expect(asked).rejects.toBeInstanceOf(CursorInvalid);
        }
      });

      it("refuses an index that was not declared", async () => {
        await expect(works.find({ index: "byMood", limit: 1 })).rejects.toThrow("byMood");
      });
    });

    describe("keeping", () => {
      it("keeps documents, tombstones and checkpoint over a restart", async () => {
        await put({ a: work("huda", 5), b: work("huda", 6) }, 1);
        await put({ b: null }, 2);
        await works.write([], at(7));
        await store.close();
        store = await reopen();
        works = await store.collection<Work>(spec);
        expect(await works.checkpoint()).toBe(at(7));
        expect(await works.load(["a", "b"])).toEqual([
          { key: "a", document: work("huda", 5), position: at(1) },
          { key: "b", document: null, position: at(2) },
        ]);
        expect(await keysOf({ index: "byPrice", equals: ["huda"] })).toEqual(["a"]);
      });

      it("keeps versions apart and drops one alone", async () => {
        await put({ a: work("huda", 5) });
        const next = await store.collection<Work>({ ...spec, version: 2 });
        expect(await next.get("a")).toBeNull();
        expect((await store.collectionNames()).toSorted()).toEqual(["works-v1", "works-v2"]);
        await works.drop();
        expect(await store.collectionNames()).toEqual(["works-v2"]);
        expect(await (await store.collection<Work>(spec)).get("a")).toBeNull();
      });

      it("puts one collection in the place of another, also for who holds it", async () => {
        const generation = await works.generation();
        await put({ a: work("huda", 5), b: work("huda", 6) }, 1);
        const asideSpec = { ...spec, name: "works.rebuild" };
        const aside = await store.collection<Work>(asideSpec);
        await aside.write([{ key: "a", document: work("huda", 7), position: at(3) }], at(3));
        expect(await works.generation()).toBe(generation);
        await store.replace(asideSpec, spec);
        expect(await works.generation()).not.toBe(generation);
        expect([await works.get("a"), await works.get("b")]).toEqual([work("huda", 7), null]);
        expect(await works.checkpoint()).toBe(at(3));
        expect(await store.collectionNames()).toEqual(["works-v1"]);
      });

      it("refuses to replace a collection for who shows a smaller token than one that it knows, or none", async () => {
        await put({ a: work("huda", 5) }, 1);
        const asideSpec = { ...spec, name: "works.rebuild" };
        const aside = await store.collection<Work>(asideSpec);
        await aside.write([{ key: "a", document: work("huda", 7), position: at(3) }], at(3));
        await store.fence(spec, 7);
        await store.fence(spec, 7);
        await expect(store.fence(spec, 6)).rejects.toBeInstanceOf(LeaseLost);
        await expect(store.replace(asideSpec, spec, 6)).rejects.toBeInstanceOf(LeaseLost);
        await expect(store.replace(asideSpec, spec)).rejects.toBeInstanceOf(LeaseLost);
        expect(await works.get("a")).toEqual(work("huda", 5));
        await store.replace(asideSpec, spec, 7);
        expect(await works.get("a")).toEqual(work("huda", 7));
        await expect(store.fence(spec, 6)).rejects.toBeInstanceOf(LeaseLost);
      });

      it("gives what took in an event after a position, removed documents too", async () => {
        await put({ a: work("huda", 5), b: work("huda", 6), c: work("omar", 7) }, 1);
        await put({ b: null }, 2);
        await put({ c: work("omar", 8) }, 3);
        const changed: [string, Work | null, string][] = [];
        for await (const { key, document, position } of works.changedAfter(at(1)))
          changed.push([key, document, position]);
        expect(changed.toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual([
          ["b", null, at(2)],
          ["c", work("omar", 8), at(3)],
        ]);
      });

      it("notes with the documents how far they surely are, and tells when that is not there any more", async () => {
        await put({ a: work("huda", 5) }, 4);
        expect(await works.anchored()).toBe("");
        await works.anchor(at(4), "");
        await works.anchor(at(3), "");
        expect(await works.anchored()).toBe(at(4));
        await expect(works.anchor(at(6), at(5))).rejects.toBeInstanceOf(ViewLost);
        expect([await works.anchored(), await works.checkpoint()]).toEqual([at(4), at(4)]);
        expect(await keysOf({ index: "all" })).toEqual(["a"]);
        expect(await works.count("all")).toBe(1);
        await works.drop();
        expect(await (await store.collection<Work>(spec)).anchored()).toBe("");
      });

      it("tells how far collections have come", async () => {
        await works.write([], at(9));
        const other = { ...spec, name: "others" };
        const others = await store.collection<Work>(other);
        expect(await store.checkpoints([other, spec])).toEqual(["", at(9)]);
        await others.write([], at(4));
        expect(await store.checkpoints([spec, other])).toEqual([at(9), at(4)]);
      });

      it("gives every document once", async () => {
        await put({ a: work("huda", 5), b: work("huda", 6), c: work("omar", 7) }, 1);
        await put({ b: null }, 2);
        const all: string[] = [];
        for await (const { key, position } of works.all()) all.push(`${key}@${Number(position)}`);
        expect(all.toSorted()).toEqual(["a@1", "c@1"]);
      });
    });
  });
};
