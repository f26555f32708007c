import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { createBidders } from "../load/bidders.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

/** `BENCH_AUCTIONS=10000` for a quick look. */
const AUCTIONS = Number(process.env.BENCH_AUCTIONS ?? 100_000);
const BIDDER_PAIRS = 200;
/** Auctions that are bid on in one run, none of them before. */
const AT_ONCE = 250;
const PER_SECOND = 100;
const RUN_MS = 5_000;

const openShop = async (auctions, nodeOptions) => {
  const args = [temporaryFolder("many-auctions"), String(auctions), "0", "0", "0", String(BIDDER_PAIRS)];
  const shop = await startChild(builtProduct("shop"), args, nodeOptions);
  const fresh = [...shop.auctions].sort((a, b) => a.auctionId.localeCompare(b.auctionId));
  /** Bids on auctions from everywhere, each bidder with a connection of their own. */
  const bid = async () => {
    const run = await createBidders(shop.port, fresh.splice(0, AT_ONCE)).openLoop(PER_SECOND, RUN_MS);
    await shop.ask("settled");
    const { rss, heapUsed } = await shop.ask("usage");
    return { p50: run.p50, p99: run.p99, memory: rss / 2 ** 20, heap: heapUsed / 2 ** 20 };
  };
  return { bid, stop: shop.stop };
};

export const l2 = {
  id: "L2",
  title: `a bid on any of ${AUCTIONS.toLocaleString("en")} open auctions`,
  rivalName: "the same among a tenth of the auctions",
  goals: [{ figure: "p99", unit: "ms", label: "p99", absoluteAtMost: 5 }],
  shown: [
    { figure: "p50", unit: "ms", label: "p50" },
    { figure: "memory", unit: "MiB", label: "resident memory" },
    { figure: "heap", unit: "MiB", label: "heap" },
  ],
  limits: "the bid's auction is read from the log, as nobody has bid there since the start; its views lie on disk.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const many = await openShop(AUCTIONS, nodeOptions);
    const few = await openShop(Math.max(AUCTIONS / 10, (pairs + 1) * AT_ONCE), nodeOptions);
    await many.bid();
    await few.bid();
    const result = await inPairs(pairs, many.bid, few.bid);
    await Promise.all([many.stop(), few.stop()]);
    return result;
  },
};
