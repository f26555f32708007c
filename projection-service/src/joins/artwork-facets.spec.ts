import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { ARTWORK_CATEGORIES } from "@naqsh/shared/artwork";
import type { ArtworkCard, ArtworkFacets } from "@naqsh/shared/artwork";
import { personal } from "@naqsh/shared/kernel/personal";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { fewFilters } from "../testing/few-filters";
import { approved, detailsOf, registered, submitted, workId } from "../testing/story-events";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
let readSide: ReadSide;

const MEDIUMS = ["زيت على قماش", "زَيت على قماش", "Ink", null] as const;
const COLOURS = ["#c02020", "#182848", "#f3ead9"] as const;
const of = (title: string, artist: string) => ({ artworkId: workId(title), artistId: idOfName(artist) });

/** The nth of works that differ in all that a filter asks for. */
const workNo = (no: number): { title: string; artist: string; events: AnyEvent[] } => {
  const title = `${no % 3 === 0 ? "وردة" : "sea"} ${no}`;
  const artist = no % 2 === 0 ? "huda" : "nora";
  const details = {
    ...detailsOf(title, ARTWORK_CATEGORIES[no % ARTWORK_CATEGORIES.length]),
    medium: MEDIUMS[no % MEDIUMS.length] ?? null,
    heightCm: no % 5 === 0 ? null : 20 + (no % 4) * 40,
  };
  const image = { ...details.image, width: 300 + (no % 3) * 100, height: 400 };
  const price = no % 7 === 0 ? null : (no % 9) * 700_00;
  const { data } = submitted(title, { artist }) as Extract<AnyEvent, object> & { data: object };
  const renditions = { widths: [320], dominantColour: COLOURS[no % 3]!, placeholder: "data:" };
  const verified = {
    ...of(title, artist),
    seen: personal(idOfName(artist), "Signature"),
    verifiedBy: idOfName("admin"),
  };
  return {
    title,
    artist,
    events: [
      { type: "ArtworkSubmitted", data: { ...data, details: { ...details, image }, price, isForSale: no % 4 !== 0 } },
      { type: "ArtworkRenditionsMade", data: { ...of(title, artist), sha256: image.sha256, renditions } },
      ...(no % 11 === 0 ? [] : [approved(title, artist)]),
      ...(no % 3 === 1 ? [{ type: "ArtworkVerified", data: verified }] : []),
    ],
  };
};

