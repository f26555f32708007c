import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

/**
 * The profile of `npm start`. A profile says how a figure's shop is opened: `port` takes bids, `socketPort` has the watchers,
 * `ask` and `stop` are those of a program.
 */
export const embedded = {
  name: "embedded",
  needs: [],
  idOf: (id) => id,
  titleOf: (title) => title,
  /** The whole product with so many auctions. */
  openShop: async (name, auctions, nodeOptions) => {
    const shop = await startChild(builtProduct("shop"), [temporaryFolder(name), String(auctions)], nodeOptions);
    return { ...shop, socketPort: shop.port };
  },
  /** Commands and the log alone, in a process of their own. */
  openWriteSide: (name, auctions, nodeOptions) =>
    startChild(builtProduct("write-side"), [temporaryFolder(name), String(auctions)], nodeOptions),
  /** Lateness of auctions that end one after the other (`single`) and of those that end together. */
  closes: async (name, { singles, together }, nodeOptions) => {
    const args = [temporaryFolder(name), String(singles), String(together)];
    const run = await startChild(builtProduct("closes"), args, nodeOptions);
    await run.stop();
    return run;
  },
};
