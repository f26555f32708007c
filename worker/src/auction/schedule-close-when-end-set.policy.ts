import { CLOSING_DRAIN_MS } from "@naqsh/shared/auction";
import type { AuctionDeadlinesMoved, AuctionExtended, AuctionOpened, AuctionScheduled } from "@naqsh/shared/auction";
import { after, msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { JobEffect, Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import type { Job } from "../ports/job-queue";
import { BEGIN_CLOSING, CLOSE_AUCTION } from "./auction-jobs";

/**
 * Part of the auction's clock: wakes it at its end, and when what was received in time has been decided. The jobs of an extension
 * take the place of the earlier end's; one that is running already finds the auction running and is done.
 */
export const scheduleCloseWhenEndSet: Policy<
  AuctionScheduled | AuctionOpened | AuctionExtended | AuctionDeadlinesMoved
> = {
  name: "schedule-close-when-end-set",
  handles: ["AuctionScheduled", "AuctionOpened", "AuctionExtended", "AuctionDeadlinesMoved"],
  onMoneyPath: false,
  react: ({ data }) => {
    const { auctionId, endsAt } = data;
    if (endsAt === null) return [];
    const jobOf = (place: Pick<Job, "queue" | "name">, at: Instant): JobEffect => {
      const idOf = (end: Instant): string => `${place.name}_${auctionId}_${msFromInstant(end)}`;
      const replaces = "previousEndsAt" in data ? { replaces: idOf(data.previousEndsAt) } : {};
      return jobAt({ ...place, id: idOf(endsAt), ...replaces, at, data: { auctionId } });
    };
    return [jobOf(BEGIN_CLOSING, endsAt), jobOf(CLOSE_AUCTION, after(endsAt, CLOSING_DRAIN_MS))];
  },
};
