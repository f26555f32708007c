import { FORGOTTEN_AFTER_MS, heatOf, heatTogether, type HeatCause, type HeatPart } from "@naqsh/shared/artist";
import { collectorEventWords } from "@naqsh/shared/collector";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import { after } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** How much people care about a work or an artist these days. */
export type Trending = {
  kind: "work" | "artist";
  targetId: string;
  /** What lists are ordered by (`heatOf`); null while nobody cares. */
  heat: number | null;
  /** Each person counts once for each cause, from when it began, the oldest first; the newest ones alone are told apart. */
  parts: Readonly<Record<string, HeatPart>>;
  /** What all before them come to, whoever they were: it cools, and nothing of it is taken back. */
  rest: number | null;
};

/** A document that kept everyone would be written whole for each of an artist's 100,000 followers. */
export const MOST_TOLD_APART = 250;

const HANDLED = [
  ...typesIn(collectorEventWords, ["AuctionReminderAsked", "AuctionReminderWithdrawn"]),
  "BidPlaced",
] as const;
type Event = EventsOf<typeof HANDLED>;

type Change = { cause: HeatCause; personId: string; isMade: boolean };

export const trendingKey = (kind: Trending["kind"], id: string): string => `${kind}/${id}`;

const changeIn = ({ type, data }: Exclude<Event, { type: "MarksForgotten" }>): Change => {
  switch (type) {
    case "ArtistFollowed":
      return { cause: "follow", personId: data.collectorId, isMade: true };
    case "ArtistUnfollowed":
      return { cause: "follow", personId: data.collectorId, isMade: false };
    case "ArtworkLiked":
      return { cause: "like", personId: data.collectorId, isMade: true };
    case "ArtworkUnliked":
      return { cause: "like", personId: data.collectorId, isMade: false };
    case "WorkWishedFor":
      return { cause: "wish", personId: data.collectorId, isMade: true };
    case "WorkUnwished":
      return { cause: "wish", personId: data.collectorId, isMade: false };
    case "BidPlaced":
      return { cause: "bid", personId: data.bidderId, isMade: true };
  }
};

const partKey = (cause: HeatCause, personId: string): string => `${cause}/${personId}`;

const without = (before: Trending, keys: readonly string[]): Trending => {
  if (!keys.some((key) => key in before.parts)) return before;
  const parts = Object.fromEntries(Object.entries(before.parts).filter(([key]) => !keys.includes(key)));
  return { ...before, parts, heat: heatTogether(before.rest, heatOf(Object.values(parts))) };
};

const withPart = (before: Trending, key: string, part: HeatPart): Trending => {
  if (key in before.parts) return before;
  const oldest = after(part.at, -FORGOTTEN_AFTER_MS);
  const parts: Record<string, HeatPart> = { ...before.parts, [key]: part };
  let { rest } = before;
  let count = Object.keys(parts).length;
  for (const [early, { cause, at }] of Object.entries(parts)) {
    if (at > oldest && count <= MOST_TOLD_APART) break;
    if (at > oldest) rest = heatTogether(rest, heatOf([{ cause, at }]));
    delete parts[early];
    count -= 1;
  }
  return { ...before, parts, rest, heat: heatTogether(before.heat, heatOf([part])) };
};

const CAUSES: readonly HeatCause[] = ["like", "wish", "follow"];

const keysOfForgotten = ({ data }: Extract<RecordedEvent<Event>, { type: "MarksForgotten" }>): string[] => [
  ...new Set([
    ...data.followedArtistIds.map((id) => trendingKey("artist", id)),
    ...[...data.likedArtworkIds, ...data.wishedArtworkIds].map((id) => trendingKey("work", id)),
  ]),
];

const nothingYet = (key: string): Trending => {
  const [kind, targetId = ""] = key.split("/");
  return { kind: kind === "artist" ? "artist" : "work", targetId, heat: null, parts: {}, rest: null };
};

/** What trends (docs/rules.md#trending): a like, a wish, a follow or a first bid warms it, and all of it cools alike. */
export const trendingProjection: Projection<Trending, Event> = {
  name: "trending",
  version: 2,
  indexes: { byHeat: ["kind", "heat"] },
  handles: HANDLED,
  keysOf: (event) => {
    if (event.type === "MarksForgotten") return keysOfForgotten(event);
    return "artworkId" in event.data
      ? [trendingKey("work", event.data.artworkId)]
      : [trendingKey("artist", event.data.artistId)];
  },
  evolve: (document, event, key) => {
    const before = document ?? nothingYet(key);
    if (event.type === "MarksForgotten") {
      return without(
        before,
        CAUSES.map((cause) => partKey(cause, event.data.collectorId)),
      );
    }
    const { cause, personId, isMade } = changeIn(event);
    const named = partKey(cause, personId);
    return isMade ? withPart(before, named, { cause, at: event.recordedAt }) : without(before, [named]);
  },
};
