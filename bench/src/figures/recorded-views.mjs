import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { createBidders } from "../load/bidders.mjs";
import { createLookers } from "../load/lookers.mjs";
import { median } from "../method.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const AUCTIONS = 100;
const WORKS = 200;
const BIDS = 500;
const LOOKS = 1_000;
const RUN_MS = 5_000;
const WARM_UP_MS = 2_000;

export const g24 = {
  id: "G24",
  title: `${LOOKS.toLocaleString("en")} views a second recorded beside ${BIDS} bids a second`,
  rivalName: "the same bids alone",
  goals: [
    { figure: "p99", unit: "ms", label: "a bid, p99", atMost: 1.1 },
    { figure: "looksPerSecond", unit: "/s", label: "views recorded", absoluteAtLeast: LOOKS * 0.98 },
    { figure: "freshMs", unit: "ms", label: "a view in its count, at worst", absoluteAtMost: 2_000 },
  ],
  shown: [{ figure: "p50", unit: "ms", label: "a bid, p50" }],
  limits:
    "one thread decides and counts both: each view is an HTTP request, an event that is durable, and its count in the views that show it. Where both together fill that thread, bids wait for views.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const shop = await startChild(
      builtProduct("shop"),
      [temporaryFolder("g24"), String(AUCTIONS), "0", String(WORKS)],
      nodeOptions,
    );
    const bidders = createBidders(shop.port, shop.auctions);
    const lookers = createLookers(shop.port, shop.sale.works);
    /** With the processor's time of it and of all that follows, all threads, in milliseconds. */
    const settled = async (work) => {
      const before = await shop.ask("usage");
      const run = await work();
      await shop.ask("settled");
      return { ...run, cpuMs: (await shop.ask("usage")).cpuMs - before.cpuMs };
    };
    const alone = (ms = RUN_MS) =>
      settled(async () => {
        const { p50, p99 } = await bidders.openLoop(BIDS, ms);
        return { p50, p99 };
      });
    const beside = (ms = RUN_MS) =>
      settled(async () => {
        const bids = bidders.openLoop(BIDS, ms);
        const looks = await lookers.openLoop(LOOKS, bids);
        const { p50, p99 } = await bids;
        return { p50, p99, ...looks };
      });
    /** How much longer bids take beside as many requests of which nothing is stored: what is left to any way of counting. */
    const limit = async () => {
      const bids = bidders.openLoop(BIDS, RUN_MS);
      const [{ p99 }] = await Promise.all([bids, lookers.echoes(LOOKS, bids)]);
      return p99 / (await alone()).p99;
    };
    await alone(WARM_UP_MS);
    await beside(WARM_UP_MS);
    const result = await inPairs(pairs, beside, alone);
    const limits = [await limit(), await limit(), await limit()];
    await shop.stop();
    const share = ({ cpuMs }) => `${Math.round((cpuMs / RUN_MS) * 100)} %`;
    return {
      ...result,
      notes: [
        `beside as many requests that are answered at once and stored nowhere, a bid's p99 is ${median(limits).toFixed(2)}x: the limit of one thread here`,
        `of one core, all threads: ${share(result.rival)} for the bids alone, ${share(result.product)} with the views; what has time to wait is done in smaller batches, so the first is no measure of what is left`,
      ],
    };
  },
};
