import type { CollectorEvent } from "@naqsh/shared/collector";
import { emptyMap, withEntry, type PersistentMap } from "@naqsh/shared/kernel/persistent-map";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

/** What somebody marked, by its id; null once they took the mark back. */
export type Marks<Held> = PersistentMap<Held | null>;

/** What one person follows, likes and wishes for. Works are held with their artist, who is told when a mark goes. */
export type Collector = {
  followed: Marks<true>;
  wished: Marks<{ artistId: string }>;
  liked: Marks<{ artistId: string }>;
  reminders: Marks<true>;
};

export const NO_MARKS: Collector = {
  followed: emptyMap(),
  wished: emptyMap(),
  liked: emptyMap(),
  reminders: emptyMap(),
};

const without = <Held>(marks: Marks<Held>, ids: readonly string[]): Marks<Held> =>
  ids.reduce((left, id) => withEntry(left, id, null), marks);

export const evolveCollector = (collector: Collector, { type, data }: CollectorEvent): Collector => {
  const { followed, wished, liked, reminders } = collector;
  switch (type) {
    case "ArtistFollowed":
      return { ...collector, followed: withEntry(followed, data.artistId, true) };
    case "ArtistUnfollowed":
      return { ...collector, followed: without(followed, [data.artistId]) };
    case "WorkWishedFor":
      return { ...collector, wished: withEntry(wished, data.artworkId, { artistId: data.artistId }) };
    case "WorkUnwished":
      return { ...collector, wished: without(wished, [data.artworkId]) };
    case "ArtworkLiked":
      return { ...collector, liked: withEntry(liked, data.artworkId, { artistId: data.artistId }) };
    case "ArtworkUnliked":
      return { ...collector, liked: without(liked, [data.artworkId]) };
    case "AuctionReminderAsked":
      return { ...collector, reminders: withEntry(reminders, data.auctionId, true) };
    case "AuctionReminderWithdrawn":
      return { ...collector, reminders: without(reminders, [data.auctionId]) };
    case "MarksForgotten":
      return {
        followed: without(followed, data.followedArtistIds),
        wished: without(wished, data.wishedArtworkIds),
        liked: without(liked, data.likedArtworkIds),
        reminders: emptyMap(),
      };
    default:
      return unreachable(type);
  }
};
