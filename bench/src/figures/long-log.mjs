import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { createBidders } from "../load/bidders.mjs";
import { createVisitors } from "../load/visitors.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

/** `BENCH_LONG_EVENTS=200000` for a quick look; at its own size it takes most of an hour to make and to measure once. */
const EVENTS = Number(process.env.BENCH_LONG_EVENTS ?? 10_000_000);
const MIB = 2 ** 20;
/** A large shop closes as long as it has to: one that is cut off has not stopped cleanly. */
const PATIENCE_MS = 30 * 60_000;
const BIDS_PER_SECOND = 20;
const READS_PER_SECOND = 50;
const USED_MS = 5_000;
/** More bids than any auction gets between two starts. */
const PLACED = 20_000;

/** What visitors read: a room and its rows, the list, the marketplace, a search, and what home counts. */
const pathsOf = (today) => [
  ...today.flatMap(({ auctionId }) => [`/api/auctions/${auctionId}`, `/api/auctions/${auctionId}/bids`]),
  "/api/auctions",
  "/api/artworks",
  `/api/search?query=${encodeURIComponent("نخيل")}`,
  "/api/home/statistics",
];

const waitFor = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A shop over a long log, that is opened, used and ended as people do. */
const shopOver = ({ folder, today, nodeOptions }) => {
  let opened = 0;
  const paths = pathsOf(today);

  /** With the seconds from the start of the process until every view is at the head of the log and a room was read. */
  const open = async () => {
    const began = performance.now();
    const shop = await startChild(builtProduct("shop"), [folder, "again"], nodeOptions);
    const url = `http://127.0.0.1:${shop.port}`;
    for (const path of ["/ready", paths[0]]) {
      const answer = await fetch(url + path);
      if (answer.status !== 200) throw new Error(`${path} is answered by ${answer.status}: ${await answer.text()}`);
    }
    const seconds = (performance.now() - began) / 1000;
    const bidders = createBidders(shop.port, today, PLACED * (opened += 1));
    return { ...shop, seconds, bidders, visitors: createVisitors(shop.port, paths) };
  };

  /** Seconds until a shop has stopped by itself. */
  const close = async (shop) => {
    const began = performance.now();
    await shop.ask("settled");
    await shop.stop({ patienceMs: PATIENCE_MS });
    return (performance.now() - began) / 1000;
  };

  /** People bid and read for as long as `work` runs; gives how long they waited, from the moment at which each was due. */
  const used = async ({ bidders, visitors }, work) => {
    const [bids, reads] = await Promise.all([
      bidders.openLoopBeside(BIDS_PER_SECOND, work),
      visitors.openLoopBeside(READS_PER_SECOND, work),
      work,
    ]);
    return { bid: bids.p99, read: reads.p99, longest: reads.longest };
  };

  return { open, close, used };
};

/** Has an operator ask; gives the seconds that it took. @throws Error if what was computed again differs */
const operated = async (folder, command, view) => {
  const { askLocalSocket, operatorSocket } = await import(builtProduct("operator"));
  const began = performance.now();
  let compared = null;
  for await (const answer of askLocalSocket(operatorSocket(folder), { command, argument: view })) {
    if (answer.answer === "compared") compared = answer;
  }
  if (compared === null) throw new Error(`${command} ${view} gave no answer`);
  if (compared.differences > 0) throw new Error(`${command} ${view} found ${JSON.stringify(compared)}`);
  return (performance.now() - began) / 1000;
};

/** A folder with a log of so many events, and the views of it that a shop has made at its first start. */
const filled = async (events, nodeOptions) => {
  const folder = temporaryFolder("long-log");
  const began = performance.now();
  const log = await startChild(builtProduct("long-log"), [folder, String(events)], nodeOptions);
  await log.stop();
  const filledSeconds = (performance.now() - began) / 1000;
  const shop = shopOver({ folder, today: log.today, nodeOptions });
  const first = await shop.open();
  await first.ask("settled");
  const { maxRss } = await first.ask("usage");
  await shop.close(first);
  const made = `their views made in ${first.seconds.toFixed(0)} s, ${(maxRss / MIB).toFixed(0)} MiB resident at most`;
  const said = `${log.events.toLocaleString("en")} events written in ${filledSeconds.toFixed(0)} s, ${made}`;
  return { folder, shop, said };
};

