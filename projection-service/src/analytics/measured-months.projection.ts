import { viewsOf, worksViewed, type ViewSource } from "@naqsh/shared/engagement";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import type { EventsOf } from "@naqsh/shared/registry";

/** What is counted on a day, by name; `viewsAt/21` are looks in the hour from 21:00 in Riyadh. */
export type Measure =
  | "views"
  | "likes"
  | "wishes"
  | "shares"
  | "followers"
  | "bids"
  | "bidders"
  | `from/${ViewSource}`
  | `viewsAt/${string}`
  | `bidsAt/${string}`;

/** What came less what went; what is left out is 0. */
export type Counts = Readonly<Partial<Record<Measure, number>>>;

/** What people did with a work, or with an artist's page, on each day of a month of Riyadh. */
export type MeasuredMonth = {
  subjectId: string;
  /** Null as long as no event has said whose work it is. */
  artistId: string | null;
  /** By the day of the month, "21". */
  days: Readonly<Record<string, Counts>>;
  /** How many events it has taken in. */
  sequence: number;
};

const HANDLED = [
  "ArtworkViewed",
  "ArtworksViewed",
  "ArtistPageViewed",
  "ArtworkShared",
  "ArtworkLiked",
  "ArtworkUnliked",
  "WorkWishedFor",
  "WorkUnwished",
  "ArtistFollowed",
  "ArtistUnfollowed",
  "MarksForgotten",
  "BidPlaced",
] as const;
type Event = EventsOf<typeof HANDLED>;

const MONTH_LETTERS = "2026-11".length;

/** @param subjectId a work or an artist @param month "2026-11" */
export const measuredMonthKey = (subjectId: string, month: string): string => `${subjectId}/${month}`;

const hourOf = (at: Instant): string => {
  const AHEAD_HOURS = 3;
  return String((Number(at.slice(11, 13)) + AHEAD_HOURS) % 24).padStart(2, "0");
};

const isIn = (ids: readonly string[], id: string): number => (ids.includes(id) ? -1 : 0);

const countsOfView = (source: ViewSource, recordedAt: Instant): Counts => ({
  views: 1,
  [`from/${source}`]: 1,
  [`viewsAt/${hourOf(recordedAt)}`]: 1,
});

/** What an event adds to what is counted of a work or an artist. */
const countsIn = (event: RecordedEvent<Event>, subjectId: string): Counts => {
  const { type, data, recordedAt } = event;
  switch (type) {
    case "ArtworkViewed":
    case "ArtistPageViewed":
      return countsOfView(data.source, recordedAt);
    case "ArtworksViewed":
      return sumOfCounts(viewsOf(subjectId, event).map(({ source }) => countsOfView(source, recordedAt)));
    case "ArtworkShared":
      return { shares: 1 };
    case "ArtworkLiked":
      return { likes: 1 };
    case "ArtworkUnliked":
      return { likes: -1 };
    case "WorkWishedFor":
      return { wishes: 1 };
    case "WorkUnwished":
      return { wishes: -1 };
    case "ArtistFollowed":
      return { followers: 1 };
    case "ArtistUnfollowed":
      return { followers: -1 };
    case "BidPlaced":
      return { bids: 1, bidders: data.isNewBidder ? 1 : 0, [`bidsAt/${hourOf(recordedAt)}`]: 1 };
    case "MarksForgotten":
      return {
        likes: isIn(data.likedArtworkIds, subjectId),
        wishes: isIn(data.wishedArtworkIds, subjectId),
        followers: isIn(data.followedArtistIds, subjectId),
      };
  }
};

/** All counts together. */
export const sumOfCounts = (all: readonly Counts[]): Counts => {
  const sum: Partial<Record<string, number>> = {};
  for (const counts of all) {
    // Every bid passes here: no list of what is gone through.
    for (const name in counts) {
      const count = counts[name as Measure] ?? 0;
      if (count !== 0) sum[name] = (sum[name] ?? 0) + count;
    }
  }
  return sum;
};

const subjectsOf = (event: Event): string[] => {
  const { type, data } = event;
  if (type === "ArtworksViewed") return worksViewed(event);
  if (type === "MarksForgotten") {
    return [...new Set([...data.likedArtworkIds, ...data.wishedArtworkIds, ...data.followedArtistIds])];
  }
  return ["artworkId" in data ? data.artworkId : data.artistId];
};

/** Undefined if the event does not say whose it is. */
const artistIn = (event: Event, subjectId: string): string | undefined => {
  if (event.type === "ArtworksViewed") return viewsOf(subjectId, event)[0]?.artistId;
  return "artistId" in event.data ? event.data.artistId : undefined;
};

/**
 * What artists' analytics are summed from (docs/decisions/0099-artist-analytics-counted-by-work-and-month.md): all that happens
 * often. Sales and auctions are few, and have views of their own.
 */
export const measuredMonthsProjection: Projection<MeasuredMonth, Event> = {
  name: "measured-months",
  version: 2,
  indexes: {},
  handles: HANDLED,
  keysOf: (event) => {
    const month = riyadhDayOf(event.recordedAt).slice(0, MONTH_LETTERS);
    return subjectsOf(event).map((subjectId) => measuredMonthKey(subjectId, month));
  },
  evolve: (before, event, key) => {
    const subjectId = key.slice(0, key.lastIndexOf("/"));
    const day = riyadhDayOf(event.recordedAt).slice(MONTH_LETTERS + 1);
    const days = before?.days ?? {};
    return {
      subjectId,
      artistId: artistIn(event, subjectId) ?? before?.artistId ?? null,
      days: { ...days, [day]: sumOfCounts([days[day] ?? {}, countsIn(event, subjectId)]) },
      sequence: (before?.sequence ?? 0) + 1,
    };
  },
};
