import { rival, startChild } from "../child.mjs";
import { POSTGRES, startPostgresAuction } from "../rivals/start-postgres-auction.mjs";
import { createBidders } from "../load/bidders.mjs";
import { median } from "../method.mjs";
import { cluster } from "../profiles/cluster.mjs";
import { embedded } from "../profiles/embedded.mjs";

const AT_ONCE = 100;
const RUN_MS = 3_000;
const WARM_UP_MS = 1_500;
/** Both bidders of each auction bid once. */
const MEETING_MS = 2_000;

/** Bids for a while, then waits for what follows them; the processor's time for each bid is that of all threads and processes. */
const bidFor = async (shop, bidders) => {
  const before = await shop.ask("usage");
  const run = await bidders.closedLoop(RUN_MS);
  const start = performance.now();
  await shop.ask("settled");
  const settledMs = performance.now() - start;
  const after = await shop.ask("usage");
  return { ...run, settledMs, cpuMicroseconds: ((after.cpuMs - before.cpuMs) * 1_000) / run.count };
};

const warmedUp = async (shop) => {
  const bidders = createBidders(shop.port, shop.auctions);
  // Everybody is met by and by first, as in a shop that has been open for a while.
  await bidders.openLoop(AT_ONCE, MEETING_MS);
  await bidders.closedLoop(WARM_UP_MS);
  await shop.ask("settled");
  return bidders;
};

const once = async (shop) => {
  const run = await bidFor(shop, await warmedUp(shop));
  await shop.stop();
  return run;
};

const said = ({ perSecond, cpuMicroseconds }) =>
  `${Math.round(perSecond).toLocaleString("en")} bids/s, ${Math.round(cpuMicroseconds)} µs each`;

/** Of the engine alone, under the same names as what the product is held against. */
const beside = ({ perSecond, p50, p99 }) => ({ rawPerSecond: perSecond, rawP50: p50, rawP99: p99 });

/** What HTTP alone takes: no rival, a limit. */
const echoedBy = async (auctions, nodeOptions) => {
  const echo = await startChild(rival("echo-server"), [], nodeOptions);
  const bidders = createBidders(echo.port, auctions);
  await bidders.closedLoop(WARM_UP_MS);
  return { bidders, stop: echo.stop };
};

const postgresBy = async (auctions, nodeOptions) => {
  const server = await startPostgresAuction(auctions, nodeOptions);
  const bidders = createBidders(server.port, auctions);
  await bidders.openLoop(AT_ONCE, MEETING_MS);
  await bidders.closedLoop(WARM_UP_MS);
  return { bidders, stop: server.stop };
};

const ECHO = "stock Koa + router + bodyparser + zod echo that stores nothing";
const RAW = "appends of EventStoreDB's own client, as many at once";

const of = {
  embedded: {
    open: embedded.openShop,
    openOther: embedded.openWriteSide,
    otherIs: "the write side alone (command-service and its log, as a process of its own)",
    startRival: postgresBy,
    goals: [
      { figure: "perSecond", unit: "/s", label: "bids", atLeast: 3 },
      { figure: "p99", unit: "ms", label: "p99", atMost: 0.5 },
    ],
    rivalName: POSTGRES,
    shown: [],
    limits:
      "one thread carries a bid and all that follows it (decision 19): its command over HTTP, its views, and the notice to whoever was outbid with its own command and views. The rival has a process for each connection, and keeps no receipts, chain or replay.",
  },
  cluster: {
    open: cluster.openWriteSide,
    openOther: cluster.openShop,
    otherIs: "with projection-service and worker on the same cores, views and notices included",
    startRival: echoedBy,
    goals: [{ figure: "rawPerSecond", unit: "/s", label: "bids, against raw appends", atLeast: 0.4 }],
    rivalName: `${ECHO}; ${RAW}`,
    shown: [
      { figure: "perSecond", unit: "/s", label: "bids" },
      { figure: "p99", unit: "ms", label: "p99" },
      { figure: "rawP50", unit: "ms", label: "p50, against raw appends" },
      { figure: "rawP99", unit: "ms", label: "p99, against raw appends" },
    ],
    limits:
      "command-service as a process of its own: HTTP, the decision and the client's gRPC on one thread, which shares the cores with the engines and with whoever bids. Accounts are read again after a change alone, while bids flow (decision 40); of somebody who has not bid for three seconds the key comes from MongoDB. Session, limit and refusals are questions to Redis, 10 µs each.",
  },
};

const g5On = (profile) => {
  const { open, openOther, otherIs, startRival, goals, rivalName, shown, limits } = of[profile.name];
  return {
    id: profile.idOf("G5"),
    title: profile.titleOf("durable PlaceBid over HTTP, 100 at once"),
    needs: profile.needs,
    rivalName,
    goals,
    shown: [{ figure: "p50", unit: "ms", label: "p50" }, ...shown],
    limits,
    run: async ({ pairs, inPairs, nodeOptions }) => {
      const shop = await open("g5", AT_ONCE, nodeOptions);
      const bidders = await warmedUp(shop);
      const other = await startRival(shop.auctions, nodeOptions);
      const raw = await profile.startRawAppends?.(AT_ONCE, nodeOptions);
      await raw?.ask("bid", WARM_UP_MS);
      const runs = [];
      const result = await inPairs(
        pairs,
        async () => {
          const run = await bidFor(shop, bidders);
          runs.push(run);
          return raw ? { ...run, ...beside(run) } : run;
        },
        async () => ({ ...(await other.bidders.closedLoop(RUN_MS)), ...(raw && beside(await raw.ask("bid", RUN_MS))) }),
      );
      await Promise.all([other.stop(), raw?.stop()]);
      const echo = await echoedBy(shop.auctions, nodeOptions);
      const echoed = await echo.bidders.closedLoop(RUN_MS);
      await Promise.all([shop.stop(), echo.stop()]);
      const alone = await once(await openOther("g5-other", AT_ONCE, nodeOptions));
      const settledMs = Math.max(...[...runs, alone].map((run) => run.settledMs));
      return {
        ...result,
        notes: [
          `processor time of a bid with all that follows it, all threads: ${Math.round(median(runs.map((run) => run.cpuMicroseconds)))} µs`,
          `${otherIs}: ${said(alone)}`,
          `the limit, a ${ECHO}: ${Math.round(echoed.perSecond).toLocaleString("en")}/s`,
          `after ${RUN_MS / 1000} s of load views, notices and jobs had caught up in ${Math.round(settledMs)} ms at most`,
        ],
      };
    },
  };
};

export const g5 = g5On(embedded);
export const g5c = g5On(cluster);
