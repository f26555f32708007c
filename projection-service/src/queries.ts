import type { Endpoint } from "@naqsh/shared/kernel/endpoint";
import { allReads } from "@naqsh/shared/endpoints";
import { activityQueries } from "./joins/activity.queries";
import { analyticsQueries } from "./joins/analytics/analytics.queries";
import { addressQueries } from "./joins/address.queries";
import { collectionQueries } from "./joins/collection.queries";
import { recommendationQueries } from "./joins/recommendation.queries";
import { artistQueries } from "./joins/artist.queries";
import { collectorQueries } from "./joins/collector.queries";
import { searchQueries } from "./joins/search.queries";
import { transferQueries } from "./joins/transfer.queries";
import { myDataQueries } from "./joins/my-data.queries";
import { accountQueries } from "./account/account.queries";
import { dataExportQueries } from "./account/data-export.queries";
import { badgeQueries } from "./account/badge.queries";
import { profileQueries } from "./account/profile.queries";
import { securitySettingsQueries } from "./account/security-settings.queries";
import { achievementQueries } from "./achievement/achievement.queries";
import { artworkQueries } from "./artwork/artwork.queries";
import { auctionQueries } from "./auction/auction.queries";
import type { Query, QueryRoute, ReadEndpoint } from "./http/query-route";
import { invoiceQueries } from "./invoice/invoice.queries";
import { moderationQueries } from "./moderation/moderation.queries";
import { notificationQueries } from "./notification/notification.queries";
import { operationsQueries } from "./operations/operations.queries";
import { orderQueries } from "./order/order.queries";
import { payoutQueries } from "./payout/payout.queries";
import { preferencesQueries } from "./preferences/preferences.queries";
import type { QueryDeps } from "./query-deps";
import { settingsQueries } from "./settings/settings.queries";
import { whyQueries } from "./why/why.queries";

type AllReads = typeof allReads;

/** The answers to every read, module by module; the operator's screen is answered by its own desk. */
type AllQueries = {
  [Module in keyof AllReads]: {
    [Name in Exclude<keyof AllReads[Module], "operationsOverview">]: AllReads[Module][Name] extends Endpoint
      ? Query<AllReads[Module][Name]>
      : never;
  };
};

const routesOf = (reads: Readonly<Record<string, ReadEndpoint>>, answers: object): QueryRoute[] => {
  const known = answers as Readonly<Record<string, Omit<QueryRoute, "endpoint">>>;
  return Object.entries(reads).flatMap(([name, endpoint]) => {
    const query = known[name];
    return query === undefined ? [] : [{ ...query, endpoint }];
  });
};

/** Every read route. */
export const queries = (deps: QueryDeps): QueryRoute[] => {
  const answers: AllQueries = {
    account: {
      ...accountQueries(deps),
      ...badgeQueries(deps),
      ...profileQueries(deps),
      ...securitySettingsQueries(deps),
    },
    myData: { ...myDataQueries(deps), ...dataExportQueries(deps) },
    achievement: achievementQueries(deps),
    activity: activityQueries(deps),
    analytics: analyticsQueries(deps),
    artist: artistQueries(deps),
    artwork: artworkQueries(deps),
    auction: auctionQueries(deps),
    collection: collectionQueries(deps),
    collector: collectorQueries(deps),
    address: addressQueries(deps),
    order: orderQueries(deps),
    invoice: invoiceQueries(deps),
    payout: payoutQueries(deps),
    notification: notificationQueries(deps),
    moderation: moderationQueries(deps),
    operations: operationsQueries(deps),
    preferences: preferencesQueries(deps),
    recommendation: recommendationQueries(deps),
    search: searchQueries(deps),
    settings: settingsQueries(deps),
    transfer: transferQueries(deps),
    why: whyQueries(deps),
  };
  return Object.entries(allReads).flatMap(([module, reads]) => routesOf(reads, answers[module as keyof AllReads]));
};
