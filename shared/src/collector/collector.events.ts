import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { EventWords } from "../kernel/event-words";

type OfCollector<Data> = { collectorId: string } & Data;
type OfWork = OfCollector<{ artworkId: string; artistId: string }>;

export type ArtistFollowed = EventOf<"ArtistFollowed", OfCollector<{ artistId: string }>>;
export type ArtistUnfollowed = EventOf<"ArtistUnfollowed", OfCollector<{ artistId: string }>>;
/**
 * `price`: net of VAT, at that time; null if the work had no fixed price then. `wishedAt`: when it was wished for, which is earlier
 * than the event if a removal was undone; left out of what was wished for before it was kept.
 */
export type WorkWishedFor = EventOf<"WorkWishedFor", OfWork & { price: Halalas | null; wishedAt?: Instant }>;
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

export const collectorEventWords: EventWords<CollectorEvent> = {
  ArtistFollowed: { ar: "متابعة فنان", en: "Artist followed", sentence: "Somebody follows an artist" },
  ArtistUnfollowed: {
    ar: "إلغاء متابعة فنان",
    en: "Artist unfollowed",
    sentence: "Somebody no longer follows an artist",
  },
  WorkWishedFor: { ar: "إضافة عمل إلى المفضلة", en: "Work wished for", sentence: "A work was added to a wishlist" },
  WorkUnwished: {
    ar: "إزالة عمل من المفضلة",
    en: "Work no longer wished for",
    sentence: "A work was taken off a wishlist",
  },
  ArtworkLiked: { ar: "إعجاب بعمل", en: "Work liked", sentence: "Somebody likes a work" },
  ArtworkUnliked: { ar: "سحب إعجاب بعمل", en: "Like withdrawn", sentence: "Somebody withdrew their like of a work" },
  AuctionReminderAsked: {
    ar: "طلب تذكير بمزاد",
    en: "Reminder asked for",
    sentence: "Somebody asked to be reminded of an auction",
  },
  AuctionReminderWithdrawn: {
    ar: "إلغاء تذكير بمزاد",
    en: "Reminder withdrawn",
    sentence: "Somebody no longer wants to be reminded of an auction",
  },
  MarksForgotten: {
    ar: "سحب ما أعجب حسابًا محذوفًا وما تابعه",
    en: "Marks of an erased account withdrawn",
    sentence: "Likes, wishes and follows of an erased person were withdrawn",
  },
};
