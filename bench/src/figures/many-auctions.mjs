import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { createBidders } from "../load/bidders.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

/** `BENCH_AUCTIONS=10000` for a quick look. */
const AUCTIONS = Number(process.env.BENCH_AUCTIONS ?? 100_000);
const BIDDER_PAIRS = 200;
const PER_SECOND = 100;
const RUN_MS = 5_000;
/** Auctions that are bid on in one run, each once, and none of them before. */
const AT_ONCE = (PER_SECOND * RUN_MS) / 1_000;
/** A large shop closes as long as it has to. */
const PATIENCE_MS = 10 * 60_000;

/**
 * A shop that has made its views and bid on nothing yet: what a bid needs of its auction lies in the log and on disk. It is not
 * started again, since a start that takes more than a moment is an outage, which moves the end of every auction.
 */
const openShop = async (auctions, nodeOptions) => {
  const folder = temporaryFolder("many-auctions");
  const args = [folder, String(auctions), String(BIDDER_PAIRS)];
  const filling = await startChild(builtProduct("open-auctions"), args, nodeOptions);
  await filling.stop();
  const shop = await startChild(builtProduct("shop"), [folder, "again"], nodeOptions);
  await shop.ask("settled");
  const fresh = [...filling.auctions].sort((a, b) => a.auctionId.localeCompare(b.auctionId));
  /** Bids on auctions from everywhere, each bidder with a connection of their own. */
  const bid = async () => {
    const { p50, p99, longest } = await createBidders(shop.port, fresh.splice(0, AT_ONCE)).openLoop(PER_SECOND, RUN_MS);
    await shop.ask("settled");
    const { rss, heapUsed } = await shop.ask("usage");
    return { p50, p99, longest, memory: rss / 2 ** 20, heap: heapUsed / 2 ** 20 };
  };
  return { bid, stop: () => shop.stop({ patienceMs: PATIENCE_MS }) };
};

export const l2 = {
  id: "L2",
  title: `a bid on any of ${AUCTIONS.toLocaleString("en")} open auctions`,
  rivalName: "the same among a tenth of the auctions",
  goals: [{ figure: "p99", unit: "ms", label: "p99", absoluteAtMost: 5 }],
  shown: [
    { figure: "p50", unit: "ms", label: "p50" },
    { figure: "longest", unit: "ms", label: "the slowest bid" },
    { figure: "memory", unit: "MiB", label: "resident memory" },
    { figure: "heap", unit: "MiB", label: "heap" },
  ],
  limits:
    "each auction gets one bid: it is read from the log, as nobody has bid there since the start, and its views lie on disk.",
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