const livingIn = (name: string, location: string): AnyEvent => ({
  type: "ProfileRevised",
  data: { userId: idOfName(name), location: personal(idOfName(name), location) },
});

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${idOfName("huda")}`, [registered("huda", "artist"), livingIn("huda", "جدة")]);
  await readSide.tell(`user-${idOfName("nora")}`, [registered("nora", "artist")]);
  for (let no = 1; no <= 40; no += 1) {
    const { title, events } = workNo(no);
    await readSide.tell(`artwork-${workId(title)}`, events);
  }
  const lot = new AuctionStory("sea 5");
  await readSide.tell(`auction-${lot.auctionId}`, [lot.scheduled(), lot.opened()]);
});
afterAll(() => readSide.stop());

const addressOf = (path: string, asked: object): string => {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== undefined));
  return `${path}?${query.toString()}`;
};
const facetsOf = async (asked: object) =>
  (await readSide.ask(addressOf("/api/artworks/facets", asked))).body as ArtworkFacets;
/** Counted from the list itself, page by page. */
const listed = async (asked: object): Promise<number> => {
  let count = 0;
  let path: string | undefined = addressOf("/api/artworks", { ...asked, limit: "7" });
  while (path !== undefined) {
    const page = await readSide.ask(path);
    count += (page.body as ArtworkCard[]).length;
    path = /<(.+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1];
  }
  return count;
};

const questions = fewFilters({
  q: ["sea", "seaa", "وردة", "ورده هدى", "huda", "sea huda elephant", "nothing"],
  category: ["all", "painting", "sculpture", "traditional_art"],
  colour: ["red", "blue"],
  medium: ["زيت على قماش", "ink"],
  region: ["makkah", "riyadh"],
  size: ["small", "medium", "large"],
  orientation: ["portrait", "square", "landscape"],
  verified: ["true"],
  isAuction: ["true"],
  minPrice: ["500", "2100"],
  maxPrice: ["3000"],
});

describe("Facets of the marketplace", () => {
  it("count what the list itself shows, whatever is asked", async () => {
    await fc.assert(
      fc.asyncProperty(
        questions,
        fc.constantFrom("category", "colour", "size", "orientation", "region"),
        async (asked, name) => {
          const facets = await facetsOf(asked);
          expect(facets.total).toBe(await listed(asked));
          for (const { value, count } of facets[name]) {
            expect([name, value, count]).toEqual([name, value, await listed({ ...asked, [name]: value })]);
          }
          for (const { filter, total } of facets.without) {
            const names = { offer: ["isAuction"], price: ["minPrice", "maxPrice"] }[filter as string] ?? [filter];
            const rest = Object.fromEntries(Object.entries(asked).filter(([field]) => !names.includes(field)));
            expect([filter, total]).toEqual([filter, await listed(rest)]);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it("count kinds of sale and bars of prices as the list itself shows them, whatever else is asked", async () => {
    await fc.assert(
      fc.asyncProperty(questions, fc.integer({ min: 0, max: 20 }), async (asked, no) => {
        const { offer, price } = await facetsOf(asked);
        const kinds = { sale: { forSale: "true" }, auction: { isAuction: "true" } };
        for (const { value, count } of offer)
          expect([value, count]).toEqual([value, await listed({ ...asked, isAuction: undefined, ...kinds[value] })]);
        const { from, to, count } = price[no]!;
        // What costs as much as a bar's end stands in the next one.
        const between = { minPrice: String(from), maxPrice: to === null ? undefined : String(to - 0.01) };
        expect([from, count]).toEqual([from, await listed({ ...asked, ...between })]);
      }),
      { numRuns: 25 },
    );
  });

  it("say which filters to take off where nothing fits: the fewest, of equals those that leave most", async () => {
    // "sea" is no word of the roses, nor is any work of theirs so dear.
    const asked = { q: "sea", category: "painting", minPrice: "99000" };
    const facets = await facetsOf(asked);
    expect(facets.total).toBe(0);
    expect(facets.loosened).toEqual(["price"]);
    expect(await listed({ q: "sea", category: "painting" })).toBeGreaterThan(0);
    expect((await facetsOf({ q: "sea" })).loosened).toEqual([]);
    const worse = { ...asked, colour: "purple" };
    const { loosened } = await facetsOf(worse);
    expect(loosened).toEqual(expect.arrayContaining(["price", "colour"]));
    expect(loosened).toHaveLength(2);
    expect((await facetsOf({ q: "xylophone", category: "painting" })).loosened).toEqual(["q"]);
  });

  it("take mediums that read the same as one, and say where works lie in price", async () => {
    const facets = await facetsOf({});
    expect(facets.medium.map(({ label }) => label)).toEqual(["زَيت على قماش", "Ink"]);
    for (const { value, count } of facets.medium) expect(count).toBe(await listed({ medium: value }));
    expect(facets.verified).toBe(await listed({ verified: "true" }));
    const priced = facets.price.reduce((sum, { count }) => sum + count, 0);
    expect(priced).toBe(await listed({ minPrice: "0" }));
    expect(facets.price).toHaveLength(21);
  });

  it("follow a work that changes, leaves or comes back", async () => {
    const before = (await facetsOf({})).total;
    const { title, artist } = workNo(1);
    await readSide.tell(`artwork-${workId(title)}`, [
      { type: "ArtworkRevised", data: { ...of(title, artist), details: detailsOf(title), sentToReview: true } },
    ]);
    expect((await facetsOf({})).total).toBe(before - 1);
    await readSide.tell(`artwork-${workId(title)}`, [approved(title, artist)]);
    expect((await facetsOf({})).total).toBe(before);
  });
});

describe("Featured works", () => {
  it("are listed by their places on their days, with the days for administrators alone", async () => {
    await readSide.tell(`user-${idOfName("admin")}`, [registered("admin", "admin")]);
    const feature = async (no: number, from: string, to: string, place: number): Promise<void> => {
      const { title, artist } = workNo(no);
      const days = { from, to, place, featuredBy: idOfName("admin") };
      await readSide.tell(`artwork-${workId(title)}`, [
        { type: "ArtworkFeatured", data: { ...of(title, artist), ...days } },
      ]);
    };
    await feature(2, "2020-01-01", "2120-01-01", 2);
    await feature(3, "2020-01-01", "2120-01-01", 1);
    await feature(4, "2020-01-01", "2020-01-02", 3);
    await feature(5, "2119-01-01", "2120-01-01", 4);
    const { body } = await readSide.ask("/api/artworks?featured=true");
    expect(body).toMatchObject([
      { title: workNo(3).title, featured: true },
      { title: workNo(2).title, featured: true },
    ]);
    expect((await facetsOf({ featured: "true" })).total).toBe(2);
    const path = `/api/artworks/${workId(workNo(3).title)}`;
    expect((await readSide.ask(path, "admin")).body).toMatchObject({
      featuring: { place: 1, from: "2020-01-01", by: { id: idOfName("admin"), firstName: "admin" } },
    });
    const file = await readSide.ask(`/api/admin${path.slice(4)}/review`, "admin");
    expect(file.body).toMatchObject({ featuring: { to: "2120-01-01", by: { firstName: "admin" } } });
    // Everyone else learns that the platform featured it, and since when, but not who did there.
    for (const asker of ["nora", null]) {
      const { body: page } = asker === null ? await readSide.ask(path) : await readSide.ask(path, asker);
      expect(page).not.toHaveProperty("featuring");
      expect(page).toMatchObject({ badgesSince: { featured: "2020-01-01", verified: null } });
      expect(JSON.stringify(page)).not.toContain(idOfName("admin"));
    }
    const coming = await readSide.ask(`/api/artworks/${workId(workNo(5).title)}`);
    expect(coming.body).toMatchObject({ badgesSince: { featured: null } });
    // Those of other days too, until they are ended.
    const planned = await readSide.ask("/api/admin/artworks/featured", "admin");
    expect(planned.body).toMatchObject([
      { featured: true, featuring: { place: 1 } },
      { featured: true, featuring: { place: 2 } },
      { featured: false, featuring: { place: 3, to: "2020-01-02" } },
      { featured: false, featuring: { place: 4, from: "2119-01-01" } },
    ]);
    expect((await readSide.ask("/api/admin/artworks/featured", "nora")).status).toBe(403);
  });
});
