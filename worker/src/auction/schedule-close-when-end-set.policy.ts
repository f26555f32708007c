import { CLOSING_DRAIN_MS } from "@naqsh/shared/auction";
import type { AuctionDeadlinesMoved, AuctionExtended, AuctionOpened, AuctionScheduled } from "@naqsh/shared/auction";
import { after, msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../effects";
import { BEGIN_CLOSING, CLOSE_AUCTION } from "./auction-jobs";

/**
 * Part of the auction's clock: wakes it at its end, and when what was received in time has been decided. An extension
 * schedules more jobs; the earlier ones find the auction running and are done.
 */
export const scheduleCloseWhenEndSet: Policy<
  AuctionScheduled | AuctionOpened | AuctionExtended | AuctionDeadlinesMoved
> = {
  name: "schedule-close-when-end-set",
  handles: ["AuctionScheduled", "AuctionOpened", "AuctionExtended", "AuctionDeadlinesMoved"],
  onMoneyPath: false,
  react: ({ data: { auctionId, endsAt } }) => {
    if (endsAt === null) return [];
    const suffix = `${auctionId}_${msFromInstant(endsAt)}`;
    const closesAt = after(endsAt, CLOSING_DRAIN_MS);
    return [
      jobAt({ ...BEGIN_CLOSING, id: `begin-closing_${suffix}`, at: endsAt, data: { auctionId } }),
      jobAt({ ...CLOSE_AUCTION, id: `close-auction_${suffix}`, at: closesAt, data: { auctionId } }),
    ];
  },
};
