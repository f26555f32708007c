import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Views } from "../views";
import { standingKey } from "./standings.projection";

/** The bid that took someone's lead, and where their auction is by now. */
export type Outbid = { causeId: string; at: Instant; artworkId: string; price: Halalas | null };

/** Who was outbid and has done nothing about it, for a letter. */
export type Outbids = {
  /** Null for a bidder who leads again or has bid since, and for an auction that no longer takes bids. */
  find: (auctionId: string, userId: string) => Promise<Outbid | null>;
};

export const createOutbids = (views: Pick<Views, "standings" | "rooms">): Outbids => ({
  find: async (auctionId, userId) => {
    const standing = await views.standings.get(standingKey(auctionId, userId));
    const room = await views.rooms.get(auctionId);
    if (standing?.state !== "outbid" || standing.outbid === null || room?.head.status !== "live") return null;
    const { artworkId, price } = room.head;
    return { ...standing.outbid, artworkId, price };
  },
});
