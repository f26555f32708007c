import { rival, startChild } from "../child.mjs";
import { watchAuction } from "../load/watched-auction.mjs";
import { cluster } from "../profiles/cluster.mjs";
import { embedded } from "../profiles/embedded.mjs";

const WATCHERS = 1_000;
const PER_SECOND = 20;
const RUN_MS = 5_000;
/** A shop that has been open for a while: V8 interprets code that has run a few dozen times, which costs a bid half a millisecond. */
const WARM_UP = { perSecond: 100, ms: 10_000 };
const warmedUp = async (room) => {
  await room.bidAt(WARM_UP.perSecond, WARM_UP.ms);
  return room.bidAt(PER_SECOND, 2_000);
};

/** The product with 1,000 watchers of its one auction. */
export const watchedShop = async (name, nodeOptions, profile = embedded) => {
  const shop = await profile.openShop(name, 1, nodeOptions);
  const [auction] = shop.auctions;
  const socketUrl = `ws://127.0.0.1:${shop.socketPort}/socket.io/?EIO=4&transport=websocket`;
  const topic = `auction/${auction.auctionId}`;
  const room = await watchAuction({ server: shop, auction, watchers: WATCHERS, socketUrl, topic });
  return { shop, auction, room };
};

const PLAIN = "plain ws with one shared frame";

const of = {
  embedded: {
    rivalName: PLAIN,
    goals: [
      { figure: "p50", unit: "ms", label: "p50", atMost: 1.3 },
      { figure: "p99", unit: "ms", label: "p99", atMost: 1.5 },
      { figure: "answer", unit: "ms", label: "bidder's answer p50", absoluteAtMost: 2 },
    ],
    shown: [],
    limits:
      "one write per watcher's socket, which the rival has too; before it the sync of the log and the fold of the room's view.",
  },
  cluster: {
    rivalName: `${PLAIN}; the way from an append to EventStoreDB's own subscription`,
    goals: [{ figure: "p50", unit: "ms", label: "p50", atMost: 2 }],
    shown: [
      { figure: "p99", unit: "ms", label: "p99" },
      { figure: "answer", unit: "ms", label: "bidder's answer p50" },
      { figure: "rawP50", unit: "ms", label: "p50, against a raw delivery" },
      { figure: "rawP99", unit: "ms", label: "p99, against a raw delivery" },
    ],
    limits:
      "on the way to the same sockets: the append, its delivery by the server's subscription, and the views' writes to MongoDB, which a push waits for.",
  },
};

/** Of the engine alone, under the same names as what the product is held against. */
const beside = ({ p50, p99 }) => ({ rawP50: p50, rawP99: p99 });

const g7On = (profile) => {
  const { rivalName, goals, shown, limits } = of[profile.name];
  return {
    id: profile.idOf("G7"),
    title: profile.titleOf("bid to screen, 1,000 watchers, 20 bids/s"),
    needs: profile.needs,
    rivalName,
    goals,
    shown,
    limits,
    run: async ({ pairs, inPairs, nodeOptions }) => {
      const { shop, auction, room } = await watchedShop("g7", nodeOptions, profile);
      const { frameBytes } = await warmedUp(room);
      const plain = await startChild(rival("shared-frame-server"), [String(frameBytes)], nodeOptions);
      const shared = await watchAuction({
        server: plain,
        auction,
        watchers: WATCHERS,
        socketUrl: `ws://127.0.0.1:${plain.port}`,
      });
      await warmedUp(shared);
      const raw = await profile.startRawDeliveries?.(nodeOptions);
      const deliver = (ms) => raw.ask("deliver", { perSecond: PER_SECOND, ms });
      if (raw) await deliver(2_000);
      let missed = 0;
      const result = await inPairs(
        pairs,
        async () => {
          const run = await room.bidAt(PER_SECOND, RUN_MS);
          missed += run.missed + run.refused;
          return raw ? { ...run, ...beside(run) } : run;
        },
        async () => ({ ...(await shared.bidAt(PER_SECOND, RUN_MS)), ...(raw && beside(await deliver(RUN_MS))) }),
      );
      await Promise.all([room.close(), shared.close()]);
      await Promise.all([shop.stop(), plain.stop(), raw?.stop()]);
      return {
        ...result,
        notes: [
          `frames of ${frameBytes} bytes on both sides; bids refused or not seen by somebody: ${missed}`,
          `the bidder is a process of its own, which watches nothing; the rival, which decides and stores nothing, answers in ${result.rival.answer.toFixed(2)} ms`,
        ],
      };
    },
  };
};

export const g7 = g7On(embedded);
export const g7c = g7On(cluster);
