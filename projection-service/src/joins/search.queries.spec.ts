import { personal } from "@naqsh/shared/kernel/personal";
import type { AlikeAnswer, SearchAnswer } from "@naqsh/shared/search";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { approved, fingerprinted, registered, submitted, rejected, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const huda = idOfName("huda");

describe("Search", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${huda}`, [
      registered("huda", "artist"),
      {
        type: "ProfileRevised",
        data: { userId: huda, firstName: personal(huda, "نورة"), location: personal(huda, "حائل") },
      },
    ]);
    for (const title of ["سكون الرمال", "وردة", "mist"])
      await readSide.tell(`artwork-${workId(title)}`, [submitted(title), approved(title)]);
    await readSide.tell(`artwork-${workId("hidden dune")}`, [submitted("hidden dune")]);
  });
  afterAll(() => readSide.stop());

  const search = async (query: string, more = "") =>
    (await readSide.ask(`/api/search?query=${encodeURIComponent(query)}${more}`)).body as SearchAnswer;
  const titles = async (query: string, more = "") => (await search(query, more)).artworks.map(({ title }) => title);

  it("finds works by their words, whatever the spelling, and says where they stand", async () => {
    const found = await search("الرمل");
    expect(found).toMatchObject({ understood: "asWritten", total: 1, artworks: [{ title: "سكون الرمال" }] });
    expect(found.artworks[0]?.matched.ar).toEqual([{ start: 5, end: 11 }]);
    expect(await titles("ورده")).toEqual(["وردة"]);
  });

  it("says where words stand that a title lacks, to readers of either language", async () => {
    const [work] = (await search("mist oil")).artworks;
    expect(work?.foundIn).toEqual({
      ar: { field: "medium", text: "oil", matched: [{ start: 0, end: 3 }] },
      en: { field: "medium", text: "oil", matched: [{ start: 0, end: 3 }] },
    });
    const by = (await search("نورة")).artworks.find(({ title }) => title === "mist");
    expect(by?.foundIn.ar).toEqual({ field: "artist", text: "نورة of Riyadh", matched: [{ start: 0, end: 4 }] });
    expect((await search("mist")).artworks[0]?.foundIn).toEqual({ ar: null, en: null });
  });

  it("quotes a description to members, and to visitors what its page tells them", async () => {
    const long = { description: `${"كلام ".repeat(60)}زعفران`, tags: ["وسمة"] };
    const [title, story] = ["rain", submitted("rain")];
    const details = { ...(story.data as { details: object }).details, ...long };
    await readSide.tell(`artwork-${workId(title)}`, [{ ...story, data: { ...story.data, details } }, approved(title)]);
    const foundBy = async (query: string, asker?: string) => {
      const answer = await readSide.ask(`/api/search?query=${encodeURIComponent(query)}`, asker);
      return (answer.body as SearchAnswer).artworks[0]?.foundIn.ar;
    };
    expect(await foundBy("زعفران")).toEqual({ field: "description", text: null, matched: [] });
    expect((await foundBy("زعفران", "huda"))?.text).toMatch(/^….*زعفران$/);
    expect((await foundBy("كلام"))?.text).toMatch(/^كلام/);
    expect(await foundBy("وسمة")).toEqual({ field: "tag", text: null, matched: [] });
    await readSide.tell(`artwork-${workId(title)}`, [rejected(title)]);
  });

  it("puts errors right and says what it searched instead", async () => {
    expect(await search("midt")).toMatchObject({ understood: "corrected", corrected: "mist", total: 1 });
  });

  it("finds artists by their names in the other writing, and their works", async () => {
    const found = await search("noura");
    expect(found.artists).toMatchObject([{ id: huda, name: "نورة of Riyadh", artworkCount: 3 }]);
    expect(found.total).toBe(3);
    expect((await search("hail")).artistsTotal).toBe(1);
  });

  it("shows what is on show alone, from its approval until it is withdrawn or its artist banned", async () => {
    expect(await titles("hidden")).toEqual([]);
    await readSide.tell(`artwork-${workId("hidden dune")}`, [approved("hidden dune")]);
    expect(await titles("hidden")).toEqual(["hidden dune"]);
    await readSide.tell(`artwork-${workId("hidden dune")}`, [rejected("hidden dune")]);
    expect(await titles("hidden")).toEqual([]);
  });

  it("finds auctions by their work", async () => {
    const lot = new AuctionStory("mist");
    await readSide.tell(`auction-${lot.auctionId}`, [lot.scheduled(), lot.opened()]);
    expect((await search("mist")).auctions).toMatchObject([{ auctionId: lot.auctionId }]);
  });

  it("filters as the marketplace does, and pages", async () => {
    expect(await titles("noura", "&category=sculpture")).toEqual([]);
    expect(await titles("noura", "&minPrice=2000")).toEqual([]);
    const first = await titles("noura", "&limit=2");
    const rest = await titles("noura", "&limit=2&from=2");
    expect([...first, ...rest].toSorted()).toEqual(["mist", "سكون الرمال", "وردة"].toSorted());
  });

  it("lists what fits the filters where no word is sought, the newest first, and nothing without either", async () => {
    const fitting = await search("", "&category=painting&limit=2");
    expect(fitting).toMatchObject({ understood: "asWritten", total: 3, nearest: [], artists: [], auctions: [] });
    const rest = await search("", "&category=painting&limit=2&from=2");
    expect([...fitting.artworks, ...rest.artworks].map(({ title }) => title)).toEqual(["mist", "وردة", "سكون الرمال"]);
    expect(await titles("", "&minPrice=2000")).toEqual([]);
    expect(await search("")).toMatchObject({ total: 0, artworks: [], nearest: [] });
  });

  it("shows what comes nearest where nothing fits: what misses the fewest filters, of the words if there are any", async () => {
    const none = await search("", "&category=painting&minPrice=2000");
    expect(none).toMatchObject({ total: 0, artworks: [] });
    expect(none.nearest.map(({ title }) => title)).toEqual(["mist", "وردة", "سكون الرمال"]);
    expect((await search("mist", "&category=sculpture")).nearest.map(({ title }) => title)).toEqual(["mist"]);
    expect((await search("mist", "&category=painting")).nearest).toEqual([]);
    expect((await search("xylophone", "&category=sculpture")).nearest).toEqual([]);
  });

  it("completes what is typed, from the third letter on", async () => {
    expect((await readSide.ask("/api/search/suggestions?query=mi")).body).toEqual([]);
    expect((await readSide.ask("/api/search/suggestions?query=mis")).body).toEqual(["mist", "mist en"]);
    const begun = `/api/search/suggestions?query=${encodeURIComponent("ورد")}`;
    expect((await readSide.ask(begun)).body).toEqual(["وردة", "وردة en"]);
  });

  it("forgets who has left: neither their name nor where they lived finds anything", async () => {
    await readSide.tell(`user-${huda}`, [{ type: "AccountErased", data: { userId: huda } }]);
    expect(await search("نورة")).toMatchObject({ artists: [], total: 0 });
    expect((await search("حائل")).artistsTotal).toBe(0);
    const begun = `/api/search/suggestions?query=${encodeURIComponent("نور")}`;
    expect((await readSide.ask(begun)).body).toEqual([]);
  });
});

describe("The order of the works that a search finds", () => {
  let readSide: ReadSide;
  const [dew, rain, sand] = ["price of dew", "price of rain", "price of sand"] as const;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${huda}`, [registered("huda", "artist")]);
    for (const [title, price] of [
      [dew, 300_00],
      [rain, null],
      [sand, 1_200_00],
    ] as const)
      await readSide.tell(`artwork-${workId(title)}`, [submitted(title, { price }), approved(title)]);
    const of = { artworkId: workId(rain), artistId: huda };
    const looked = { type: "ArtworkViewed", data: { ...of, source: "home", viewerId: null } } as const;
    await readSide.tell(`engagement-${workId(rain)}`, [looked, looked]);
  });
  afterAll(() => readSide.stop());

  const search = async (asked: string) => (await readSide.ask(`/api/search?${asked}`)).body as SearchAnswer;
  const titles = async (asked: string) => (await search(asked)).artworks.map(({ title }) => title);

  it.each([
    ["by words", "query=price"],
    ["by filters alone", "category=painting"],
  ])("is the one asked for: %s", async (_, asked) => {
    expect(await titles(`${asked}&sort=newest`)).toEqual([sand, rain, dew]);
    expect(await titles(`${asked}&sort=price-low`)).toEqual([dew, sand, rain]);
    expect(await titles(`${asked}&sort=price-high`)).toEqual([sand, dew, rain]);
    expect((await titles(`${asked}&sort=popular`))[0]).toBe(rain);
    expect(await titles(`${asked}&sort=popular&limit=1&from=1`)).not.toContain(rain);
    expect(await titles(`${asked}&sort=price-low&limit=1&from=1`)).toEqual([sand]);
  });

  it("is by popularity of what the words find and the filters let through, counted whole", async () => {
    expect(await search("query=dew&sort=popular")).toMatchObject({ total: 1, artworks: [{ title: dew }] });
    expect(await search("query=price&sort=popular&minPrice=500&limit=1")).toMatchObject({ total: 1 });
    expect(await titles("query=price&sort=popular&minPrice=500")).toEqual([sand]);
    expect(await search("query=xylophone&sort=popular")).toMatchObject({ total: 0, artworks: [] });
  });

  it("is no order that is not known", async () => {
    expect((await readSide.ask("/api/search?query=price&sort=dearest")).status).toBe(422);
  });
});

