import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";

type OfCollector<Data> = { collectorId: string } & Data;
type OfWork = OfCollector<{ artworkId: string; artistId: string }>;

export type ArtistFollowed = EventOf<"ArtistFollowed", OfCollector<{ artistId: string }>>;
export type ArtistUnfollowed = EventOf<"ArtistUnfollowed", OfCollector<{ artistId: string }>>;
/** `price`: net of VAT, at that time; null if the work had no fixed price then. */
export type WorkWishedFor = EventOf<"WorkWishedFor", OfWork & { price: Halalas | null }>;
export type WorkUnwished = EventOf<"WorkUnwished", OfWork>;
export type ArtworkLiked = EventOf<"ArtworkLiked", OfWork>;
export type ArtworkUnliked = EventOf<"ArtworkUnliked", OfWork>;
/** `startsAt`: when the auction was to open, as it was known then. */
export type AuctionReminderAsked = EventOf<
  "AuctionReminderAsked",
  OfCollector<{ auctionId: string; startsAt: Instant }>
>;
export type AuctionReminderWithdrawn = EventOf<"AuctionReminderWithdrawn", OfCollector<{ auctionId: string }>>;
/**
 * What a person who was erased had marked, all of it withdrawn: a part of it in each event, so that every count follows from
 * the log without a look at the person.
 */
export type MarksForgotten = EventOf<
  "MarksForgotten",
  OfCollector<{ followedArtistIds: string[]; likedArtworkIds: string[]; wishedArtworkIds: string[] }>
>;

export type CollectorEvent =
  | ArtistFollowed
  | ArtistUnfollowed
  | WorkWishedFor
  | WorkUnwished
  | ArtworkLiked
  | ArtworkUnliked
  | AuctionReminderAsked
  | AuctionReminderWithdrawn
  | MarksForgotten;
