import type { AccountErased } from "@naqsh/shared/account";
import type { ActivityKind } from "@naqsh/shared/activity";
import { collectorEventWords } from "@naqsh/shared/collector";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** What a person did to a subject, when they did it last, for themselves alone to read. Gone once they took it back. */
export type Activity = { kind: ActivityKind; userId: string; subjectId: string; at: Instant; position: Position };

const HANDLED = [
  ...typesIn(collectorEventWords, ["AuctionReminderAsked", "AuctionReminderWithdrawn"]),
  "BidPlaced",
  "WinnerDetermined",
  "PaymentSucceeded",
  "ArtworkSubmitted",
  "CollectionCreated",
  "CollectionDeleted",
  "AchievementEarned",
  "AccountErased",
] as const;
type Event = EventsOf<typeof HANDLED>;

type Deed = Pick<Activity, "kind" | "userId" | "subjectId"> & { isTakenBack?: true };

const takenBackBy = (userId: string, kind: ActivityKind, ids: readonly string[]): Deed[] =>
  ids.map((subjectId) => ({ kind, userId, subjectId, isTakenBack: true }));

/** Who did what in an event, or took it back. */
const deedsOf = ({ type, data }: Exclude<Event, AccountErased>): Deed[] => {
  switch (type) {
    case "ArtworkLiked":
      return [{ kind: "like", userId: data.collectorId, subjectId: data.artworkId }];
    case "ArtworkUnliked":
      return takenBackBy(data.collectorId, "like", [data.artworkId]);
    case "WorkWishedFor":
      return [{ kind: "wish", userId: data.collectorId, subjectId: data.artworkId }];
    case "WorkUnwished":
      return takenBackBy(data.collectorId, "wish", [data.artworkId]);
    case "ArtistFollowed":
      return [{ kind: "follow", userId: data.collectorId, subjectId: data.artistId }];
    case "ArtistUnfollowed":
      return takenBackBy(data.collectorId, "follow", [data.artistId]);
    case "MarksForgotten":
      return [
        ...takenBackBy(data.collectorId, "follow", data.followedArtistIds),
        ...takenBackBy(data.collectorId, "like", data.likedArtworkIds),
        ...takenBackBy(data.collectorId, "wish", data.wishedArtworkIds),
      ];
    case "BidPlaced":
      return [{ kind: "bid", userId: data.bidderId, subjectId: data.artworkId }];
    case "WinnerDetermined":
      return [{ kind: "win", userId: data.winnerId, subjectId: data.artworkId }];
    case "PaymentSucceeded":
      return [
        { kind: "purchase", userId: data.buyerId, subjectId: data.artworkId },
        { kind: "sale", userId: data.artistId, subjectId: data.artworkId },
      ];
    case "ArtworkSubmitted":
      return [{ kind: "submission", userId: data.artistId, subjectId: data.artworkId }];
    case "CollectionCreated":
      return [{ kind: "collection", userId: data.ownerId, subjectId: data.collectionId }];
    case "CollectionDeleted":
      return takenBackBy(data.ownerId, "collection", [data.collectionId]);
    case "AchievementEarned":
      return [{ kind: "achievement", userId: data.userId, subjectId: data.achievement }];
  }
};

const keyOf = ({ kind, userId, subjectId }: Deed): string => `${kind}/${userId}/${subjectId}`;

const doneIn = (event: RecordedEvent<Exclude<Event, AccountErased>>, key: string): Activity | null => {
  const deeds = deedsOf(event);
  // Of one deed the key is known to be its own: every bid passes here.
  const deed = deeds.length === 1 ? deeds[0] : deeds.find((one) => keyOf(one) === key);
  if (deed === undefined || deed.isTakenBack) return null;
  const { kind, userId, subjectId } = deed;
  return { kind, userId, subjectId, at: event.recordedAt, position: event.position };
};

/** What each person did, for themselves: one document for each thing they did something to. */
export const activitiesProjection: Projection<Activity, Event> = {
  name: "activities",
  version: 1,
  indexes: { byPerson: ["userId", "position"] },
  handles: HANDLED,
  keysOf: (event) =>
    event.type === "AccountErased" ? { index: "byPerson", equals: [event.data.userId] } : deedsOf(event).map(keyOf),
  evolve: (_, event, key) => (event.type === "AccountErased" ? null : doneIn(event, key)),
};
