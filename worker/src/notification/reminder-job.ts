import { after, type Instant } from "@naqsh/shared/kernel/instant";
import { REMIND_OF_AUCTION } from "./mark-jobs";

/** How long before an auction opens its reminder comes. */
const BEFORE_START_MS = 15 * 60_000;

type Reminder = { collectorId: string; auctionId: string; startsAt: Instant; causeId: string };

/** The job that reminds somebody; whoever asks later than a quarter of an hour before is reminded when the auction opens. */
export const reminderJob = ({ collectorId, auctionId, startsAt, causeId }: Reminder, now: Instant) => {
  const early = after(startsAt, -BEFORE_START_MS);
  return {
    ...REMIND_OF_AUCTION,
    id: `remind-of-auction_${auctionId}_${collectorId}_${Date.parse(startsAt)}`,
    at: early > now ? early : startsAt,
    data: { collectorId, auctionId, startsAt, causeId },
  };
};
