import { accountQueries } from "./account/account.queries";
import { securitySettingsQueries } from "./account/security-settings.queries";
import { artworkQueries } from "./artwork/artwork.queries";
import { auctionPastQueries } from "./auction/auction-past.queries";
import { auctionQueries } from "./auction/auction.queries";
import type { QueryRoute } from "./http/query-route";
import { moderationQueries } from "./moderation/moderation.queries";
import { notificationQueries } from "./notification/notification.queries";
import { operationsQueries } from "./operations/operations.queries";
import { securityQueries } from "./operations/security.queries";
import { orderQueries } from "./order/order.queries";
import { whyQueries } from "./why/why.queries";
import type { QueryDeps } from "./query-deps";

/** Every read route. */
export const queries = (deps: QueryDeps): QueryRoute[] => [
  ...accountQueries(deps),
  ...securitySettingsQueries(deps),
  ...artworkQueries(deps),
  ...auctionQueries(deps),
  ...auctionPastQueries(deps),
  ...orderQueries(deps),
  ...notificationQueries(deps),
  ...moderationQueries(deps),
  ...operationsQueries(deps),
  ...securityQueries(deps),
  ...whyQueries(deps),
];
