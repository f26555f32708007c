import { accountRoutes } from "./account/account.routes";
import { administratorRoutes } from "./account/administrators.routes";
import { badgeRoutes } from "./account/badge.routes";
import { profileRoutes } from "./account/profile.routes";
import { googleRoutes } from "./account/google.routes";
import { securityRoutes } from "./account/security.routes";
import { accountSystemCommands } from "./account/account.system-commands";
import { myDataRoutes } from "./account/my-data.routes";
import { achievementSystemCommands } from "./achievement/achievement.system-commands";
import { addressRoutes } from "./address/address.routes";
import { artworkRoutes } from "./artwork/artwork.routes";
import { artworkSystemCommands } from "./artwork/artwork.system-commands";
import { auctionRoutes } from "./auction/auction.routes";
import { auctionSystemCommands } from "./auction/auction.system-commands";
import { cardRoutes } from "./card/card.routes";
import { cardSystemCommands } from "./card/card.system-commands";
import { collectionRoutes } from "./collection/collection.routes";
import { collectorRoutes } from "./collector/collector.routes";
import { collectorSystemCommands } from "./collector/collector.system-commands";
import type { CommandDeps } from "./commands/command-deps";
import type { Route } from "./http/route";
import { engagementRoutes } from "./engagement/engagement.routes";
import { invoiceRoutes } from "./invoice/invoice.routes";
import { invoiceSystemCommands } from "./invoice/invoice.system-commands";
import { notificationRoutes } from "./notification/notification.routes";
import { notificationSystemCommands } from "./notification/notification.system-commands";
import { operationsSystemCommands } from "./operations/operations.system-commands";
import { orderRoutes } from "./order/order.routes";
import { orderSystemCommands } from "./order/order.system-commands";
import { payoutRoutes } from "./payout/payout.routes";
import { payoutSystemCommands } from "./payout/payout.system-commands";
import { preferencesRoutes } from "./preferences/preferences.routes";
import { savedSearchRoutes } from "./search/saved-search.routes";
import { savedSearchSystemCommands } from "./search/saved-search.system-commands";
import { searchRoutes } from "./search/search.routes";
import { settingsRoutes } from "./settings/settings.routes";
import { transferRoutes } from "./transfer/transfer.routes";
import type { SystemCommandHandler } from "./commands/system-commands";
import type { NaqshSystemCommand } from "@naqsh/shared/registry";

/** Every module that takes commands over HTTP. */
export const routesOf = (deps: CommandDeps): Route[] => [
  ...accountRoutes(deps),
  ...administratorRoutes(deps),
  ...badgeRoutes(deps),
  ...myDataRoutes(deps),
  ...profileRoutes(deps),
  ...googleRoutes(deps),
  ...securityRoutes(deps),
  ...artworkRoutes(deps),
  ...auctionRoutes(deps),
  ...engagementRoutes(deps),
  ...collectorRoutes(deps),
  ...collectionRoutes(deps),
  ...addressRoutes(deps),
  ...cardRoutes(deps),
  ...orderRoutes(deps),
  ...invoiceRoutes(deps),
  ...payoutRoutes(deps),
  ...notificationRoutes(deps),
  ...preferencesRoutes(deps),
  ...searchRoutes(deps),
  ...savedSearchRoutes(deps),
  ...settingsRoutes(deps),
  ...transferRoutes(deps),
];

/** Every command that the system may give. */
export const systemCommands: Readonly<Record<NaqshSystemCommand["type"], SystemCommandHandler>> = {
  ...accountSystemCommands,
  ...achievementSystemCommands,
  ...artworkSystemCommands,
  ...auctionSystemCommands,
  ...cardSystemCommands,
  ...collectorSystemCommands,
  ...orderSystemCommands,
  ...invoiceSystemCommands,
  ...payoutSystemCommands,
  ...notificationSystemCommands,
  ...operationsSystemCommands,
  ...savedSearchSystemCommands,
};
