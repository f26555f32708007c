import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Instant } from "@naqsh/shared/kernel/instant";

/** The bid that took someone's lead, and where their auction is by now. */
export type Outbid = { causeId: string; at: Instant; artworkId: string; price: Halalas | null };

/** Outbid bidders who have not bid again. Read from views. */
export type Outbids = {
  /** Null for a bidder who leads again or has bid since, and for an auction that no longer takes bids. */
  find: (auctionId: string, userId: string) => Promise<Outbid | null>;
};
