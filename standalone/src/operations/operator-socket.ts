import { join } from "node:path";
import { serveLocalSocket } from "@naqsh/shared/platform/local-socket";
import type { LocalHandler, LocalServer } from "@naqsh/shared/platform/local-socket";
import type { EmbeddedProfile } from "../embedded/embedded-profile";
import { OPERATOR_COMMANDS } from "./commands/commands";
import type { ShopToRead } from "./operator-command";

export const operatorSocket = (dataFolder: string): string => join(dataFolder, "operator.sock");

type Handlers = Readonly<Record<string, LocalHandler>>;

/** What an operator may ask of a shop of which only the log can be read. */
export const readingCommands = (shop: ShopToRead): Handlers =>
  Object.fromEntries(
    OPERATOR_COMMANDS.flatMap(({ name, askLog }) =>
      askLog
        ? [[name, (request): AsyncIterable<object> => askLog(shop, request)] satisfies [string, LocalHandler]]
        : [],
    ),
  );

/** What an operator may ask of a shop. Long work yields `{ progress }` on its way, and its answers. */
export const operatorCommands = (shop: EmbeddedProfile): Handlers => ({
  ...readingCommands(shop),
  ...Object.fromEntries(
    OPERATOR_COMMANDS.flatMap(({ name, askShop }) =>
      askShop
        ? [[name, (request): AsyncIterable<object> => askShop(shop, request)] satisfies [string, LocalHandler]]
        : [],
    ),
  ),
});

/** The socket of `npm run ops`: open to the owner of the folder alone. */
export const openOperatorSocket = (dataFolder: string, shop: EmbeddedProfile): Promise<LocalServer> =>
  serveLocalSocket(operatorSocket(dataFolder), operatorCommands(shop));
