import { answer, post, remove } from "../kernel/endpoint";
import { FollowBody, MarkArtworkBody, RemindBody } from "./collector.commands";

type Following = { artistId: string; isFollowing: boolean };
type Wished = { artworkId: string; isWishedFor: boolean };
type Liked = { artworkId: string; isLiked: boolean };
type Reminded = { auctionId: string; isReminded: boolean };

const ofCollector = { access: "verified", rateLimit: "writes" } as const;
const takenBack = { ...ofCollector, whileLeaving: true } as const;

export const collectorWrites = {
  followArtist: post("/api/follows/follow", {
    ...ofCollector,
    summary: { ar: "متابعة فنان", en: "Follows an artist; once more changes nothing" },
    input: FollowBody,
    answer: answer<Following>(),
    refusals: ["ARTIST_UNKNOWN", "CANNOT_FOLLOW_ONESELF"],
  }),
  unfollowArtist: post("/api/follows/unfollow", {
    ...takenBack,
    summary: { ar: "إلغاء متابعة فنان", en: "Follows an artist no longer" },
    input: FollowBody,
    answer: answer<Following>(),
  }),
  addToWishlist: post("/api/wishlist", {
    ...ofCollector,
    summary: { ar: "إضافة عمل إلى المفضلة", en: "Puts a work on one's wishlist" },
    input: MarkArtworkBody,
    answer: answer<Wished>(),
    refusals: ["ARTWORK_UNKNOWN", "CANNOT_WISH_FOR_OWN_WORK"],
  }),
  removeFromWishlist: remove("/api/wishlist/:id", {
    ...takenBack,
    summary: { ar: "إزالة عمل من المفضلة", en: "Takes a work off one's wishlist; an entry has the id of its work" },
    ids: { id: "ARTWORK_UNKNOWN" },
    answer: answer<Wished>(),
  }),
  restoreWish: post("/api/wishlist/:id/restore", {
    ...ofCollector,
    summary: {
      ar: "التراجع عن إزالة عمل من المفضلة",
      en: "Puts a work that was taken off one's wishlist back as it was: its place, its day and the price of that day",
    },
    ids: { id: "WISH_UNKNOWN" },
    answer: answer<Wished>(),
  }),
  likeArtwork: post("/api/likes", {
    ...ofCollector,
    summary: { ar: "الإعجاب بعمل", en: "Likes a work; once more changes nothing" },
    input: MarkArtworkBody,
    answer: answer<Liked>(),
    refusals: ["ARTWORK_UNKNOWN", "CANNOT_LIKE_OWN_WORK"],
  }),
  unlikeArtwork: remove("/api/likes/:id", {
    ...takenBack,
    summary: { ar: "سحب الإعجاب بعمل", en: "Takes a like of a work back" },
    ids: { id: "ARTWORK_UNKNOWN" },
    answer: answer<Liked>(),
  }),
  askForReminder: post("/api/reminders", {
    ...ofCollector,
    summary: {
      ar: "تذكير قبل بدء مزاد بربع ساعة",
      en: "Asks for a reminder a quarter of an hour before an auction opens",
    },
    input: RemindBody,
    answer: answer<Reminded>(),
    refusals: ["AUCTION_UNKNOWN", "AUCTION_NOT_UPCOMING"],
  }),
  withdrawReminder: remove("/api/reminders/:id", {
    ...takenBack,
    summary: { ar: "إلغاء تذكير بمزاد", en: "Takes a reminder of an auction back" },
    ids: { id: "AUCTION_UNKNOWN" },
    answer: answer<Reminded>(),
  }),
};
