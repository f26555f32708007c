import { builtProduct } from "../build-product.mjs";
import { rival, startChild } from "../child.mjs";
import { createBidders } from "../load/bidders.mjs";
import { median } from "../method.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const AT_ONCE = 100;
const RUN_MS = 3_000;
const WARM_UP_MS = 1_500;

/** Bids a second and processor time of each, all threads: of the write side without views and policies. */
const writeSideAlone = async (nodeOptions) => {
  const side = await startChild(
    builtProduct("write-side"),
    [temporaryFolder("g5-alone"), String(AT_ONCE)],
    nodeOptions,
  );
  const bidders = createBidders(side.port, side.auctions);
  await bidders.closedLoop(WARM_UP_MS);
  const before = await side.ask("usage");
  const { perSecond, count } = await bidders.closedLoop(RUN_MS);
  const after = await side.ask("usage");
  await side.stop();
  return { perSecond, cpuMicroseconds: ((after.cpuMs - before.cpuMs) * 1_000) / count };
};

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
    "one thread carries a bid and all that follows it (decision 19): its command over HTTP, its views, and the notice to whoever was outbid with its own command and views. The echo is HTTP alone.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const shop = await startChild(builtProduct("shop"), [temporaryFolder("g5"), String(AT_ONCE)], nodeOptions);
    const echo = await startChild(rival("echo-server"), [], nodeOptions);
    const bidders = createBidders(shop.port, shop.auctions);
    const echoed = createBidders(echo.port, shop.auctions);
    const settling = [];
    const costs = [];
    await bidders.closedLoop(WARM_UP_MS);
    await shop.ask("settled");
    await echoed.closedLoop(WARM_UP_MS);
    const result = await inPairs(
      pairs,
      async () => {
        const before = await shop.ask("usage");
        const run = await bidders.closedLoop(RUN_MS);
        const start = performance.now();
        await shop.ask("settled");
        settling.push(performance.now() - start);
        const after = await shop.ask("usage");
        costs.push(((after.cpuMs - before.cpuMs) * 1_000) / run.count);
        return run;
      },
      () => echoed.closedLoop(RUN_MS),
    );
    await Promise.all([shop.stop(), echo.stop()]);
    const alone = await writeSideAlone(nodeOptions);
    return {
      ...result,
      notes: [
        `processor time of a bid with all that follows it, all threads: ${Math.round(median(costs))} µs`,
        `the write side alone (command-service and its log, as a process of its own): ${Math.round(alone.perSecond).toLocaleString("en")} bids/s, ${Math.round(alone.cpuMicroseconds)} µs each`,
        `after ${RUN_MS / 1000} s of load views, notices and jobs had caught up in ${Math.round(Math.max(...settling))} ms at most`,
      ],
    };
  },
};
