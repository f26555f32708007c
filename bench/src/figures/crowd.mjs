import { rival, startChild } from "../child.mjs";
import { watchAuction } from "../load/watched-auction.mjs";
import { builtProduct } from "../build-product.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";
import { watchedShop } from "./bid-to-screen.mjs";

/** Bids per second at rest and in a rush. */
const SLOW = 20;
const FAST = 500;
const RUN_MS = 4_000;
const WATCHERS = 1_000;
const REST_MS = 1_500;
/** A bid may wait so long for the next push, and then take so much longer than at rest. */
const PACE_MS = 50;
const OF_SLOW = 1.5;

export const g8 = {
  id: "G8",
  title: "500 bids/s on one auction, 1,000 watchers",
  rivalName: "G7's load, 20 bids/s",
  goals: [
    {
      figure: "beyond",
      unit: "ms",
      label: `bid to screen p99, beyond ${OF_SLOW}x that of G7's load`,
      absoluteAtMost: PACE_MS,
    },
    { figure: "perSecond", unit: "/s", label: "messages to each watcher", absoluteAtMost: 21 },
    { figure: "missed", unit: "", label: "bids whose row some watcher was never shown", absoluteAtMost: 0 },
  ],
  shown: [
    { figure: "p99", unit: "ms", label: "bid to screen p99" },
    { figure: "p50", unit: "ms", label: "bid to screen p50" },
  ],
  limits:
    "the pace of the pushes: a bid waits up to 50 ms for the next of 20 a second, and then takes as long as in G7.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const { shop, room } = await watchedShop("g8", nodeOptions);
    await room.bidAt(SLOW, 2_000);
    const at = async (perSecond) => {
      const run = await room.bidAt(perSecond, RUN_MS);
      await shop.ask("settled");
      return run;
    };
    let slow = await at(SLOW);
    const result = await inPairs(
      pairs,
      async () => {
        const fast = await at(FAST);
        return { ...fast, beyond: fast.p99 - OF_SLOW * slow.p99 };
      },
      async () => (slow = await at(SLOW)),
    );
    await room.close();
    await shop.stop();
    return result;
  },
};

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

const STEADY_BYTES = 1024 * 1024;
const MOST_LOOKS = 10;

/** What a server uses once that stands still: one that has just begun grows by tens of MiB of its own within seconds. */
const usageAtRest = async (server) => {
  let used = await server.ask("usage");
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await rest();
    const before = used;
    used = await server.ask("usage");
    if (Math.abs(used.rss - before.rss) < STEADY_BYTES) break;
  }
  return used;
};

/** KiB of memory that each of 1,000 watchers costs a server. */
const memoryPerWatcher = async (server, watched) => {
  const before = await usageAtRest(server);
  const room = await watchAuction({ server, watchers: WATCHERS, ...watched });
  await rest();
  const after = await server.ask("usage");
  await room.close();
  await rest();
  return { memory: (after.rss - before.rss) / 1024 / WATCHERS };
};

export const g14 = {
  id: "G14",
  title: "memory of a watcher",
  rivalName: "plain ws",
  goals: [{ figure: "memory", unit: "KiB", label: "resident memory", atMost: 1.5 }],
  limits: "Socket.IO's and Engine.IO's objects and timers for each connection.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const options = [...nodeOptions, "--expose-gc"];
    // A new process for each: memory that one crowd has left behind would be the next one's.
    const result = await inPairs(
      Math.max(pairs, 5),
      async () => {
        const shop = await startChild(builtProduct("shop"), [temporaryFolder("g14"), "1"], options);
        const [auction] = shop.auctions;
        const socketUrl = `ws://127.0.0.1:${shop.port}/socket.io/?EIO=4&transport=websocket`;
        const memory = await memoryPerWatcher(shop, { auction, socketUrl, topic: `auction/${auction.auctionId}` });
        await shop.stop();
        return memory;
      },
      async () => {
        const plain = await startChild(rival("shared-frame-server"), [], options);
        const memory = await memoryPerWatcher(plain, { socketUrl: `ws://127.0.0.1:${plain.port}` });
        await plain.stop();
        return memory;
      },
    );
    return result;
  },
};
