import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Instant } from "@naqsh/shared/kernel/instant";

/** The bid that took someone's lead, and where their auction is by now. */
export type Outbid = { causeId: string; at: Instant; artworkId: string; price: Halalas | null };

/** Who was outbid and has done nothing about it; read from views. */
export type Outbids = {
  /** Null for who leads again, has bid since, or whose auction no longer takes bids. */
  find: (auctionId: string, userId: string) => Promise<Outbid | null>;
};