describe("Works that look like a picture", () => {
  let readSide: ReadSide;
  const plain = (bin: number): string => Array.from({ length: 28 }, (_, at) => (at === bin ? "ff" : "00")).join("");
  const shaped = (digits: string): string => plain(3) + digits.repeat(160 / digits.length);
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${huda}`, [registered("huda", "artist")]);
    const works: readonly (readonly [string, string])[] = [
      ["same", shaped("0f")],
      ["recoloured", plain(9) + "0f".repeat(80)],
      ["other", shaped("c3")],
      ["far", plain(20) + "f0".repeat(80)],
      ["one tone", plain(3)],
    ];
    for (const [title, look] of works)
      await readSide.tell(`artwork-${workId(title)}`, [
        submitted(title),
        fingerprinted(title, "00", look),
        approved(title),
      ]);
    await readSide.tell(`artwork-${workId("hidden")}`, [
      submitted("hidden"),
      fingerprinted("hidden", "00", shaped("0f")),
    ]);
  });
  afterAll(() => readSide.stop());

  const alike = async (look: string, more = "") =>
    (await readSide.ask(`/api/search/alike?look=${look}${more}`)).body as AlikeAnswer;
  const titles = async (look: string, more = "") => (await alike(look, more)).artworks.map(({ title }) => title);

  it("are those on show that come near, with how near in shape and in colours", async () => {
    const found = await alike(shaped("0f"));
    expect(found).toMatchObject({ total: 4, compared: 5 });
    expect(found.artworks.map(({ title, alike: near }) => [title, near])).toEqual([
      ["same", { shape: 100, colours: 100, isSamePicture: true }],
      ["recoloured", { shape: 100, colours: 0, isSamePicture: true }],
      ["one tone", { shape: null, colours: 100, isSamePicture: false }],
      ["other", { shape: 0, colours: 100, isSamePicture: false }],
    ]);
  });

  it("are compared by colours alone where the picture is all one tone, and narrowed by the filters", async () => {
    expect((await titles(plain(9))).slice(0, 1)).toEqual(["recoloured"]);
    expect(await titles(shaped("0f"), "&category=sculpture")).toEqual([]);
    expect((await alike(shaped("0f"), "&limit=1")).artworks).toHaveLength(1);
  });

  it("follow what is shown: a work that is taken down is found no more", async () => {
    await readSide.tell(`artwork-${workId("hidden")}`, [approved("hidden")]);
    expect(await titles(shaped("0f"))).toContain("hidden");
    await readSide.tell(`artwork-${workId("hidden")}`, [rejected("hidden")]);
    expect(await titles(shaped("0f"))).not.toContain("hidden");
  });

  it("are sought by nothing but a look", async () => {
    for (const none of ["", "zz", "0".repeat(215)])
      expect((await readSide.ask(`/api/search/alike?look=${none}`)).status).toBe(422);
  });
});

describe("What is searched", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${huda}`, [registered("huda", "artist")]);
    await readSide.tell(`user-${idOfName("admin")}`, [registered("admin", "admin")]);
    await readSide.tell(`artwork-${workId("palm")}`, [submitted("palm"), approved("palm")]);
  });
  afterAll(() => readSide.stop());

  /** As an earlier release recorded it, with how much a browser said that it had found. */
  const seek = (query: string, resultsCount: number) =>
    readSide.tell(`soughtTerm-${idOfName(query)}`, [
      { type: "TermSought", data: { termId: idOfName(query), term: query, query, resultsCount } },
    ]);
  const trending = async () => (await readSide.ask("/api/trending-searches")).body;

  it("trends once three have sought it on a day, and while it finds something", async () => {
    for (let time = 0; time < 2; time += 1) await seek("palm", 1);
    expect(await trending()).toEqual([]);
    await seek("palm", 0);
    for (let time = 0; time < 4; time += 1) await seek("camel", 1);
    expect(await trending()).toEqual(["palm"]);
  });

  it("is seen by administrators, what found nothing apart", async () => {
    await seek("xylophone", 0);
    expect((await readSide.ask("/api/admin/searches?nothing=true", "huda")).status).toBe(403);
    const nothing = await readSide.ask("/api/admin/searches?nothing=true", "admin");
    expect(nothing.body).toMatchObject([
      { query: "camel", sought: 4, resultsCount: 0 },
      { query: "xylophone", sought: 1, resultsCount: 0 },
    ]);
    const all = (await readSide.ask("/api/admin/searches", "admin")).body as { query: string; lastOn: string }[];
    // No moment, by which who did something just then could be told to have searched.
    for (const term of all) expect(Object.values(term).filter((value) => /\d:\d/.test(value))).toEqual([]);
    expect(all[0]?.lastOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(all).toMatchObject([
      { query: "palm", sought: 3, resultsCount: 1 },
      { query: "camel", resultsCount: 0 },
      { query: "xylophone", resultsCount: 0 },
    ]);
  });
});

