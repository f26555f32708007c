import type { BadgeOfPerson } from "../account";
import type { AuctionHead, LotOfAuction } from "../auction";
import type { ListedUser } from "./moderation.views";

/** An announced or running auction of an artist's own, as a ban may end it. */
export type AuctionOfArtist = Pick<
  AuctionHead,
  "auctionId" | "status" | "price" | "bidCount" | "startsAt" | "endsAt"
> & { lot: LotOfAuction };

/**
 * GET /api/admin/users/:id: one account with what hangs on it. What a ban would do is read from it and from
 * GET /api/admin/users/:id/leads before it happens.
 */
export type PersonPage = ListedUser & {
  location: string | null;
  bio: string | null;
  bioEn: string | null;
  works: { approved: number; pending: number; rejected: number; withdrawn: number };
  /** Orders that they made, in every state. */
  purchases: number;
  auctions: AuctionOfArtist[];
  badge: BadgeOfPerson;
};
