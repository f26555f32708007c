import type { ShareWay, ViewSource } from "@naqsh/shared/engagement";
import { seededChance, type Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import type { ArtistKey } from "./content/artists";
import type { DemoArtwork } from "./content/demo-artwork";
import { auctionStories } from "./demo-calendar";
import type { Deed } from "./demo-deeds";
import { drawn, type Weighed } from "./demo-draw";
import { visitingHours } from "./demo-hours";
import { reviewTimes } from "./demo-review-times";

const DAY = 24 * 3_600_000;
/** How long before an auction opens, and after it ends, its work is talked about. */
const TALKED_ABOUT_MS = 0.5 * DAY;

/** At a work, or at the page of its artist. */
export type Look = { of: DemoArtwork; isArtist: boolean; source: ViewSource };
/** What somebody who is not signed in looks at, and what they pass on. */
export type Visit = { visitor: number; looks: Look[]; share: { slug: string; way: ShareWay } | null };
/** Visits of the same hour; `at`: milliseconds since the epoch. */
export type VisitingHour = { at: number; visits: Visit[] };

const FIRST_FROM: readonly Weighed<ViewSource>[] = [
  ["search", 26],
  ["home", 24],
  ["direct", 18],
  ["share", 16],
  ["other", 6],
];

const WAYS: readonly Weighed<ShareWay>[] = [
  ["whatsapp", 40],
  ["copy_link", 20],
  ["twitter", 14],
  ["instagram", 9],
  ["telegram", 6],
  ["download", 4],
  ["linkedin", 3],
  ["email", 2],
  ["facebook", 2],
];

const SHARES = 0.05;
/** How often somebody goes on: to the artist's page, from there to another of their works, and to a work of somebody else. */
const GOES_ON = { toArtist: 0.32, toTheirWork: 0.6, toAnother: 0.45 };

const isTalkedAbout = (slug: string, at: number): boolean =>
  auctionStories.some(
    (story) => story.slug === slug && story.startsAt - TALKED_ABOUT_MS < at && at < story.endsAt + TALKED_ABOUT_MS,
  );

/** What draws visitors to a work: who likes it, who follows its artist, and three times as many while it is in an auction. */
const drawsOf = (deeds: readonly Deed[]): ((work: DemoArtwork, at: number) => number) => {
  const liked = (slug: string) => deeds.filter(({ kind, work }) => kind === "like" && work.slug === slug).length;
  const followed = (artist: ArtistKey) =>
    deeds.filter(({ kind, work }) => kind === "follow" && work.artist === artist).length;
  const steady = new Map(
    reviewTimes.map(({ work: { slug, artist } }) => [slug, 1 + liked(slug) + 0.7 * followed(artist)]),
  );
  return ({ slug }, at) => steady.get(slug)! * (isTalkedAbout(slug, at) ? 3 : 1);
};

const visitOf = (
  at: number,
  visitor: number,
  { draw, chance }: { draw: ReturnType<typeof drawsOf>; chance: Chance },
): Visit => {
  const shown = reviewTimes.flatMap(({ work, reviewedAt, isApproved }): Weighed<DemoArtwork>[] =>
    isApproved && reviewedAt! < at ? [[work, draw(work, at)]] : [],
  );
  if (shown.length === 0) return { visitor, looks: [], share: null };
  const lookAt = (of: DemoArtwork, source: ViewSource): Look => ({ of, isArtist: false, source });
  const first = drawn(shown, chance);
  const isFromRoom = isTalkedAbout(first.slug, at) && chance.next() < 0.5;
  const looks = [lookAt(first, isFromRoom ? "auction" : drawn(FIRST_FROM, chance))];
  if (chance.next() < GOES_ON.toArtist) {
    looks.push({ of: first, isArtist: true, source: "other" });
    const theirs = shown.filter(([work]) => work.artist === first.artist && work !== first);
    if (theirs.length > 0 && chance.next() < GOES_ON.toTheirWork) looks.push(lookAt(drawn(theirs, chance), "artist"));
  }
  while (chance.next() < GOES_ON.toAnother) {
    looks.push(lookAt(drawn(shown, chance), chance.pick(["search", "home"] as const)));
  }
  const share = chance.next() < SHARES ? { slug: first.slug, way: drawn(WAYS, chance) } : null;
  return { visitor, looks, share };
};

/** Everyone who came to look in the month before `presentMs`, in order of time. */
export const visitsOfMonth = (presentMs: number, deeds: readonly Deed[]): VisitingHour[] => {
  const chance = seededChance("visits");
  const draw = drawsOf(deeds);
  let visitor = 0;
  return visitingHours(presentMs, chance).map(({ at, count }) => ({
    at,
    visits: Array.from({ length: count }, () => visitOf(at - presentMs, visitor++, { draw, chance })),
  }));
};
