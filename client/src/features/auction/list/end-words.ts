import type { AuctionListItem } from "@naqsh/shared/auction";

/** The key of the words for how an auction that is over ended. */
export const endWordOf = (item: Pick<AuctionListItem, "status" | "outcome">) => {
  if (item.status === "cancelled") return "end.cancelled" as const;
  if (item.outcome === "reserveNotMet") return "end.passed" as const;
  if (item.outcome === "noBids") return "end.noBids" as const;
  if (item.status === "awaitingPayment" || item.status === "offered" || item.status === "lapsed") {
    return `end.${item.status}` as const;
  }
  return "end.sold" as const;
};
