import type { ClosedAuction, DayRange } from "@naqsh/shared/analytics";
import type { AuctionStatus } from "@naqsh/shared/auction";
import { phaseOf } from "@naqsh/shared/auction";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { riyadhDayOf, type RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import type { AuctionRoomDocument } from "../../auction/auction-room.projection";
import type { QueryDeps } from "../../query-deps";
import { allDocuments } from "../all-documents";

/** A completed order, by the day on which it was received. */
export type CompletedSale = { artworkId: string; day: RiyadhDay; total: Halalas };

/** An order at a fixed price, by the day on which somebody began it. */
export type Checkout = { artworkId: string; day: RiyadhDay };

/** All that an artist sold or had in auctions on the days of a range. */
export type Sales = {
  sales: CompletedSale[];
  checkouts: Checkout[];
  auctions: Omit<ClosedAuction, "title" | "titleEn">[];
};

/** In these somebody is to pay for the work, or has paid. */
const WON: ReadonlySet<AuctionStatus> = new Set(["awaitingPayment", "settled"]);

const isOn = (at: Instant, { from, to }: DayRange): boolean => {
  const day = riyadhDayOf(at);
  return from <= day && day <= to;
};

const closedAuction = ({ head, terms }: AuctionRoomDocument): Sales["auctions"][number] => ({
  auctionId: head.auctionId,
  artworkId: head.artworkId,
  closedAt: head.endsAt,
  estimate: terms.estimate,
  realised: WON.has(head.status) ? head.saleAmount : null,
});

/** @param range days of Riyadh; an order that is being returned is completed no more, and one that was returned never was. */
export const salesOfArtist = async (artistId: string, range: DayRange, { views }: QueryDeps): Promise<Sales> => {
  const found: Sales = { sales: [], checkouts: [], auctions: [] };
  for await (const order of allDocuments(views.orders, "byArtist", [artistId])) {
    const { artworkId, amounts, createdAt } = order;
    const receivedAt = order.moments.findLast(({ type }) => type === "OrderReceived")?.at;
    if (order.status === "completed" && receivedAt !== undefined && isOn(receivedAt, range)) {
      found.sales.push({ artworkId, day: riyadhDayOf(receivedAt), total: amounts.total });
    }
    if (order.source === "fixedPrice" && isOn(createdAt, range)) {
      found.checkouts.push({ artworkId, day: riyadhDayOf(createdAt) });
    }
  }
  for await (const room of allDocuments(views.rooms, "byArtist", [artistId])) {
    if (phaseOf(room.head.status) !== "completed" || !isOn(room.head.endsAt, range)) continue;
    found.auctions.push(closedAuction(room));
  }
  return found;
};
