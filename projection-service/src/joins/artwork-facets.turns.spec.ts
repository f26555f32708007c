import { ArtworksQuery } from "@naqsh/shared/artwork";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import { describe, expect, it } from "vitest";
import type { Artwork } from "../artwork/artwork-document";
import { createMarketCatalog } from "../artwork/market-catalog";
import { createArtworkFacets } from "./artwork-facets";
import type { AskedDeps } from "./asked-works";
import { askedWorks } from "./asked-works";
import { filteredWorks } from "./filtered-works";

const WORKS = 640;

const workNo = (no: number, category = no % 2 === 0 ? "painting" : "sculpture"): Artwork =>
  ({
    artworkId: `work ${no}`,
    artistId: `artist ${no % 7}`,
    details: { category, medium: "oil", mediumEn: null },
    renditions: null,
    shelves: ["all", category, "medium/oil"],
    listedPrice: no * 100,
    isForSale: true,
    sold: false,
    consigned: false,
    reservedFor: null,
    featuredPlace: null,
    featuredFrom: null,
    featuredTo: null,
    createdAt: "2026-01-01T00:00:00.000Z",
  }) as unknown as Artwork;

/** A marketplace whose works a spec changes; `paused` is called whenever a pass over them gives way. */
const openMarket = (paused: () => void) => {
  const works = new Map(Array.from({ length: WORKS }, (_, no) => [`work ${no}`, { at: 1, work: workNo(no) }]));
  let at = 1;
  const artworks = {
    checkpoint: async () => String(at).padStart(20, "0"),
    generation: async () => "works",
    count: async () => works.size,
    async *changedAfter(since: string) {
      for (const [key, { at: changed, work }] of works) if (changed > Number(since)) yield { key, document: work };
    },
  };
  const people = { find: async () => ({ documents: [], next: null }) };
  const views = { artworks, people } as unknown as AskedDeps["views"];
  const pause = async (): Promise<void> => {
    paused();
    await nextTurn();
  };
  const market = createMarketCatalog(views, pause);
  const regions = new Map();
  const artists = { regions: async () => regions } as unknown as AskedDeps["artists"];
  const deps = { views, market, artists, clock: { now: () => 0 } } as AskedDeps;
  return {
    deps,
    change: (no: number, category: string) => {
      at += 1;
      works.set(`work ${no}`, { at, work: workNo(no, category) });
    },
  };
};

const everything = ArtworksQuery.parse({});

describe("A pass over all works", () => {
  const passes: Record<string, (deps: ReturnType<typeof openMarket>["deps"]) => Promise<unknown>> = {
    "of the facets": (deps) => createArtworkFacets(deps)(everything),
    "of a list": (deps) => askedWorks(everything, deps),
    "of a search by filters": async (deps) =>
      (await filteredWorks({ ...everything, category: "painting" }, deps)).listed(24, null),
    "of a search that finds nothing": async (deps) => (await filteredWorks(everything, deps)).nearest(null, 24),
  };
  it.each(Object.keys(passes))("%s gives way to others, over and over", async (name) => {
    let turns = 0;
    const { deps } = openMarket(() => (turns += 1));
    await deps.market.rows();
    turns = 0;
    await passes[name]!(deps);
    expect(turns).toBeGreaterThanOrEqual(WORKS / 64);
  });
});

describe("Facets", () => {
  it("are counted once for all who ask while nothing moves, and again once a work did", async () => {
    let turns = 0;
    const market = openMarket(() => (turns += 1));
    const facets = createArtworkFacets(market.deps);
    const [first, meanwhile] = await Promise.all([facets(everything), facets({ ...everything, sort: "oldest" })]);
    expect(meanwhile).toBe(first);
    turns = 0;
    expect(await facets(everything)).toBe(first);
    expect(turns).toBe(0);
    const paintings = (await facets({ ...everything, category: "painting" })).total;
    market.change(1, "painting");
    expect((await facets({ ...everything, category: "painting" })).total).toBe(paintings + 1);
    expect(await facets(everything)).not.toBe(first);
  });

  it("tell of one moment, also of works that change while they are counted", async () => {
    let isCounting = false;
    let category = "painting";
    const market = openMarket(() => {
      if (!isCounting) return;
      // Each is moved to and fro, those that were counted already and those that were not.
      category = category === "painting" ? "sculpture" : "painting";
      for (let no = 0; no < WORKS; no += 9) market.change(no, category);
      void market.deps.market.rows();
    });
    await market.deps.market.rows();
    isCounting = true;
    const { total, category: facets } = await createArtworkFacets(market.deps)(everything);
    const counts = Object.fromEntries(facets.map(({ value, count }) => [value, count]));
    expect(total).toBe(WORKS);
    expect(counts).toMatchObject({ painting: WORKS / 2, sculpture: WORKS / 2 });
  });
});
