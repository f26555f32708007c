import { accountRoutes } from "./account/account.routes";
import { administratorRoutes } from "./account/administrators.routes";
import { badgeRoutes } from "./account/badge.routes";
import { profileRoutes } from "./account/profile.routes";
import { googleRoutes } from "./account/google.routes";
import { securityRoutes } from "./account/security.routes";
import { accountSystemCommands } from "./account/account.system-commands";
import { myDataRoutes } from "./account/my-data.routes";
import { artworkRoutes } from "./artwork/artwork.routes";
import { artworkSystemCommands } from "./artwork/artwork.system-commands";
import { auctionRoutes } from "./auction/auction.routes";
import { auctionSystemCommands } from "./auction/auction.system-commands";
import type { CommandDeps } from "./command-deps";
import type { Route } from "./http/route";
import { notificationRoutes } from "./notification/notification.routes";
import { notificationSystemCommands } from "./notification/notification.system-commands";
import { operationsSystemCommands } from "./operations/operations.system-commands";
import { orderRoutes } from "./order/order.routes";
import { orderSystemCommands } from "./order/order.system-commands";
import { preferencesRoutes } from "./preferences/preferences.routes";
import { settingsRoutes } from "./settings/settings.routes";
import { transferRoutes } from "./transfer/transfer.routes";
import type { SystemCommandHandler } from "./system-commands";
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
  ...orderRoutes(deps),
  ...notificationRoutes(deps),
  ...preferencesRoutes(deps),
  ...settingsRoutes(deps),
  ...transferRoutes(deps),
];

/** Every command that the system may give. */
export const systemCommands: Readonly<Record<NaqshSystemCommand["type"], SystemCommandHandler>> = {
  ...accountSystemCommands,
  ...artworkSystemCommands,
  ...auctionSystemCommands,
  ...orderSystemCommands,
  ...notificationSystemCommands,
  ...operationsSystemCommands,
};
