// Appends bids to one of the stores, many at once, each caller on a stream of its own.
import { randomUUID } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { answerAsked } from "../child.mjs";
import { quantile } from "../method.mjs";
import { usage } from "../usage.mjs";
import { stores } from "./stores.mjs";

const [kind, folder] = process.argv.slice(2);
const store = await stores[kind](folder);
const revisions = new Map();

// Made before: five new ids and a clock's text for each bid cost a third of what storing it costs, and are no store's work.
const ids = Array.from({ length: 1 << 16 }, () => randomUUID());
let used = 0;
const nextId = () => ids[(used += 1) & (ids.length - 1)];
const at = new Date().toISOString();
const [commitment, hash, commandDigest] = ["ab".repeat(32), "cd".repeat(32), "ef".repeat(22)];

const bidOf = (revision) => {
  const bidderId = nextId();
  const commandId = nextId();
  const row = { number: revision + 1, kind: "bid", alias: 7, amount: 125_000, receivedAt: at, acceptedAt: at };
  row.commitment = commitment;
  row.hash = hash;
  return {
    id: nextId(),
    type: "BidPlaced",
    schemaVersion: 1,
    recordedAt: at,
    data: {
      auctionId: nextId(),
      artworkId: nextId(),
      bidderId,
      alias: 7,
      maximum: 150_000,
      price: 125_000,
      leaderId: bidderId,
      leaderAlias: 7,
      reserveStatus: "none",
      previousLeaderId: null,
      rows: [row],
    },
    metadata: {
      commandId,
      commandDigest,
      correlationId: commandId,
      causationId: null,
      actorId: bidderId,
      actorRole: "collector",
    },
  };
};

const load = async ({ callers, ms }) => {
  const took = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  const caller = async (number) => {
    const stream = `auction-${number}`;
    while (performance.now() - start < ms) {
      const revision = revisions.get(stream) ?? 0;
      const event = bidOf(revision);
      const began = performance.now();
      await store.append(stream, revision, event);
      took.push(performance.now() - began);
      revisions.set(stream, revision + 1);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, number) => caller(number)));
  const seconds = (performance.now() - start) / 1000;
  delay.disable();
  return {
    perSecond: took.length / seconds,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    // The resolution of the meter is part of what it reads.
    loopDelayP99: Math.max(0, delay.percentile(99) / 1e6 - 1),
  };
};

answerAsked({
  load,
  usage,
  stop: async () => {
    await store.close();
    setImmediate(() => process.exit(0));
  },
});
process.send({ ready: {} });
