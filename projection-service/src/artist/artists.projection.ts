import type { ArtworkCategory } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

type WorkOfArtist = { artworkId: string; category: ArtworkCategory; isShown: boolean; isSold: boolean };
type Shown = Readonly<Partial<Record<ArtworkCategory, number>>>;

export type Artist = {
  artistId: string;
  joinedAt: Instant;
  isArtist: boolean;
  hasLeft: boolean;
  /** In parts, so that what happens to one of them copies a part of them alone. */
  works: Readonly<Record<string, readonly WorkOfArtist[]>>;
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

/** The part is named by the last digit of an id, which is random in each kind of them. */
const partOf = (artworkId: string): string => artworkId.at(-1) ?? "";

const disciplinesOf = (shown: Shown): ArtworkCategory[] =>
  (Object.entries(shown) as [ArtworkCategory, number][])
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([category]) => category);

/** Lists follow from what is shown and who they are. */
const listed = (artist: Artist): Artist => {
  const disciplines = disciplinesOf(artist.shown);
  const isListed = artist.isArtist && !artist.hasLeft && artist.workCount > 0;
  const shelves = isListed ? [ALL_ARTISTS, ...disciplines] : [];
  return { ...artist, disciplines, shelves, sequence: artist.sequence + 1 };
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
const replaced = (artist: Artist, before: WorkOfArtist | undefined, work: WorkOfArtist): Artist => {
  const name = partOf(work.artworkId);
  const part = artist.works[name] ?? [];
  return listed({
    ...artist,
    works: { ...artist.works, [name]: before ? part.with(part.indexOf(before), work) : [...part, work] },
    shown: shownAfter(shownAfter(artist.shown, before, -1), work, 1),
    workCount: artist.workCount + Number(work.isShown) - Number(before?.isShown ?? false),
    soldCount: artist.soldCount + Number(work.isSold) - Number(before?.isSold ?? false),
  });
};

const workIn = ({ works }: Artist, artworkId: string): WorkOfArtist | undefined =>
  works[partOf(artworkId)]?.find((work) => work.artworkId === artworkId);

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
  version: 5,
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
