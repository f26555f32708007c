import type { ArtworkCategory } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { isSameList } from "@naqsh/shared/kernel/is-same-list";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

type WorkOfArtist = { artworkId: string; category: ArtworkCategory; isShown: boolean; isSold: boolean };
type Works = Readonly<Record<string, readonly WorkOfArtist[]>>;
type Shown = Readonly<Partial<Record<ArtworkCategory, number>>>;

export type Artist = {
  artistId: string;
  joinedAt: Instant;
  isArtist: boolean;
  hasLeft: boolean;
  /** Few are one part; many lie in parts, so that what happens to one of them copies a part of them alone. */
  works: Works;
  /** How many of them are shown, by what they are. */
  shown: Shown;
  /** What is shown of them, by how much of it there is. */
  disciplines: ArtworkCategory[];
  /** The lists that show them: all, and their disciplines; empty while none of their works is shown. */
  shelves: string[];
  followers: number;
  workCount: number;
  soldCount: number;
  /** Counts the changes that a page shows. */
  sequence: number;
};

const HANDLED = [
  "UserRegistered",
  "CollectorBecameArtist",
  "AdministratorRightGiven",
  "AdministratorRightTaken",
  "AccountErased",
  "ArtworkSubmitted",
  "ArtworkRevised",
  "WorkPictureAdded",
  "ArtworkApproved",
  "ArtworkRejected",
  "ArtworkSold",
  "SoldArtworkReturned",
  "ArtworkWithdrawn",
  "ArtistFollowed",
  "ArtistUnfollowed",
  "MarksForgotten",
] as const;
type Event = EventsOf<typeof HANDLED>;

export const ALL_ARTISTS = "all";

/** The part of one who has few works. */
const ONLY = "all";
/** Copying so many costs less than copying the parts that they would lie in. */
const FEW = 64;

/** Of many works the part is named by the last digit of an id, which is random in each kind of them. */
const partAmongMany = (artworkId: string): string => artworkId.at(-1) ?? "";

const partOf = (works: Works, artworkId: string): string =>
  ONLY in works || Object.keys(works).length === 0 ? ONLY : partAmongMany(artworkId);

const inParts = (works: readonly WorkOfArtist[]): Works => {
  const parts: Record<string, WorkOfArtist[]> = {};
  for (const work of works) (parts[partAmongMany(work.artworkId)] ??= []).push(work);
  return parts;
};

/** With a work instead of what it was before, or in addition. */
const worksWith = (works: Works, before: WorkOfArtist | undefined, work: WorkOfArtist): Works => {
  const name = partOf(works, work.artworkId);
  const part = works[name] ?? [];
  if (before) return { ...works, [name]: part.with(part.indexOf(before), work) };
  return name === ONLY && part.length >= FEW ? inParts([...part, work]) : { ...works, [name]: [...part, work] };
};

const disciplinesOf = (shown: Shown): ArtworkCategory[] =>
  (Object.entries(shown) as [ArtworkCategory, number][])
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([category]) => category);

/**
 * Completes an artist that was just made: lists follow from what is shown and who they are. The same list stays the same object, so
 * that indexes see that nothing moved.
 */
const listed = (made: Artist): Artist => {
  const disciplines = disciplinesOf(made.shown);
  if (!isSameList(disciplines, made.disciplines)) made.disciplines = disciplines;
  const isListed = made.isArtist && !made.hasLeft && made.workCount > 0;
  const shelves = isListed ? [ALL_ARTISTS, ...disciplines] : [];
  if (!isSameList(shelves, made.shelves)) made.shelves = shelves;
  made.sequence += 1;
  return made;
};

const entered = (artistId: string, joinedAt: Instant): Artist => ({
  artistId,
  joinedAt,
  isArtist: true,
  hasLeft: false,
  works: {},
  shown: {},
  disciplines: [],
  shelves: [],
  followers: 0,
  workCount: 0,
  soldCount: 0,
  sequence: 1,
});