describe("A person's own searches", () => {
  let readSide: ReadSide;
  const sara = idOfName("sara");
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${sara}`, [registered("sara")]);
  });
  afterAll(() => readSide.stop());

  const remember = (query: string, id: string) =>
    readSide.tell(`searchHistory-${sara}`, [
      { type: "SearchRemembered", data: { userId: sara, entryId: idOfName(id), query: personal(sara, query) } },
    ]);
  const own = async (as: string | null = "sara") => (await readSide.ask("/api/searches/history", as)).body;

  it("are theirs alone: each once, the newest first, ten at most, until they forget them or leave", async () => {
    for (let no = 1; no <= 11; no += 1) await remember(`term ${no}`, `entry ${no}`);
    await remember("Term 9", "again");
    const queries = ((await own()) as { query: string }[]).map(({ query }) => query);
    expect(queries).toEqual(["Term 9", "term 11", "term 10", ...[8, 7, 6, 5, 4, 3, 2].map((no) => `term ${no}`)]);
    expect((await readSide.ask("/api/searches/history")).status).toBe(401);
    const forgotten = [idOfName("again"), idOfName("entry 9")];
    await readSide.tell(`searchHistory-${sara}`, [
      { type: "SearchesForgotten", data: { userId: sara, entryIds: forgotten } },
    ]);
    expect(await own()).toMatchObject([
      { query: "term 11" },
      { query: "term 10" },
      { query: "term 8" },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    await readSide.tell(`searchHistory-${sara}`, [
      { type: "SearchesForgotten", data: { userId: sara, entryIds: null } },
    ]);
    expect(await own()).toEqual([]);
  });
});
