import type { AuctionDeadlinesMoved, AuctionExtended } from "@naqsh/shared/auction";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Effect, Policy } from "@naqsh/shared/kernel/policy";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { PaymentDeadlineMoved } from "@naqsh/shared/order";
import { noticeTo } from "./notice";

type Moved = AuctionExtended | AuctionDeadlinesMoved | PaymentDeadlineMoved;

/** An extension by a late bid is no news of the platform's; an outage is, for everyone whose deadline moved. */
export const notifyThoseConcernedWhenOutageMovedDeadline: Policy<Moved> = {
  name: "notify-those-concerned-when-outage-moved-deadline",
  handles: ["AuctionExtended", "AuctionDeadlinesMoved", "PaymentDeadlineMoved"],
  onMoneyPath: false,
  react: (event) => {
    if (event.type === "PaymentDeadlineMoved") {
      const { orderId, buyerId, paymentDueAt } = event.data;
      return [noticeTo(buyerId, "auctionExtendedByOutage", { orderId, at: paymentDueAt, reason: "payment" }, event)];
    }
    if (event.type === "AuctionExtended") {
      const { artistId, bidderIds, endsAt, reason } = event.data;
      return reason === "outage" ? tell(event, [artistId, ...bidderIds], endsAt, "end") : [];
    }
    const { artistId, offeredToId, startsAt, endsAt, offerEndsAt } = event.data;
    if (offerEndsAt !== null && offeredToId !== null) return tell(event, [offeredToId], offerEndsAt, "offer");
    const at = startsAt ?? endsAt;
    return at === null ? [] : tell(event, [artistId], at, startsAt === null ? "end" : "start");
  },
};

const tell = (
  event: RecordedEvent<AuctionExtended | AuctionDeadlinesMoved>,
  userIds: string[],
  at: Instant,
  reason: "start" | "end" | "offer",
): Effect[] => {
  const { auctionId, artworkId } = event.data;
  const subject = { auctionId, artworkId, at, reason };
  return [...new Set(userIds)].map((userId) => noticeTo(userId, "auctionExtendedByOutage", subject, event));
};