/** A clean start, a kill, the start after it, a clean stop and a start again; then an operator has views computed beside people. */
const measured = async ({ folder, shop }) => {
  const clean = await shop.open();
  // A search waits for its index, so the index counts as memory.
  await clean.visitors.readAll();
  await shop.used(clean, waitFor(USED_MS));
  const atFirst = await clean.ask("usage");
  const bidding = clean.bidders.openLoopBeside(BIDS_PER_SECOND, new Promise(() => undefined)).catch(() => undefined);
  await waitFor(USED_MS);
  await clean.kill();
  await bidding;

  const killed = await shop.open();
  await shop.close(killed);

  // What a kill left open was sealed by a start and a stop that came right after it.
  const sealed = await shop.open();
  const verifying = operated(folder, "verify", "history");
  const besideVerify = await shop.used(sealed, verifying);
  const rebuilding = operated(folder, "rebuild", "auction-bids");
  const besideRebuild = await shop.used(sealed, rebuilding);
  const atLast = await sealed.ask("usage");
  const stopped = await shop.close(sealed);
  return {
    clean: clean.seconds,
    killed: killed.seconds,
    sealed: sealed.seconds,
    memory: atFirst.rss / MIB,
    memoryThen: atLast.rss / MIB,
    peak: atLast.maxRss / MIB,
    verify: await verifying,
    rebuild: await rebuilding,
    bid: Math.max(besideVerify.bid, besideRebuild.bid),
    read: Math.max(besideVerify.read, besideRebuild.read),
    longest: Math.max(besideVerify.longest, besideRebuild.longest),
    stopped,
  };
};

export const l3 = {
  id: "L3",
  title: `${EVENTS.toLocaleString("en")} events in the log`,
  rivalName: "a tenth of the events",
  goals: [
    { figure: "clean", unit: "s", label: "start after a clean stop", absoluteAtMost: 5 },
    { figure: "killed", unit: "s", label: "start after a kill", absoluteAtMost: 5 },
    { figure: "sealed", unit: "s", label: "start after that and a clean stop", absoluteAtMost: 5 },
    { figure: "memory", unit: "MiB", label: "resident in use, search included", absoluteAtMost: 600 },
    { figure: "memoryThen", unit: "MiB", label: "resident after verify and rebuild", absoluteAtMost: 600 },
  ],
  shown: [
    { figure: "peak", unit: "MiB", label: "resident at most until then" },
    { figure: "verify", unit: "s", label: "the history verified, the shop open" },
    { figure: "rebuild", unit: "s", label: "the rows of bids computed again, the shop open" },
    { figure: "bid", unit: "ms", label: "a bid's p99 meanwhile" },
    { figure: "read", unit: "ms", label: "a read's p99 meanwhile" },
    { figure: "longest", unit: "ms", label: "longest wait for a read meanwhile" },
    { figure: "stopped", unit: "s", label: "until the shop has stopped" },
  ],
  limits:
    "index tables of the view of notices, whose documents grow with the events; after a kill also the walk of the files of the history and of bids.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const long = await filled(EVENTS, nodeOptions);
    const short = await filled(EVENTS / 10, nodeOptions);
    const result = await inPairs(
      pairs,
      () => measured(long),
      () => measured(short),
    );
    const load = `${BIDS_PER_SECOND} bids and ${READS_PER_SECOND} reads a second, each measured from the moment at which it was due`;
    return { ...result, notes: [long.said, `beside verify and rebuild: ${load}`] };
  },
};
