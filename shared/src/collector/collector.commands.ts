import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";

/** POST /api/wishlist, POST /api/likes */
export const MarkArtworkBody = z.strictObject({ artworkId: z.uuid() });
/** POST /api/follows/follow, POST /api/follows/unfollow */
export const FollowBody = z.strictObject({ artistId: z.uuid() });
/** POST /api/reminders */
export const RemindBody = z.strictObject({ auctionId: z.uuid() });

type OfCollector<Data> = { collectorId: string } & Data;
/** `artistId`: whose work it is, a fact of the work's stream. */
type OfWork = OfCollector<{ artworkId: string; artistId: string }>;

export type FollowArtist = CommandOf<"FollowArtist", OfCollector<{ artistId: string }>>;
export type UnfollowArtist = CommandOf<"UnfollowArtist", OfCollector<{ artistId: string }>>;
/** `price`: net of VAT, as the work's stream has it; null if it has no fixed price now. */
export type AddToWishlist = CommandOf<"AddToWishlist", OfWork & { price: Halalas | null }>;
export type RemoveFromWishlist = CommandOf<"RemoveFromWishlist", OfCollector<{ artworkId: string }>>;
/** Undoes the last removal: the wish stands again as it was. */
export type RestoreWish = CommandOf<"RestoreWish", OfCollector<{ artworkId: string }>>;
export type LikeArtwork = CommandOf<"LikeArtwork", OfWork>;
export type UnlikeArtwork = CommandOf<"UnlikeArtwork", OfCollector<{ artworkId: string }>>;
/** `startsAt`: a fact of the auction's stream. */
export type AskForReminder = CommandOf<"AskForReminder", OfCollector<{ auctionId: string; startsAt: Instant }>>;
export type WithdrawReminder = CommandOf<"WithdrawReminder", OfCollector<{ auctionId: string }>>;
/** The system's: nothing of what an erased person marked stays in a count or a list. */
export type ForgetMarks = CommandOf<"ForgetMarks", { collectorId: string }>;

export type CollectorCommand =
  | FollowArtist
  | UnfollowArtist
  | AddToWishlist
  | RemoveFromWishlist
  | RestoreWish
  | LikeArtwork
  | UnlikeArtwork
  | AskForReminder
  | WithdrawReminder
  | ForgetMarks;
