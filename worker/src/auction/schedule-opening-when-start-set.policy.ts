import type { AuctionDeadlinesMoved, AuctionScheduled } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { OPEN_AUCTION } from "./auction-jobs";

/** Part of the auction's clock: wakes the auction at its start. */
export const scheduleOpeningWhenStartSet: Policy<AuctionScheduled | AuctionDeadlinesMoved> = {
  name: "schedule-opening-when-start-set",
  handles: ["AuctionScheduled", "AuctionDeadlinesMoved"],
  onMoneyPath: false,
  react: ({ data: { auctionId, startsAt } }) => {
    if (startsAt === null) return [];
    const id = `open-auction_${auctionId}_${msFromInstant(startsAt)}`;
    return [jobAt({ ...OPEN_AUCTION, id, at: startsAt, data: { auctionId } })];
  },
};
