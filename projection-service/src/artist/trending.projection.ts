import { FORGOTTEN_AFTER_MS, heatOf, type HeatCause, type HeatPart } from "@naqsh/shared/artist";
import type { BidPlaced } from "@naqsh/shared/auction";
import type { CollectorEvent } from "@naqsh/shared/collector";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { after } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";

/** How much people care about a work or an artist these days. */
export type Trending = {
  kind: "work" | "artist";
  targetId: string;
  /** What lists are ordered by (`heatOf`); null while nobody cares. */
  heat: number | null;
  /** Each person counts once for each cause, from when it began. */
  parts: Readonly<Record<string, HeatPart>>;
};

type Event = Exclude<CollectorEvent, { type: "AuctionReminderAsked" | "AuctionReminderWithdrawn" }> | BidPlaced;

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

const withParts = (before: Trending, parts: Record<string, HeatPart>): Trending => ({
  ...before,
  parts,
  heat: heatOf(Object.values(parts)),
});

const without = (before: Trending, keys: readonly string[]): Trending => {
  const left = Object.entries(before.parts).filter(([key]) => !keys.includes(key));
  return left.length === Object.keys(before.parts).length ? before : withParts(before, Object.fromEntries(left));
};

const withPart = (before: Trending, key: string, part: HeatPart): Trending => {
  if (key in before.parts) return before;
  const oldest = after(part.at, -FORGOTTEN_AFTER_MS);
  const recent = Object.entries(before.parts).filter(([, { at }]) => at > oldest);
  return withParts(before, { ...Object.fromEntries(recent), [key]: part });
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
  return { kind: kind === "artist" ? "artist" : "work", targetId, heat: null, parts: {} };
};

/** What trends (docs/rules.md#trending): a like, a wish, a follow or a first bid warms it, and all of it cools alike. */
export const trendingProjection: Projection<Trending, Event> = {
  name: "trending",
  version: 1,
  indexes: { byHeat: ["kind", "heat"] },
  handles: [
    "ArtistFollowed",
    "ArtistUnfollowed",
    "ArtworkLiked",
    "ArtworkUnliked",
    "WorkWishedFor",
    "WorkUnwished",
    "BidPlaced",
    "MarksForgotten",
  ],
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
