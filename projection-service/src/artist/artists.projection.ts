import type { ArtworkCategory } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

type WorkOfArtist = { category: ArtworkCategory; isShown: boolean; isSold: boolean };

export type Artist = {
  artistId: string;
  joinedAt: Instant;
  isArtist: boolean;
  hasLeft: boolean;
  works: Readonly<Record<string, WorkOfArtist>>;
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

const disciplinesOf = (works: readonly WorkOfArtist[]): ArtworkCategory[] => {
  const counts = new Map<ArtworkCategory, number>();
  for (const { category } of works) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([category]) => category);
};

/** Counts and lists follow from the works. */
const counted = (artist: Artist): Artist => {
  const works = Object.values(artist.works);
  const shown = works.filter(({ isShown }) => isShown);
  const disciplines = disciplinesOf(shown);
  const isListed = artist.isArtist && !artist.hasLeft && shown.length > 0;
  return {
    ...artist,
    disciplines,
    shelves: isListed ? [ALL_ARTISTS, ...disciplines] : [],
    workCount: shown.length,
    soldCount: works.filter(({ isSold }) => isSold).length,
    sequence: artist.sequence + 1,
  };
};

const entered = (artistId: string, joinedAt: Instant): Artist => ({
  artistId,
  joinedAt,
  isArtist: true,
  hasLeft: false,
  works: {},
  disciplines: [],
  shelves: [],
  followers: 0,
  workCount: 0,
  soldCount: 0,
  sequence: 1,
});

const withWork = (artist: Artist, artworkId: string, change: Partial<WorkOfArtist>): Artist => {
  const work = artist.works[artworkId];
  if (work === undefined) return artist;
  return counted({ ...artist, works: { ...artist.works, [artworkId]: { ...work, ...change } } });
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
      return counted({ ...artist, isArtist: true });
    case "AdministratorRightGiven":
      return counted({ ...artist, isArtist: false });
    case "AdministratorRightTaken":
      return counted({ ...artist, isArtist: event.data.role === "artist" });
    case "AccountErased":
      return counted({ ...artist, hasLeft: true });
    case "ArtworkSubmitted": {
      const { artworkId, details } = event.data;
      const work = { category: details.category, isShown: false, isSold: false };
      return counted({ ...artist, works: { ...artist.works, [artworkId]: work } });
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
  version: 4,
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
