import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { Collection, DocumentWrite } from "@naqsh/shared/platform/ports/read-model-store";
import { beforeEach, describe, expect, it } from "vitest";
import { RecentDocuments } from "./recent-documents";

type Stored = { document: object | null; position: string };

/** A store of one collection that says what it was asked for, and may fail or lie elsewhere. */
const openStore = () => {
  const documents = new Map<string, Stored>();
  const store = { documents, asked: [] as string[][], place: "first", fails: false };
  const put = async (writes: readonly DocumentWrite<object>[]): Promise<string> => {
    if (store.fails) throw new Unavailable("cut off");
    for (const { key, document, position } of writes) {
      if ((documents.get(key)?.position ?? "") < position) documents.set(key, { document, position });
    }
    return store.place;
  };
  const collection = {
    load: async (keys: readonly string[]) => {
      store.asked.push([...keys]);
      return keys.flatMap((key) => (documents.has(key) ? [{ key, ...documents.get(key)! }] : []));
    },
    write: async (writes: readonly DocumentWrite<object>[]) => void (await put(writes)),
    put,
  } as unknown as Collection<object>;
  return Object.assign(store, { collection });
};

const written = (key: string, position: string, document: object | null = { at: position }) => ({
  key,
  document,
  position,
});

describe("documents that a feed wrote last", () => {
  let store: ReturnType<typeof openStore>;
  beforeEach(() => (store = openStore()));

  const feeding = (isEmpty = false, most = 2) => {
    const recent = new RecentDocuments({ isEmpty }, most);
    return { recent, own: recent.around(store.collection) };
  };
  const loaded = async (own: Collection<object>, ...keys: string[]) =>
    Object.fromEntries((await own.load(keys)).map(({ key, document }) => [key, document]));

  it("are not asked for again, removed ones neither; others are", async () => {
    store.documents.set("other", { document: { at: "0" }, position: "0" });
    const { own } = feeding();
    await own.put!([written("one", "1"), written("gone", "1", null)]);
    expect(await loaded(own, "one", "gone", "other", "never")).toEqual({
      one: { at: "1" },
      gone: null,
      other: { at: "0" },
    });
    expect(store.asked).toEqual([["other", "never"]]);
  });

  it("are all that there are where the store had none, until there are too many", async () => {
    const { own } = feeding(true);
    await own.write([written("one", "1"), written("two", "1")], "1");
    expect(await loaded(own, "one", "three")).toEqual({ one: { at: "1" } });
    expect(store.asked).toEqual([]);
    await own.write([written("three", "2")], "2");
    expect(await loaded(own, "one", "two", "three")).toEqual({
      one: { at: "1" },
      two: { at: "1" },
      three: { at: "2" },
    });
    expect(store.asked).toEqual([["one"]]);
  });

  it("go by the log where another process has written a newer one", async () => {
    const { own } = feeding();
    await own.put!([written("one", "1")]);
    store.documents.set("one", { document: { at: "3" }, position: "3" });
    await own.put!([written("one", "2")]);
    expect(await loaded(own, "one")).toEqual({ one: { at: "2" } });
    expect(store.documents.get("one")).toEqual({ document: { at: "3" }, position: "3" });
  });

  it("are asked for again once a write has failed, or the feed has begun anew", async () => {
    const { own, recent } = feeding();
    await own.put!([written("one", "1")]);
    store.fails = true;
    await expect(own.put!([written("two", "2")])).rejects.toThrow("cut off");
    store.fails = false;
    await own.load(["one", "two"]);
    await own.put!([written("one", "3")]);
    recent.forget({ isEmpty: false });
    await own.load(["one"]);
    expect(store.asked).toEqual([["one", "two"], ["one"]]);
  });

  it("stop the feed where others took their place: it goes on from where those stand", async () => {
    const { own } = feeding();
    await own.put!([written("one", "1")]);
    store.place = "second";
    await expect(own.put!([written("one", "2")])).rejects.toThrow(Unavailable);
    await own.load(["one"]);
    expect(store.asked).toEqual([["one"]]);
    await own.put!([written("one", "3")]);
  });
});
