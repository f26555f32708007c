import { everyEventType } from "@naqsh/shared/moderation";
import { dataExportsProjection } from "./account/data-exports.projection";
import { peopleProjection } from "./account/people.projection";
import { secondFactorsProjection } from "./account/second-factors.projection";
import { artworksProjection } from "./artwork/artworks.projection";
import { auctionBidsProjection } from "./auction/auction-bids.projection";
import { auctionRoomProjection } from "./auction/auction-room.projection";
import { standingsProjection } from "./auction/standings.projection";
import { artistReviewsProjection } from "./moderation/artist-reviews.projection";
import { historyProjection } from "./moderation/history.projection";
import { likenessesProjection } from "./moderation/likenesses.projection";
import { moderationQueueProjection } from "./moderation/moderation-queue.projection";
import { platformFiguresProjection } from "./moderation/platform-figures.projection";
import { inboxesProjection } from "./notification/inboxes.projection";
import { noticesProjection } from "./notification/notices.projection";
import { deadlinesProjection } from "./operations/deadlines.projection";
import { ordersProjection } from "./order/orders.projection";
import { preferencesProjection } from "./preferences/preferences.projection";
import { settingsProjection } from "./settings/settings.projection";
import { statementLinesProjection } from "./transfer/statement-lines.projection";
import { transfersProjection } from "./transfer/transfers.projection";
import type { AnyProjection } from "./runner/any-projection";

/**
 * Every projection, by the name that queries call its view; the type of all views follows from it (`views.ts`). It stands in
 * the order in which a batch reaches them: what live topics show comes first, notices before the inboxes that count them.
 */
export const projectionOfView = {
  rooms: auctionRoomProjection,
  standings: standingsProjection,
  artworks: artworksProjection,
  people: peopleProjection,
  secondFactors: secondFactorsProjection,
  dataExports: dataExportsProjection,
  bids: auctionBidsProjection,
  orders: ordersProjection,
  notices: noticesProjection,
  inboxes: inboxesProjection,
  queue: moderationQueueProjection,
  likenesses: likenessesProjection,
  artistReviews: artistReviewsProjection,
  preferences: preferencesProjection,
  figures: platformFiguresProjection,
  settings: settingsProjection,
  transfers: transfersProjection,
  statementLines: statementLinesProjection,
  deadlines: deadlinesProjection,
  history: historyProjection(everyEventType),
} as const;

/** Every projection as the runner sees it. */
export const projections: readonly AnyProjection[] = Object.values(projectionOfView);
