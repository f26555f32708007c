import type { CollectorEvent, WorkWishedFor } from "@naqsh/shared/collector";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { emptyMap, lookUp, withEntry, type PersistentMap } from "@naqsh/shared/kernel/persistent-map";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

/** What somebody marked, by its id; null once they took the mark back. */
export type Marks<Held> = PersistentMap<Held | null>;

/** A wish that stands, or was taken back and can be restored as it was. */
type Wish = { artistId: string; price: Halalas | null; wishedAt?: Instant; isStanding: boolean };

/** What one person follows, likes and wishes for. Works are held with their artist, who is told when a mark goes. */
export type Collector = {
  followed: Marks<true>;
  wished: Marks<Wish>;
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

/** The wish for a work, if it stands. */
export const standingWish = ({ wished }: Collector, artworkId: string): Wish | null => {
  const wish = lookUp(wished, artworkId);
  return wish?.isStanding ? wish : null;
};

const unwished = ({ wished }: Collector, artworkId: string): Marks<Wish> => {
  const wish = lookUp(wished, artworkId);
  return wish ? withEntry(wished, artworkId, { ...wish, isStanding: false }) : wished;
};

const wishOf = ({ artistId, price, wishedAt }: WorkWishedFor["data"]): Wish => ({
  artistId,
  price,
  ...(wishedAt !== undefined && { wishedAt }),
  isStanding: true,
});

export const evolveCollector = (collector: Collector, { type, data }: CollectorEvent): Collector => {
  const { followed, wished, liked, reminders } = collector;
  switch (type) {
    case "ArtistFollowed":
      return { ...collector, followed: withEntry(followed, data.artistId, true) };
    case "ArtistUnfollowed":
      return { ...collector, followed: without(followed, [data.artistId]) };
    case "WorkWishedFor":
      return { ...collector, wished: withEntry(wished, data.artworkId, wishOf(data)) };
    case "WorkUnwished":
      return { ...collector, wished: unwished(collector, data.artworkId) };
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
