import { builtProduct } from "../build-product.mjs";
import { rival, startChild } from "../child.mjs";
import { watchAuction } from "../load/watched-auction.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const WATCHERS = 200;
const PER_SECOND = 20;
const RUN_MS = 17_000;
const MOST_PAIRS = 3;

const cutRoom = (server, auction) =>
  watchAuction({
    server,
    auction,
    watchers: WATCHERS,
    socketUrl: `ws://127.0.0.1:${server.port}/socket.io/?EIO=4&transport=websocket`,
    topic: `auction/${auction.auctionId}`,
    crowdProgram: "cut-watchers.mjs",
  });

export const g9 = {
  id: "G9",
  title: `delivery while each of ${WATCHERS} watchers is cut off for 2 s every 15 s`,
  rivalName: "stock Socket.IO",
  goals: [
    { figure: "delivered", unit: "%", label: "bids shown", absoluteAtLeast: 100 },
    { figure: "twice", unit: "", label: "applied twice", absoluteAtMost: 0 },
    { figure: "caughtUp", unit: "ms", label: "caught up p99", absoluteAtMost: 1_000 },
  ],
  limits:
    "a room keeps its newest 140 rows of bids, of which a bid makes two where a maximum answers, and its newest 50 lines: at 20 bids a second 3.5 s, and 2.5 s where each bid extends the auction. Whoever missed more gets the newest 50 and pages to the rest.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const shop = await startChild(builtProduct("shop"), [temporaryFolder("g9"), "1"], nodeOptions);
    const stock = await startChild(rival("stock-socket-io"), [], nodeOptions);
    const [auction] = shop.auctions;
    const own = await cutRoom(shop, auction);
    const theirs = await cutRoom(stock, auction);
    const run = (room) => () => room.bidAt(PER_SECOND, RUN_MS);
    const result = await inPairs(Math.min(pairs, MOST_PAIRS), run(own), run(theirs));
    await Promise.all([own.close(), theirs.close()]);
    await Promise.all([shop.stop(), stock.stop()]);
    return { ...result, notes: [`pushes that did not fit what a watcher held: ${result.product.gaps} in a run`] };
  },
};
