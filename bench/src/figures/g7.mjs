import { builtProduct } from "../build-product.mjs";
import { rival, startChild } from "../child.mjs";
import { watchAuction } from "../load/watched-auction.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const WATCHERS = 1_000;
const PER_SECOND = 20;
const RUN_MS = 5_000;
const WARM_UP_MS = 2_000;

/** The product with 1,000 watchers of its one auction. */
export const watchedShop = async (name, nodeOptions) => {
  const shop = await startChild(builtProduct("shop"), [temporaryFolder(name), "1"], nodeOptions);
  const [auction] = shop.auctions;
  const socketUrl = `ws://127.0.0.1:${shop.port}/socket.io/?EIO=4&transport=websocket`;
  const topic = `auction/${auction.auctionId}`;
  const room = await watchAuction({ server: shop, auction, watchers: WATCHERS, socketUrl, topic });
  return { shop, auction, room };
};

export const g7 = {
  id: "G7",
  title: "bid to screen, 1,000 watchers, 20 bids/s",
  rivalName: "plain ws with one shared frame",
  goals: [
    { figure: "p50", unit: "ms", label: "p50", atMost: 1.3 },
    { figure: "p99", unit: "ms", label: "p99", atMost: 1.5 },
    { figure: "answer", unit: "ms", label: "bidder's answer p50", absoluteAtMost: 2 },
  ],
  limits:
    "one write per watcher's socket, which the rival has too; before it the sync of the log and the fold of the room's view.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const { shop, auction, room } = await watchedShop("g7", nodeOptions);
    const { frameBytes } = await room.bidAt(PER_SECOND, WARM_UP_MS);
    const plain = await startChild(rival("shared-frame-server"), [String(frameBytes)], nodeOptions);
    const shared = await watchAuction({
      server: plain,
      auction,
      watchers: WATCHERS,
      socketUrl: `ws://127.0.0.1:${plain.port}`,
    });
    await shared.bidAt(PER_SECOND, WARM_UP_MS);
    let missed = 0;
    const result = await inPairs(
      pairs,
      async () => {
        const run = await room.bidAt(PER_SECOND, RUN_MS);
        missed += run.missed + run.refused;
        return run;
      },
      () => shared.bidAt(PER_SECOND, RUN_MS),
    );
    await Promise.all([room.close(), shared.close()]);
    await Promise.all([shop.stop(), plain.stop()]);
    return {
      ...result,
      notes: [`frames of ${frameBytes} bytes on both sides; bids refused or not seen by somebody: ${missed}`],
    };
  },
};
