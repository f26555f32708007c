import { ARTWORK_CATEGORIES, ARTWORK_COLOURS, type ArtworkCategory, type ArtworkColour } from "../artwork";

/** What a work is known by when it is compared with others. */
export type WorkTraits = {
  artworkId: string;
  artistId: string;
  category: ArtworkCategory;
  /** Null while its picture is still being read. */
  colour: ArtworkColour | null;
  tags: readonly string[];
};

/** How somebody showed that they care about a work. */
export type Interest = "wish" | "like" | "view";
export type Marked = { interest: Interest; work: WorkTraits };

/** What is known of somebody from their own events; the newest first. */
export type Taste = { marked: readonly Marked[]; followedArtistIds: ReadonlySet<string> };

/** What is true of a work whoever looks: many like it, it is among the newest of the shop, or it is on show. */
export type PlainReason = { kind: "popular" } | { kind: "new" } | { kind: "onShow" };

/** Why a work is shown: its artist is followed, it is near to a marked one, others who like the same like it, or none of these. */
export type Because =
  | { kind: "follow"; artistId: string }
  | { kind: "near"; artworkId: string; interest: Interest }
  | { kind: "alike" }
  | PlainReason;

/** People look at much that they do not care for: a look says about a twelfth of what a like does. */
const INTEREST = { wish: 1.2, like: 1, view: 0.08 } as const satisfies Record<Interest, number>;

/**
 * How each trait speaks for a work: `usual` is the share of works that have the same one by chance, `doubt` how many works
 * somebody has to have marked until their own share counts as much as the usual one. Found on worlds that the test set has not.
 */
const TRAITS = {
  artist: { weight: 0.6, usual: 1 / 50, doubt: 40 },
  category: { weight: 0.75, usual: 1 / ARTWORK_CATEGORIES.length, doubt: 3 },
  colour: { weight: 0.3, usual: 1 / ARTWORK_COLOURS.length, doubt: 10 },
  tag: { weight: 0.5, usual: 1 / 10, doubt: 10 },
} as const;
type Trait = keyof typeof TRAITS;
const WEIGHT = { follow: 1.3, alike: 0.5, popular: 0.8 } as const;
/** A liking that rests on one other person says little, and would tell of them. */
const FEWEST_ALIKE = 2;
/** Fewer who like a work may be its artist's friends, and nobody calls them many. */
export const MANY_LIKES = 5;

/** How much likelier than usual somebody marks what has a trait, by how much of `all` that they marked has it. */
const lift = (having: number, all: number, { weight, usual, doubt }: (typeof TRAITS)[Trait]): number =>
  weight * Math.log((having + doubt * usual) / (all + doubt) / usual);

/** What a work has, by trait. */
const traitsOf = ({ artistId, category, colour, tags }: WorkTraits): { trait: Trait; has: string }[] => [
  { trait: "artist", has: `artist/${artistId}` },
  { trait: "category", has: `category/${category}` },
  ...(colour === null ? [] : [{ trait: "colour", has: `colour/${colour}` } as const]),
  ...tags.map((tag) => ({ trait: "tag", has: `tag/${tag}` }) as const),
];

/** What somebody marked, counted once for all candidates: how much of it has which trait. */
type Leaning = { all: number; having: ReadonlyMap<string, number> };

const leaningOf = (marked: readonly Marked[]): Leaning => {
  const having = new Map<string, number>();
  let all = 0;
  for (const { interest, work } of marked) {
    all += INTEREST[interest];
    for (const { has } of traitsOf(work)) having.set(has, (having.get(has) ?? 0) + INTEREST[interest]);
  }
  return { all, having };
};

/** How near a work is to all that somebody marked; of its tags the one that speaks most for it. */
const nearnessOf = (work: WorkTraits, { all, having }: Leaning): number => {
  let sum = 0;
  let tag: number | null = null;
  for (const { trait, has } of traitsOf(work)) {
    const worth = lift(having.get(has) ?? 0, all, TRAITS[trait]);
    if (trait === "tag") tag = Math.max(worth, tag ?? worth);
    else sum += worth;
  }
  return sum + (tag ?? 0);
};

