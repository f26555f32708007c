import { Router } from "@koa/router";
import { accountRoutes } from "./account/account.routes";
import { securityRoutes } from "./account/security.routes";
import { accountSystemCommands } from "./account/account.system-commands";
import { artworkRoutes } from "./artwork/artwork.routes";
import { artworkSystemCommands } from "./artwork/artwork.system-commands";
import { auctionRoutes } from "./auction/auction.routes";
import { auctionSystemCommands } from "./auction/auction.system-commands";
import type { CommandDeps } from "./command-deps";
import type { EdgeState } from "./http/edge-context";
import type { Route } from "./http/route";
import { stepsOf } from "./http/steps-of-route";
import { notificationRoutes } from "./notification/notification.routes";
import { notificationSystemCommands } from "./notification/notification.system-commands";
import { operationsSystemCommands } from "./operations/operations.system-commands";
import { orderRoutes } from "./order/order.routes";
import { orderSystemCommands } from "./order/order.system-commands";
import type { SystemCommandHandler } from "./system-commands";
import type { NaqshSystemCommand } from "@naqsh/shared/registry";

const routerOf = (routes: readonly Route[], deps: CommandDeps): Router<EdgeState> => {
  const router = new Router<EdgeState>();
  for (const route of routes) {
    const { path, aliases = [], method } = route.endpoint;
    router.register([path, ...aliases], [method], stepsOf(route, deps));
  }
  return router;
};

/** Every module that takes commands over HTTP. */
export const routersOf = (deps: CommandDeps): Router<EdgeState>[] => [
  routerOf([...accountRoutes(deps), ...securityRoutes(deps)], deps),
  artworkRoutes(deps),
  auctionRoutes(deps),
  orderRoutes(deps),
  notificationRoutes(deps),
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
