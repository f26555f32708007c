import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import type { FoundSubjects } from "@naqsh/shared/moderation";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { idOfName } from "../testing/auction-story";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";
import { approved, type detailsOf, registered, submitted, workId } from "../testing/story-events";

const folders = temporaryFolder();
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };
let readSide: ReadSide;
/** How many works have been loaded. */
let loaded = 0;

/** A store that counts the works that are loaded. */
const counting = async (): Promise<ReadModelStore> => {
  const own = await createEmbeddedReadModelStore({ folder: folders.fresh(), logger });
  return {
    ...own,
    collection: async <Document extends object>(spec: Parameters<ReadModelStore["collection"]>[0]) => {
      const collection = await own.collection<Document>(spec);
      if (spec.name !== "artworks") return collection;
      const load: typeof collection.load = (keys) => {
        loaded += keys.length;
        return collection.load(keys);
      };
      return { ...collection, load };
    },
  };
};

type Texts = Partial<ReturnType<typeof detailsOf>>;

const tell = async (title: string, texts: Texts, later: readonly AnyEvent[]): Promise<void> => {
  const { type, data } = submitted(title) as { type: "ArtworkSubmitted"; data: { details: object } };
  const told = { type, data: { ...data, details: { ...data.details, ...texts } } } as AnyEvent;
  await readSide.tell(`artwork-${workId(title)}`, [told, ...later]);
};

const answered = async (text: string): Promise<FoundSubjects> =>
  (await readSide.ask(`/api/admin/subjects?q=${encodeURIComponent(text)}`, "admin")).body as FoundSubjects;

const found = async (text: string): Promise<(string | null)[]> => {
  const { subjects } = await answered(text);
  return subjects.flatMap(({ kind, name }) => (kind === "artwork" ? [name] : []));
};

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh(), {}, { readModels: await counting() });
  await readSide.tell(`user-${idOfName("admin")}`, [registered("admin", "admin")]);
  await readSide.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
  await tell("النخيل في الظهيرة", { titleEn: "Palms at noon" }, [approved("النخيل في الظهيرة")]);
  await tell("mist", { medium: "gouache", tags: ["harbour"] }, [approved("mist")]);
  await tell("fog", { description: "palms that nobody sees" }, [approved("fog")]);
  await tell("Evening in Abu Dhabi", {}, [approved("Evening in Abu Dhabi")]);
  await tell("دار عبد الله", { titleEn: null }, [approved("دار عبد الله")]);
  await tell("Alula", {}, [approved("Alula")]);
  await tell("palms that wait", {}, []);
  for (let no = 1; no <= 8; no += 1) await tell(`cave ${no}`, {}, no % 2 ? [] : [approved(`cave ${no}`)]);
  for (let no = 1; no <= 9; no += 1) await tell(`creek ${no}`, {}, []);
  for (let no = 1; no <= 9; no += 1)
    await readSide.tell(`user-${idOfName(`rashid${no}`)}`, [registered(`rashid${no}`, "collector")]);
  for (let no = 1; no <= 40; no += 1) await tell(`dune ${no}`, {}, [approved(`dune ${no}`)]);
});
afterAll(async () => {
  expect(readSide.errors).toEqual([]);
  await readSide.stop();
});

describe("Works whose history is looked for", () => {
  it("are found by the beginnings of their words, in either language, whatever the spelling", async () => {
    expect(await found("نخي")).toEqual(["النخيل في الظهيرة"]);
    expect(await found("noon pal")).toEqual(["النخيل في الظهيرة"]);
    expect(await found("gouac")).toEqual(["mist"]);
    expect(await found("harb mis")).toEqual(["mist"]);
  });

  it("are found by a part of a name that is written as a word of its own, and by what looks like an article", async () => {
    expect(await found("Dhabi")).toEqual(["Evening in Abu Dhabi"]);
    expect(await found("abu dh")).toEqual(["Evening in Abu Dhabi"]);
    expect(await found("الله")).toEqual(["دار عبد الله"]);
    expect(await found("al")).toEqual(["Alula"]);
  });

  it("are not read to tell that only their category is meant", async () => {
    const before = loaded;
    expect(await found("painting")).toEqual([]);
    expect(loaded - before).toBe(0);
    expect(await found("dune 1")).toHaveLength(8);
    // One more tells that there are more.
    expect(loaded - before).toBe(9);
  });

  it("are those that are called so: what their descriptions or artists say is not meant, nor a word that is misspelt", async () => {
    expect(await found("palms")).toEqual(["النخيل في الظهيرة", "palms that wait"]);
    expect(await found("huda")).toEqual([]);
    expect(await found("noom")).toEqual([]);
  });

  it("are the newest of many", async () => {
    expect(await found("dune")).toEqual([40, 39, 38, 37, 36, 35, 34, 33].map((no) => `dune ${no}`));
  });
});

describe("An answer to whose history is looked for", () => {
  it.each([
    ["works on show", "dune", 8],
    ["works that wait", "creek", 8],
    ["people", "rashid", 8],
  ])("says that there are more %s than it holds", async (_, text, count) => {
    const { subjects, hasMore } = await answered(text);
    expect([subjects.length, hasMore]).toEqual([count, true]);
  });

  it.each([
    ["of as many as it has room for", "cave"],
    ["of an id", idOfName("huda")],
    ["of nothing", "nobody"],
    ["of no words", "؟!"],
  ])("says so of nothing else: %s", async (_, text) => {
    expect((await answered(text)).hasMore).toBe(false);
  });
});
