import { cpSync, rmSync } from "node:fs";
import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { createBidders } from "../load/bidders.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const AUCTIONS = 50;
/** Kept by a clean stop before the load that ends in the kill, as a shop has a past. */
const PAST_MS = 8_000;
const LOAD_MS = 2_000;
/** More than any of the auctions has by then. */
const PLACED = 50_000;

const startShop = (folder, auctions, nodeOptions) => startChild(builtProduct("shop"), [folder, auctions], nodeOptions);

/** Seconds from the start of the process until it listens, with every view at the head of the log. */
const secondsToStart = async (folder, nodeOptions) => {
  const began = performance.now();
  const shop = await startShop(folder, "again", nodeOptions);
  return { shop, seconds: (performance.now() - began) / 1000 };
};

/** A shop with a past, killed while its bidders bid. */
const killedShop = async (nodeOptions) => {
  const folder = temporaryFolder("restart");
  const first = await startShop(folder, String(AUCTIONS), nodeOptions);
  await createBidders(first.port, first.auctions).closedLoop(PAST_MS);
  await first.ask("settled");
  await first.stop();
  const second = await startShop(folder, "again", nodeOptions);
  const bidding = createBidders(second.port, first.auctions, PLACED)
    .closedLoop(2 * LOAD_MS)
    .catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
  await second.kill();
  await bidding;
  return folder;
};

const copyOf = (folder) => {
  const copy = temporaryFolder("restarted");
  cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith(".sock") });
  return copy;
};

export const f1 = {
  id: "F1",
  title: "restart after SIGKILL under load",
  rivalName: "the same folder, restarted after a clean stop",
  goals: [{ figure: "seconds", unit: "s", label: "until it answers", atMost: 1.2 }],
  limits: "starting Node; what came since the views were kept is read and folded again.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const killed = await killedShop(nodeOptions);
    let folder;
    const result = await inPairs(
      pairs,
      async () => {
        if (folder) rmSync(folder, { recursive: true, force: true });
        folder = copyOf(killed);
        const { shop, seconds } = await secondsToStart(folder, nodeOptions);
        await shop.ask("settled");
        await shop.stop();
        return { seconds };
      },
      async () => {
        const { shop, seconds } = await secondsToStart(folder, nodeOptions);
        await shop.stop();
        return { seconds };
      },
    );
    return { ...result, notes: [`${AUCTIONS} auctions, 2 bidders each, killed after ${LOAD_MS / 1000} s of bids`] };
  },
};
