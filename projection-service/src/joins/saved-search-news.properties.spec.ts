import { personal } from "@naqsh/shared/kernel/personal";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { after } from "@naqsh/shared/kernel/instant";
import type { SavedQuestion, SearchAnswer, SearchPlace } from "@naqsh/shared/search";
import type { ArtworkCard, ArtworkFacets } from "@naqsh/shared/artwork";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName, STORY_BEGINS } from "../testing/auction-story";
import { approved, registered, submitted, rejected, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const BEFORE = after(STORY_BEGINS, 24 * 60 * 60_000);
const TITLES = ["سكون الرمال", "وردة الصباح", "رمل ونخيل", "Morning mist", "The palm and the sea", "نخلة على البحر"];
const CATEGORIES = ["painting", "photography", "calligraphy"] as const;
const ofSara = { userId: idOfName("sara") };

type Asked = { place: SearchPlace; question: SavedQuestion };

const asked: fc.Arbitrary<Asked> = fc.record({
  place: fc.constantFrom("search", "marketplace"),
  question: fc
    .record(
      {
        q: fc
          .array(
            fc.constantFrom("الرمل", "رمال", "نخيل", "ونخيل", "ورده", "mist", "mistt", "palm", "البحر", "hu", "صباح"),
            {
              minLength: 1,
              maxLength: 2,
            },
          )
          .map((words) => words.join(" ")),
        category: fc.constantFrom(...CATEGORIES),
        minPrice: fc.constantFrom(500, 1_500),
        maxPrice: fc.constantFrom(900, 5_000),
      },
      { requiredKeys: [] },
    )
    .filter((question) => Object.keys(question).length > 0),
});

describe("What saved searches find of what is new", () => {
  let readSide: ReadSide;
  let saved = 0;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
    await readSide.tell(`user-${ofSara.userId}`, [registered("sara")]);
  });
  afterAll(() => readSide.stop());

  const tellOfSara = (...events: AnyEvent[]) => readSide.tell(`savedSearches-${ofSara.userId}`, events);
  const save = async ({ place, question }: Asked): Promise<string> => {
    saved += 1;
    const savedId = idOfName(`saved ${saved}`);
    const text = (plain: string) => personal(ofSara.userId, plain);
    const data = { ...ofSara, savedId, place, name: text("x"), question: text(JSON.stringify(question)) };
    await tellOfSara({ type: "SearchSaved", data });
    return savedId;
  };
  const come = async (title: string, place: number): Promise<string> => {
    const price = (place % 3) * 1_000_00 + 400_00;
    const category = CATEGORIES[place % CATEGORIES.length]!;
    return readSide.tell(`artwork-${workId(title)}`, [submitted(title, { price, category }), approved(title)]);
  };
  const countOf = async (savedId: string, position: string): Promise<number> => {
    await readSide.service.settled();
    const { finds } = await readSide.service.savedSearchNews.of({ before: BEFORE, position });
    return finds.find((find) => find.savedId === savedId)?.count ?? 0;
  };
  const hits = async ({ place, question: { q, ...filters } }: Asked): Promise<string[]> => {
    const query = new URLSearchParams(
      Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
    );
    query.set("limit", "48");
    if (q !== undefined) query.set(place === "search" ? "query" : "q", q);
    if (place === "marketplace") {
      // What it shows for words put right, or for some of them, is no news.
      const facets = (await readSide.ask(`/api/artworks/facets?${query.toString()}`)).body as ArtworkFacets;
      if (facets.understood !== "asWritten") return [];
      const works = (await readSide.ask(`/api/artworks?${query.toString()}`)).body as ArtworkCard[];
      return works.map(({ id }) => id);
    }
    const { understood, artworks } = (await readSide.ask(`/api/search?${query.toString()}`)).body as SearchAnswer;
    return understood === "asWritten" ? artworks.map(({ id }) => id) : [];
  };

  it("are the new works that the search itself finds, and no others", async () => {
    let works = 0;
    await fc.assert(
      fc.asyncProperty(asked, fc.shuffledSubarray(TITLES, { minLength: 1 }), async (search, titles) => {
        const savedId = await save(search);
        const fresh: { name: string; id: string }[] = [];
        let position = "";
        for (const title of titles) {
          works += 1;
          const name = `${title} ${works}`;
          position = await come(name, works);
          fresh.push({ name, id: workId(name) });
        }
        const found = await hits(search);
        expect(await countOf(savedId, position)).toBe(fresh.filter(({ id }) => found.includes(id)).length);
        for (const { name, id } of fresh) await readSide.tell(`artwork-${id}`, [rejected(name)]);
        await tellOfSara({ type: "SavedSearchRemoved", data: { ...ofSara, savedId } });
      }),
      { numRuns: 50 },
    );
  });

  it("are told of once, are nobody's own, and are forgotten with the person", async () => {
    const search: Asked = { place: "search", question: { q: "falcon" } };
    await come("falcon before", 1);
    const savedId = await save(search);
    const position = await come("falcon after", 1);
    expect(await countOf(savedId, position)).toBe(1);
    const own = idOfName("saved by huda");
    const text = (plain: string) => personal(idOfName("huda"), plain);
    const ofHuda = { userId: idOfName("huda"), savedId: own, place: "search" as const };
    await readSide.tell(`savedSearches-${idOfName("huda")}`, [
      { type: "SearchSaved", data: { ...ofHuda, name: text("x"), question: text('{"q":"falcon"}') } },
    ]);
    expect(await countOf(own, await come("falcon of huda", 1))).toBe(0);
    const told = { ...ofSara, savedId, name: personal(ofSara.userId, "x"), day: "2026-01-01", count: 2, upTo: BEFORE };
    await tellOfSara({ type: "SavedSearchTold", data: told });
    expect(await countOf(savedId, position)).toBe(0);
    await tellOfSara({ type: "SavedSearchTold", data: { ...told, upTo: STORY_BEGINS } });
    expect(await countOf(savedId, position)).toBeGreaterThan(0);
    const gone = await readSide.tell(`user-${ofSara.userId}`, [
      { type: "AccountErased", data: { ...ofSara, role: "collector" } },
    ]);
    expect(await countOf(savedId, gone)).toBe(0);
  });

  it("are not looked for before the views have come to what is asked about", async () => {
    const ahead = "9".repeat(20);
    await expect(readSide.service.savedSearchNews.of({ before: BEFORE, position: ahead })).rejects.toThrow("behind");
  });
});
