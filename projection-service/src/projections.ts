import { toldEventTypes } from "@naqsh/shared/moderation";
import { dataExportsProjection } from "./account/data-exports.projection";
import { peopleProjection } from "./account/people.projection";
import { secondFactorsProjection } from "./account/second-factors.projection";
import { achievementsProjection } from "./achievement/achievements.projection";
import { activitiesProjection } from "./activity/activities.projection";
import { addressBooksProjection } from "./address/address-books.projection";
import { measuredMonthsProjection } from "./analytics/measured-months.projection";
import { signedInViewersProjection } from "./analytics/signed-in-viewers.projection";
import { artistsProjection } from "./artist/artists.projection";
import { feedEntriesProjection } from "./artist/feed-entries.projection";
import { trendingProjection } from "./artist/trending.projection";
import { artworksProjection } from "./artwork/artworks.projection";
import { provenancesProjection } from "./artwork/provenances.projection";
import { workDocumentsProjection } from "./artwork/work-documents.projection";
import { workPicturesProjection } from "./artwork/work-pictures.projection";
import { workVerificationsProjection } from "./artwork/work-verifications.projection";
import { auctionBidsProjection } from "./auction/auction-bids.projection";
import { auctionRoomProjection } from "./auction/auction-room.projection";
import { standingsProjection } from "./auction/standings.projection";
import { collectionsProjection } from "./collection/collections.projection";
import { marksProjection } from "./collector/marks.projection";
import { workLikesProjection } from "./collector/work-likes.projection";
import { looksProjection } from "./engagement/looks.projection";
import { workViewsProjection } from "./engagement/work-views.projection";
import { artistReviewsProjection } from "./moderation/artist-reviews.projection";
import { historyProjection } from "./moderation/history.projection";
import { likenessesProjection } from "./moderation/likenesses.projection";
import { moderationQueueProjection } from "./moderation/moderation-queue.projection";
import { platformFiguresProjection } from "./moderation/platform-figures.projection";
import { excessCreditsProjection } from "./invoice/excess-credits.projection";
import { invoicesProjection } from "./invoice/invoices.projection";
import { inboxesProjection } from "./notification/inboxes.projection";
import { noticesProjection } from "./notification/notices.projection";
import { deadlinesProjection } from "./operations/deadlines.projection";
import { ordersProjection } from "./order/orders.projection";
import { moneyTrailsProjection } from "./payout/money-trails.projection";
import { payoutBatchesProjection } from "./payout/payout-batches.projection";
import { payoutsProjection } from "./payout/payouts.projection";
import { preferencesProjection } from "./preferences/preferences.projection";
import { arrivalsProjection } from "./artwork/arrivals.projection";
import { savedSearchesProjection } from "./search/saved-searches.projection";
import { searchHistoriesProjection } from "./search/search-histories.projection";
import { soughtTermsProjection } from "./search/sought-terms.projection";
import { settingsProjection } from "./settings/settings.projection";
import { statementLinesProjection } from "./transfer/statement-lines.projection";
import { transfersProjection } from "./transfer/transfers.projection";
import type { AnyProjection } from "./runner/any-projection";

/**
 * Every projection, by the name that queries call its view; the type of all views follows from it (`views.ts`). It stands in
 * the order in which a batch reaches them: what live topics show comes first, notices before the inboxes that count them, a view after those that it is `writtenAfter`.
 */
export const projectionOfView = {
  bids: auctionBidsProjection,
  rooms: auctionRoomProjection,
  standings: standingsProjection,
  artworks: artworksProjection,
  provenances: provenancesProjection,
  workDocuments: workDocumentsProjection,
  workPictures: workPicturesProjection,
  workVerifications: workVerificationsProjection,
  people: peopleProjection,
  secondFactors: secondFactorsProjection,
  dataExports: dataExportsProjection,
  addressBooks: addressBooksProjection,
  orders: ordersProjection,
  invoices: invoicesProjection,
  excessCredits: excessCreditsProjection,
  payouts: payoutsProjection,
  payoutBatches: payoutBatchesProjection,
  moneyTrails: moneyTrailsProjection,
  marks: marksProjection,
  workLikes: workLikesProjection,
  workViews: workViewsProjection,
  looks: looksProjection,
  soughtTerms: soughtTermsProjection,
  arrivals: arrivalsProjection,
  savedSearches: savedSearchesProjection,
  searchHistories: searchHistoriesProjection,
  measuredMonths: measuredMonthsProjection,
  signedInViewers: signedInViewersProjection,
  collections: collectionsProjection,
  artists: artistsProjection,
  feedEntries: feedEntriesProjection,
  trending: trendingProjection,
  notices: noticesProjection,
  inboxes: inboxesProjection,
  queue: moderationQueueProjection,
  likenesses: likenessesProjection,
  artistReviews: artistReviewsProjection,
  preferences: preferencesProjection,
  achievements: achievementsProjection,
  activities: activitiesProjection,
  figures: platformFiguresProjection,
  settings: settingsProjection,
  transfers: transfersProjection,
  statementLines: statementLinesProjection,
  deadlines: deadlinesProjection,
  history: historyProjection(toldEventTypes),
} as const;

/** Every projection as the runner sees it. */
export const projections: readonly AnyProjection[] = Object.values(projectionOfView);