/** What is shown after a work came to it (`more` is 1) or left it (-1), if that is shown at all. */
const shownAfter = (shown: Shown, work: WorkOfArtist | undefined, more: 1 | -1): Shown => {
  if (!work?.isShown) return shown;
  const { [work.category]: count = 0, ...others } = shown;
  return count + more === 0 ? others : { ...others, [work.category]: count + more };
};

/** Counts go by what changed: an artist of thousands of works would be counted anew for each of them. */
const replaced = (artist: Artist, before: WorkOfArtist | undefined, work: WorkOfArtist): Artist =>
  listed({
    ...artist,
    works: worksWith(artist.works, before, work),
    shown: shownAfter(shownAfter(artist.shown, before, -1), work, 1),
    workCount: artist.workCount + Number(work.isShown) - Number(before?.isShown ?? false),
    soldCount: artist.soldCount + Number(work.isSold) - Number(before?.isSold ?? false),
  });

const workIn = ({ works }: Artist, artworkId: string): WorkOfArtist | undefined =>
  works[partOf(works, artworkId)]?.find((work) => work.artworkId === artworkId);

const withWork = (artist: Artist, artworkId: string, change: Partial<WorkOfArtist>): Artist => {
  const work = workIn(artist, artworkId);
  return work === undefined ? artist : replaced(artist, work, { ...work, ...change });
};

const followedBy = (artist: Artist, more: 1 | -1): Artist => ({
  ...artist,
  followers: artist.followers + more,
  sequence: artist.sequence + 1,
});

const evolved = (artist: Artist, event: RecordedEvent<Event>): Artist => {
  switch (event.type) {
    case "UserRegistered":
      return artist;
    case "CollectorBecameArtist":
      return listed({ ...artist, isArtist: true });
    case "AdministratorRightGiven":
      return listed({ ...artist, isArtist: false });
    case "AdministratorRightTaken":
      return listed({ ...artist, isArtist: event.data.role === "artist" });
    case "AccountErased":
      return listed({ ...artist, hasLeft: true });
    case "ArtworkSubmitted": {
      const { artworkId, details } = event.data;
      const work = { artworkId, category: details.category, isShown: false, isSold: false };
      return replaced(artist, workIn(artist, artworkId), work);
    }
    case "ArtworkRevised": {
      const { artworkId, details, sentToReview } = event.data;
      return withWork(artist, artworkId, { category: details.category, ...(sentToReview && { isShown: false }) });
    }
    case "WorkPictureAdded":
      return event.data.sentToReview ? withWork(artist, event.data.artworkId, { isShown: false }) : artist;
    case "ArtworkApproved":
      return withWork(artist, event.data.artworkId, { isShown: true });
    case "ArtworkRejected":
    case "ArtworkWithdrawn":
      return withWork(artist, event.data.artworkId, { isShown: false });
    case "ArtworkSold":
      return withWork(artist, event.data.artworkId, { isSold: true });
    case "SoldArtworkReturned":
      return withWork(artist, event.data.artworkId, { isSold: false });
    case "ArtistFollowed":
      return followedBy(artist, 1);
    case "ArtistUnfollowed":
    case "MarksForgotten":
      return followedBy(artist, -1);
  }
};

/** The index of artists and what their pages count. Who they are is joined from people: nothing personal stands here. */
export const artistsProjection: Projection<Artist, Event> = {
  name: "artists",
  version: 6,
  indexes: {
    byFollowers: ["shelves", "followers"],
    byWorks: ["shelves", "workCount"],
    byNewest: ["shelves", "joinedAt"],
  },
  handles: HANDLED,
  keysOf: ({ type, data }) => {
    if (type === "MarksForgotten") return data.followedArtistIds;
    return ["artistId" in data ? data.artistId : data.userId];
  },
  evolve: (artist, event) => {
    if (artist !== null) return evolved(artist, event);
    const { type, data, recordedAt } = event;
    const begins = type === "CollectorBecameArtist" || (type === "UserRegistered" && data.role === "artist");
    return begins ? entered(data.userId, recordedAt) : null;
  },
};