/** The one of somebody's marked works that has most in common with a work; null if none has anything. */
const nearestTo = (work: WorkTraits, marked: readonly Marked[]): Marked | null => {
  const own = new Set(traitsOf(work).map(({ has }) => has));
  let most = 0;
  let nearest: Marked | null = null;
  for (const one of marked) {
    const worth = traitsOf(one.work).filter(({ has }) => own.has(has)).length * INTEREST[one.interest];
    if (worth > most) [most, nearest] = [worth, one];
  }
  return nearest;
};

/** How many like a work of those who like what somebody likes, each by how much they have in common. */
export type Alike = ReadonlyMap<string, { people: number; weight: number }>;

/**
 * What others like who like the same: `own` are somebody's likes, `others` those of people who share some, one list for each
 * person. A person weighs by what both like, against how much each likes.
 */
export const alikeOf = (own: ReadonlySet<string>, others: readonly (readonly string[])[]): Alike => {
  const found = new Map<string, { people: number; weight: number }>();
  for (const likes of others) {
    const common = likes.filter((id) => own.has(id)).length;
    if (common === 0) continue;
    const weight = common / Math.sqrt(own.size * likes.length);
    for (const id of likes) {
      const before = found.get(id) ?? { people: 0, weight: 0 };
      if (!own.has(id)) found.set(id, { people: before.people + 1, weight: before.weight + weight });
    }
  }
  return found;
};

/** A work that may be shown, with how many like it, and whether it is among the newest of the shop. */
export type Candidate = { work: WorkTraits; likes: number; isNew: boolean };
/** `reasons`: what speaks for it and may be told, the strongest first. The last one is plain, and true whatever becomes of others. */
export type Recommended = { artworkId: string; score: number; reasons: [...Because[], PlainReason] };

type Scored = { candidate: Candidate; score: number; parts: Record<"follow" | "near" | "alike", number> };

const scored = (candidate: Candidate, taste: Taste, leaning: Leaning, alike: Alike): Scored => {
  const { work, likes } = candidate;
  const parts = {
    follow: taste.followedArtistIds.has(work.artistId) ? WEIGHT.follow : 0,
    near: nearnessOf(work, leaning),
    alike: (alike.get(work.artworkId)?.weight ?? 0) * WEIGHT.alike,
  };
  return { candidate, parts, score: parts.follow + parts.near + parts.alike + Math.log1p(likes) * WEIGHT.popular };
};

const plainReason = ({ likes, isNew }: Candidate): PlainReason => {
  if (likes >= MANY_LIKES) return { kind: "popular" };
  return { kind: isNew ? "new" : "onShow" };
};

const reasonsOf = ({ candidate, parts }: Scored, taste: Taste, alike: Alike): Recommended["reasons"] => {
  const { work } = candidate;
  const isTold = (alike.get(work.artworkId)?.people ?? 0) >= FEWEST_ALIKE;
  const nearest = parts.near > 0 ? nearestTo(work, taste.marked) : null;
  const own: { worth: number; because: Because }[] = [
    { worth: parts.follow, because: { kind: "follow", artistId: work.artistId } },
    { worth: isTold ? parts.alike : 0, because: { kind: "alike" } },
  ];
  if (nearest !== null) {
    const { interest, work: to } = nearest;
    own.push({ worth: parts.near, because: { kind: "near", artworkId: to.artworkId, interest } });
  }
  const told = own.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth);
  return [...told.map(({ because }) => because), plainReason(candidate)];
};

/** How many works of one artist a list holds, so that it does not become that artist's page. */
const MOST_OF_ARTIST = 3;

/**
 * The works that somebody is likely to care about, the likeliest first, each with why (docs/rules.md#recommendations). The same
 * taste and candidates always give the same list.
 */
export const recommend = (
  taste: Taste,
  candidates: readonly Candidate[],
  alike: Alike,
  limit: number,
): Recommended[] => {
  const leaning = leaningOf(taste.marked);
  const order = candidates
    .map((candidate) => scored(candidate, taste, leaning, alike))
    .toSorted((a, b) => b.score - a.score || (a.candidate.work.artworkId < b.candidate.work.artworkId ? -1 : 1));
  const taken = new Map<string, number>();
  const shown: Recommended[] = [];
  for (const one of order) {
    if (shown.length === limit) break;
    const { artworkId, artistId } = one.candidate.work;
    const count = taken.get(artistId) ?? 0;
    if (count === MOST_OF_ARTIST) continue;
    taken.set(artistId, count + 1);
    shown.push({ artworkId, score: one.score, reasons: reasonsOf(one, taste, alike) });
  }
  return shown;
};
