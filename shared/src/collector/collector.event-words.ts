import type { EventWords } from "../kernel/event-words";
import type { CollectorEvent } from "./collector.events";

export const collectorEventWords = {
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
} as const satisfies EventWords<CollectorEvent>;
