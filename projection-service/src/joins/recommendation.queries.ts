import { recommend } from "@naqsh/shared/recommendation";
import type {
  Because,
  Candidate,
  Recommendation,
  RecommendationReason,
  recommendationReads,
  Recommendations,
  Recommended,
} from "@naqsh/shared/recommendation";
import type { Artwork } from "../artwork/artwork-document";
import { ALL_WORKS, shelfOfArtist } from "../artwork/shelves";
import { cardOf } from "../artwork/present-artwork";
import { presentEach } from "../http/present-each";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { alikeFor } from "./alike";
import { seenWork } from "./seen-work";
import { tasteOf } from "./taste-of";
import { workTraits } from "./work-traits";
import { cutTo } from "../http/list-page";

const OF_AN_ARTIST = 12;
const OF_A_CATEGORY = 60;
const MOST_ARTISTS = 24;
const LIKED_MOST = 60;
/** So many of the shop's works are its newest. */
const NEWEST = 60;
/** How many are asked for beyond those that are shown, since some of them may be on show no more. */
const SPARE = 12;

type Own = Awaited<ReturnType<typeof tasteOf>>;

const newestOn = async (shelf: string, limit: number, { views }: QueryDeps): Promise<Artwork[]> => {
  const of = {
    index: "byNewest",
    equals: [shelf],
    direction: "descending",
    limit: cutTo(limit, "suggestions"),
  } as const;
  return (await views.artworks.find(of)).documents.map(({ document }) => document);
};

const loaded = async (ids: readonly string[], { views }: QueryDeps): Promise<Artwork[]> => {
  const found = ids.length === 0 ? [] : await views.artworks.load([...ids]);
  return found.flatMap(({ document }) => document ?? []);
};

type Pool = { works: Artwork[]; newestIds: ReadonlySet<string> };

/** Works among which the reader's are looked for: each list is short, whatever the shop holds. */
const poolFor = async (own: Own, alikeIds: readonly string[], deps: QueryDeps): Promise<Pool> => {
  const marked = own.taste.marked.map(({ work }) => work);
  const artists = new Set([...own.taste.followedArtistIds, ...marked.map(({ artistId }) => artistId)]);
  const liked = await deps.views.workLikes.find({
    index: "byLikes",
    equals: [],
    direction: "descending",
    limit: cutTo(LIKED_MOST, "suggestions"),
  });
  const [newest, ...others] = await Promise.all([
    newestOn(ALL_WORKS, NEWEST, deps),
    loaded([...alikeIds, ...liked.documents.map(({ document }) => document.artworkId)], deps),
    ...[...artists]
      .slice(0, cutTo(MOST_ARTISTS, "suggestions"))
      .map((id) => newestOn(shelfOfArtist(id), OF_AN_ARTIST, deps)),
    ...[...new Set(marked.map(({ category }) => category))].map((name) => newestOn(name, OF_A_CATEGORY, deps)),
  ]);
  const isUnknown = ({ artworkId, artistId, status, sold }: Artwork): boolean =>
    status === "approved" && !sold && artistId !== own.readerId && !own.markedIds.has(artworkId);
  const all = new Map([...newest, ...others.flat()].map((work) => [work.artworkId, work]));
  return {
    works: [...all.values()].filter(isUnknown),
    newestIds: new Set(newest.map(({ artworkId }) => artworkId)),
  };
};

const candidatesOf = async ({ works, newestIds }: Pool, { views }: QueryDeps): Promise<Candidate[]> => {
  const liked = works.length === 0 ? [] : await views.workLikes.load(works.map(({ artworkId }) => artworkId));
  const likes = new Map(liked.map(({ key, document }) => [key, document?.likes ?? 0]));
  return works.map((work) => {
    const { artworkId } = work;
    return { work: workTraits(work), likes: likes.get(artworkId) ?? 0, isNew: newestIds.has(artworkId) };
  });
};

/** Null if the work that it was near to is on show no more. */
const reasonOf = async (because: Because, deps: QueryDeps): Promise<RecommendationReason | null> => {
  if (because.kind === "follow") return { kind: "follow", artist: await deps.people.artist(because.artistId) };
  if (because.kind !== "near") return because;
  const { artworkId: id, interest } = because;
  const seen = await seenWork(await deps.views.artworks.get(id), null, deps);
  if (seen === null) return null;
  const { title, titleEn } = seen.work.details;
  return { kind: "near", interest, to: { id, title, titleEn } };
};

const strongestReason = async (reasons: Recommended["reasons"], deps: QueryDeps): Promise<RecommendationReason> => {
  const shown = await Promise.all(reasons.map((because) => reasonOf(because, deps)));
  // The last one is plain, and always shown.
  return shown.find((reason) => reason !== null)!;
};

const presented = async (
  { artworkId, reasons }: Recommended,
  works: ReadonlyMap<string, Artwork>,
  deps: QueryDeps,
): Promise<Recommendation | null> => {
  const seen = await seenWork(works.get(artworkId) ?? null, null, deps);
  return seen && { artwork: await cardOf(seen.work, deps), because: await strongestReason(reasons, deps) };
};

type Wanted = {
  limit: number;
  /** Leaves works out by their ids, such as those that do not fit a filter. */
  accepts?: (artworkId: string) => boolean;
};

/** What the reader may care about, worked out when they ask (decision 97): nothing is kept for those who do not. */
export const recommendedTo = async (
  asker: string,
  { limit, accepts = () => true }: Wanted,
  deps: QueryDeps,
): Promise<Recommendations> => {
  const chosen = await deps.views.preferences.get(asker);
  if (chosen?.display.recommendations === false) return { isOn: false, works: [] };
  const own = await tasteOf(asker, deps);
  const alike = await alikeFor(asker, own.likedIds, deps);
  const { newestIds, ...all } = await poolFor(own, [...alike.keys()], deps);
  const pool = { newestIds, works: all.works.filter(({ artworkId }) => accepts(artworkId)) };
  const works = new Map(pool.works.map((work) => [work.artworkId, work]));
  const likely = recommend(own.taste, await candidatesOf(pool, deps), alike, limit + SPARE);
  const shown = await presentEach(likely, (one) => presented(one, works, deps));
  return { isOn: true, works: shown.filter((one) => one !== null).slice(0, limit) };
};

/** Whatever recommendations are worked out from. */
export const RECOMMENDATION_VIEWS = [
  "marks",
  "looks",
  "artworks",
  "workLikes",
  "workViews",
  "rooms",
  "people",
  "preferences",
] as const;

export const recommendationQueries = (deps: QueryDeps): QueriesFor<typeof recommendationReads> => ({
  recommendations: {
    views: RECOMMENDATION_VIEWS,
    answer: async ({ asker, input: { limit } }) => ({ body: await recommendedTo(asker, { limit }, deps) }),
  },
});
