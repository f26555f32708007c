import { builtProduct } from "../build-product.mjs";
import { rival, startChild } from "../child.mjs";
import { createBidders } from "../load/bidders.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const AT_ONCE = 100;
const RUN_MS = 3_000;
const WARM_UP_MS = 1_500;

export const g5 = {
  id: "G5",
  title: "durable PlaceBid over HTTP, 100 at once",
  rivalName: "stock Koa + router + bodyparser + zod echo that stores nothing",
  goals: [{ figure: "perSecond", unit: "/s", label: "bids", atLeast: 1.5 }],
  shown: [
    { figure: "p50", unit: "ms", label: "p50" },
    { figure: "p99", unit: "ms", label: "p99" },
  ],
  limits:
    "one thread carries a bid and all that follows it (decision 19): commands with their codec, views, the log, then HTTP. The echo is HTTP alone.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const shop = await startChild(builtProduct("shop"), [temporaryFolder("g5"), String(AT_ONCE)], nodeOptions);
    const echo = await startChild(rival("echo-server"), [], nodeOptions);
    const bidders = createBidders(shop.port, shop.auctions);
    const echoed = createBidders(echo.port, shop.auctions);
    const settling = [];
    await bidders.closedLoop(WARM_UP_MS);
    await shop.ask("settled");
    await echoed.closedLoop(WARM_UP_MS);
    const result = await inPairs(
      pairs,
      async () => {
        const run = await bidders.closedLoop(RUN_MS);
        const start = performance.now();
        await shop.ask("settled");
        settling.push(performance.now() - start);
        return run;
      },
      () => echoed.closedLoop(RUN_MS),
    );
    await Promise.all([shop.stop(), echo.stop()]);
    return {
      ...result,
      notes: [
        `after ${RUN_MS / 1000} s of load views, notices and jobs had caught up in ${Math.round(Math.max(...settling))} ms at most`,
      ],
    };
  },
};
