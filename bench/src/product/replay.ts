/** Fills a log with bids and their notices, scans it, or starts the views over it; says how long that took. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createProjectionService } from "@naqsh/projection-service/projection-service";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { createLogger } from "@naqsh/shared/platform/logger";
import type { EventStore, EventToStore } from "@naqsh/shared/platform/ports/event-store";
import { openEmbeddedPorts } from "@naqsh/standalone/embedded/embedded-ports";
import { decidedBids, lastRevision, outbidNotice } from "./decided-bids";
import { seedShop } from "./seed-shop";

const [task = "", dataFolder = "", wanted = "0"] = process.argv.slice(2);
const AUCTIONS = 200;
const log = { directory: join(dataFolder, "log") };

/** Processor time of this process so far, its threads included. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Tells each inbox of a batch of bids in one append. */
const notify = async (store: EventStore, bids: readonly EventToStore[], told: Map<string, number>): Promise<void> => {
  const notices = new Map<string, EventToStore[]>();
  // The time of recording never falls in a log, and these are appended by inbox, not by bid.
  const recordedAt = instantFromMs(Date.now());
  for (const bid of bids) {
    const { bidderId, previousLeaderId } = bid.data as { bidderId: string; previousLeaderId?: string | null };
    if (bid.type !== "BidPlaced" || !previousLeaderId || previousLeaderId === bidderId) continue;
    const notice = await outbidNotice(bid, previousLeaderId, recordedAt);
    notices.set(previousLeaderId, [...(notices.get(previousLeaderId) ?? []), notice]);
  }
  for (const [userId, events] of notices) {
    const before = told.get(userId) ?? -1;
    await store.append(`inbox-${userId}`, before, events);
    told.set(userId, before + events.length);
  }
};

type Filled = { told: Map<string, number> };

const bidOn = async (store: EventStore, auctionId: string, { bids, told }: Filled & { bids: number }) => {
  const stream = `auction-${auctionId}`;
  let revision = (await lastRevision(store, stream)) ?? -1;
  for await (const batch of decidedBids(store, auctionId, bids)) {
    await store.append(stream, revision, batch);
    revision += batch.length;
    await notify(store, batch, told);
  }
};

const fill = async () => {
  const auctions = await seedShop(dataFolder, AUCTIONS);
  const store = await openEmbeddedEventStore({ ...log, durable: false });
  const told = new Map<string, number>();
  // Nearly every bid takes the lead from somebody, who is told of it: two events.
  const bids = Math.ceil(Number(wanted) / AUCTIONS / 2);
  for (const { auctionId } of auctions) await bidOn(store, auctionId, { bids, told });
  await store.close();
  return {};
};

/** Opens the log and reads all of it, checking every record. */
const scan = async () => {
  const store = await openEmbeddedEventStore(log);
  const start = performance.now();
  let events = 0;
  for await (const _ of store.readAll()) events += 1;
  const seconds = (performance.now() - start) / 1000;
  await store.close();
  return { events, seconds, cpuSeconds: cpuSeconds() };
};

/** Brings every view to the head of the log; from nothing, or from its snapshots. */
const views = async (fromNothing: boolean) => {
  if (fromNothing) await rm(join(dataFolder, "views"), { recursive: true, force: true });
  const clock = createSystemClock();
  const timers = createSystemTimers(clock, () => undefined);
  const logger = createLogger({ level: "warn" });
  const ports = await openEmbeddedPorts({
    dataFolder,
    clock,
    timers,
    ids: systemIds,
    logger,
    publicUrl: "http://localhost",
  });
  const service = createProjectionService({ ...ports, config: {} });
  const start = performance.now();
  await service.start();
  const seconds = (performance.now() - start) / 1000;
  const { rss } = process.memoryUsage();
  const end = async () => (await service.stop(), await ports.close());
  return { seconds, rss, cpuSeconds: cpuSeconds(), end };
};

type Running = { end?: () => Promise<void> };
const tasks: Record<string, () => Promise<object & Running>> = {
  fill,
  scan,
  replay: () => views(true),
  start: () => views(false),
};
const { end, ...answer } = await tasks[task]!();
process.send!({ ready: answer });
const answers: Record<string, () => Promise<unknown>> = {
  stop: async () => {
    await end?.();
    setImmediate(() => process.exit(0));
  },
};
process.on("message", ({ id, name }: { id: number; name: string }) => {
  void (async () => process.send!({ id, answer: (await answers[name]!()) ?? null }))();
});
