import type { AuctionListItem, Standing } from "@naqsh/shared/auction";
import { inTime } from "@naqsh/shared/kernel/instant";
import { withVat, type Halalas } from "@naqsh/shared/kernel/money";

/** What waits for the reader, the most pressing first: money with a deadline, then bids that still run. */
const PRESSING: Standing["state"][] = ["won", "offered", "outbid", "leading"];

export type OwnBid = {
  item: AuctionListItem;
  standing: Standing;
  to: string;
  label: "price.current" | "ownBids.toPay" | "ownBids.offeredAt";
  amount: Halalas;
  /** When the reader's time is over: to pay, to answer, to bid. */
  until: string;
};

const ownBidOf = (item: AuctionListItem): OwnBid | null => {
  const standing = item.mine;
  if (!standing) return null;
  const own = { item, standing, to: `/auctions/${item.auctionId}` };
  switch (standing.state) {
    case "won":
      if (standing.orderId === null || standing.amount === null || standing.dueAt === null) return null;
      return {
        ...own,
        to: `/checkout/${item.lot.artworkId}`,
        label: "ownBids.toPay",
        amount: withVat(standing.amount),
        until: standing.dueAt,
      };
    case "offered":
      if (!standing.offer) return null;
      return { ...own, label: "ownBids.offeredAt", amount: standing.offer.amount, until: standing.offer.endsAt };
    case "leading":
    case "outbid":
      if (item.status !== "live" && item.status !== "closing") return null;
      return { ...own, label: "price.current", amount: item.price ?? item.openingPrice, until: item.endsAt };
    default:
      return null;
  }
};

/** The auctions that want something of a reader who bid in them, the most pressing and the next to end first. */
export const ownBidsOf = (items: readonly AuctionListItem[]): OwnBid[] => {
  const rank = ({ standing }: OwnBid) => PRESSING.indexOf(standing.state);
  return items
    .flatMap((item) => ownBidOf(item) ?? [])
    .toSorted((a, b) => rank(a) - rank(b) || inTime(a.until, b.until));
};
