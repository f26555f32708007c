import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { ARTWORK_CATEGORIES, type ArtworkCard } from "@naqsh/shared/artwork";
import { popularityOf } from "@naqsh/shared/engagement";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, detailsOf, registered, submitted, workId } from "../testing/story-events";
import { fewFilters } from "../testing/few-filters";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
let readSide: ReadSide;

const WORKS = 30;
const titleOf = (no: number): string => `${no % 3 === 0 ? "وردة" : "sea"} ${no}`;
const artistOf = (no: number): string => (no % 2 === 0 ? "huda" : "nora");
const viewsOf = (no: number): number => (no * 7) % 5;
const sharesOf = (no: number): number => Number(no % 6 === 0);
const likedBy = (no: number): string[] => ["sara", "omar"].slice(0, no % 3);

const repeated = (count: number, event: AnyEvent): AnyEvent[] => Array.from({ length: count }, () => event);

const tellWork = async (no: number): Promise<void> => {
  const [title, artist] = [titleOf(no), artistOf(no)];
  const of = { artworkId: workId(title), artistId: idOfName(artist) };
  const { data } = submitted(title, { artist });
  const details = detailsOf(title, ARTWORK_CATEGORIES[no % 3]);
  await readSide.tell(`artwork-${of.artworkId}`, [
    { type: "ArtworkSubmitted", data: { ...data, details } },
    ...(no % 10 === 0 ? [] : [approved(title, artist)]),
  ]);
  const looked = repeated(viewsOf(no), { type: "ArtworkViewed", data: { ...of, source: "home", viewerId: null } });
  const shared = repeated(sharesOf(no), { type: "ArtworkShared", data: { ...of, way: "email" } });
  if (looked.length + shared.length > 0) await readSide.tell(`engagement-${of.artworkId}`, [...looked, ...shared]);
  for (const name of likedBy(no)) {
    const data = { ...of, collectorId: idOfName(name) };
    // oxlint-disable-next-line no-await-in-loop -- a log is told in order
    await readSide.tell(`collector-${data.collectorId}`, [{ type: "ArtworkLiked", data }]);
  }
};

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  for (const name of ["huda", "nora"]) await readSide.tell(`user-${idOfName(name)}`, [registered(name, "artist")]);
  for (let no = 1; no <= WORKS; no += 1) await tellWork(no);
});
afterAll(() => readSide.stop());

/** All pages of a list, each asked for as the one before says. */
const listed = async (asked: Record<string, string | undefined>): Promise<ArtworkCard[]> => {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const cards: ArtworkCard[] = [];
  let path: string | undefined = `/api/artworks?${new URLSearchParams([...given, ["limit", "4"]]).toString()}`;
  while (path !== undefined) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next begins
    const page = await readSide.ask(path);
    cards.push(...(page.body as ArtworkCard[]));
    path = /<(.+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1];
  }
  return cards;
};

const scoreOf = ({ title }: Pick<ArtworkCard, "title">): number => {
  const no = Number(/\d+/.exec(title)?.[0]);
  return popularityOf({ views: viewsOf(no), likes: likedBy(no).length, shares: sharesOf(no) });
};

describe("The order `popular` of the marketplace", () => {
  it("has what people looked at, liked and passed on first, each work once over all pages", async () => {
    const cards = await listed({ sort: "popular" });
    const scores = cards.map(scoreOf);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBeGreaterThan(5);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(cards).toHaveLength(WORKS - WORKS / 10);
    expect(cards.at(-1)).toMatchObject({ views: 0, likes: 0 });
  });

  it("shows the works that every other order shows, whatever is asked", async () => {
    const questions = fewFilters({
      q: ["sea", "وردة", "ورده هدى", "huda", "nothing"],
      category: ["all", "painting", "sculpture"],
      artist: [idOfName("huda")],
      verified: ["true"],
      isAuction: ["true", "false"],
      forSale: ["true"],
      maxPrice: ["500"],
    });
    await fc.assert(
      fc.asyncProperty(questions, async (asked) => {
        const popular = await listed({ ...asked, sort: "popular" });
        const newest = await listed(asked);
        expect(popular.map(({ id }) => id).toSorted()).toEqual(newest.map(({ id }) => id).toSorted());
        const scores = popular.map(scoreOf);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }),
      { numRuns: 25 },
    );
  });

  it("refuses a cursor that is not of this list", async () => {
    expect((await readSide.ask("/api/artworks?sort=popular&cursor=nonsense")).status).toBe(422);
  });
});
