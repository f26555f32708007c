import { collectorEventWords } from "@naqsh/shared/collector";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { CollectorEvent, MarksForgotten } from "@naqsh/shared/collector";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Position } from "@naqsh/shared/kernel/position";
import type { DocumentKeys, Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

export type MarkKind = "follow" | "like" | "wish" | "reminder";

/** That somebody marked something: an artist, a work or an auction. Gone once they took it back. */
export type Mark = {
  kind: MarkKind;
  collectorId: string;
  targetId: string;
  at: Instant;
  position: Position;
  /** Whose leaving ends it: the artist's who is followed, and the own of whoever wants to be reminded. */
  endsWith: string | null;
  /** Of a wish: the price at that time, net of VAT; null if the work had none. */
  price: Halalas | null;
};

const HANDLED = [...typesIn(collectorEventWords), "AccountErased"] as const;

export const markKey = (kind: MarkKind, collectorId: string, targetId: string): string =>
  `${kind}/${collectorId}/${targetId}`;

type Target = Pick<Mark, "kind" | "targetId">;

const targetOf = ({ type, data }: Exclude<CollectorEvent, MarksForgotten>): Target => {
  switch (type) {
    case "ArtistFollowed":
    case "ArtistUnfollowed":
      return { kind: "follow", targetId: data.artistId };
    case "ArtworkLiked":
    case "ArtworkUnliked":
      return { kind: "like", targetId: data.artworkId };
    case "WorkWishedFor":
    case "WorkUnwished":
      return { kind: "wish", targetId: data.artworkId };
    case "AuctionReminderAsked":
    case "AuctionReminderWithdrawn":
      return { kind: "reminder", targetId: data.auctionId };
  }
};

const keysOfForgotten = ({ data }: MarksForgotten): DocumentKeys => [
  ...data.followedArtistIds.map((id) => markKey("follow", data.collectorId, id)),
  ...data.likedArtworkIds.map((id) => markKey("like", data.collectorId, id)),
  ...data.wishedArtworkIds.map((id) => markKey("wish", data.collectorId, id)),
];

type Making = Exclude<RecordedEvent<CollectorEvent>, { type: "MarksForgotten" }>;

/** A wish whose removal was undone has the time of its first day. */
const madeAt = ({ type, data, recordedAt }: Making): Instant =>
  type === "WorkWishedFor" ? (data.wishedAt ?? recordedAt) : recordedAt;

const endOf = ({ type, data }: Making): string | null => {
  if (type === "ArtistFollowed") return data.artistId;
  return type === "AuctionReminderAsked" ? data.collectorId : null;
};

const madeBy = (event: Making): Mark => ({
  ...targetOf(event),
  collectorId: event.data.collectorId,
  at: madeAt(event),
  position: event.position,
  endsWith: endOf(event),
  price: event.type === "WorkWishedFor" ? event.data.price : null,
});

/**
 * What everyone follows, likes and wishes for: a document for each mark that stands. What an erased person had marked goes with
 * `MarksForgotten`, whose ids counts follow; their reminders, which nothing counts, and the follows of them, as an artist, go with the
 * account.
 */
export const marksProjection: Projection<Mark, EventsOf<typeof HANDLED>> = {
  name: "marks",
  version: 4,
  indexes: {
    byCollector: ["collectorId", "kind", "at", "position"],
    byTarget: ["targetId", "kind", "at"],
    byEnd: ["endsWith"],
  },
  handles: HANDLED,
  keysOf: (event) => {
    if (event.type === "AccountErased") return { index: "byEnd", equals: [event.data.userId] };
    if (event.type === "MarksForgotten") return keysOfForgotten(event);
    const { kind, targetId } = targetOf(event);
    return [markKey(kind, event.data.collectorId, targetId)];
  },
  evolve: (_, event) => {
    switch (event.type) {
      case "ArtistFollowed":
      case "WorkWishedFor":
      case "ArtworkLiked":
      case "AuctionReminderAsked":
        return madeBy(event);
      case "ArtistUnfollowed":
      case "WorkUnwished":
      case "ArtworkUnliked":
      case "AuctionReminderWithdrawn":
      case "MarksForgotten":
      case "AccountErased":
        return null;
    }
  },
};
