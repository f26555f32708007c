import { everyEventType } from "@naqsh/shared/moderation";
import { peopleProjection } from "./account/people.projection";
import { secondFactorsProjection } from "./account/second-factors.projection";
import { artworksProjection } from "./artwork/artworks.projection";
import { auctionBidsProjection } from "./auction/auction-bids.projection";
import { auctionRoomProjection } from "./auction/auction-room.projection";
import { standingsProjection } from "./auction/standings.projection";
import { historyProjection } from "./moderation/history.projection";
import { moderationQueueProjection } from "./moderation/moderation-queue.projection";
import { inboxesProjection } from "./notification/inboxes.projection";
import { noticesProjection } from "./notification/notices.projection";
import { deadlinesProjection } from "./operations/deadlines.projection";
import { ordersProjection } from "./order/orders.projection";
import { anyProjection } from "./runner/any-projection";
import type { AnyProjection } from "./runner/any-projection";

/** Every view, in the order in which a batch reaches them: what live topics show comes first, notices before the inboxes that count them. */
export const projections: readonly AnyProjection[] = [
  anyProjection(auctionRoomProjection),
  anyProjection(standingsProjection),
  anyProjection(artworksProjection),
  anyProjection(peopleProjection),
  anyProjection(secondFactorsProjection),
  anyProjection(auctionBidsProjection),
  anyProjection(ordersProjection),
  anyProjection(noticesProjection),
  anyProjection(inboxesProjection),
  anyProjection(moderationQueueProjection),
  anyProjection(deadlinesProjection),
  anyProjection(historyProjection(everyEventType)),
];
