import type { LeadOfUser } from "@naqsh/shared/moderation";
import { presentEach } from "../http/present-each";
import { everyOne } from "../joins/all-documents";
import type { QueryDeps } from "../query-deps";

/**
 * The running auctions in which somebody leads, what ends first coming first: whoever bans them sees beforehand what stays
 * binding, and by `alias` what may be voided. Their maxima stay their own.
 */
export const leadsOfUser = async (userId: string, deps: QueryDeps): Promise<LeadOfUser[]> => {
  const { standings, rooms } = deps.views;
  const leading = { index: "byBidder", equals: [userId], filter: { state: "leading" } };
  const leads = await presentEach(await everyOne(standings, leading), async ({ auctionId, alias }) => {
    const room = await rooms.get(auctionId);
    const lot = room === null ? null : await deps.lots.lot(room.head.artworkId);
    if (room === null || lot === null) return null;
    const { status, price, endsAt } = room.head;
    return { auctionId, alias, status, price, endsAt, lot };
  });
  return leads.filter((lead) => lead !== null).toSorted((a, b) => (a.endsAt < b.endsAt ? -1 : 1));
};
