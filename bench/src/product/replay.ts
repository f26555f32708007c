/** Fills a log with bids, scans it, or starts the views over it; says how long that took. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { auctionDecider } from "@naqsh/command-service/auction/auction.decider";
import { createProjectionService } from "@naqsh/projection-service/projection-service";
import { commitmentOf, type AuctionEvent } from "@naqsh/shared/auction";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { createLogger } from "@naqsh/shared/platform/logger";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { allUpcasters } from "@naqsh/shared/registry";
import { openEmbeddedPorts } from "@naqsh/standalone/embedded-ports";
import { seedShop } from "./seed-shop";

const [task = "", dataFolder = "", wanted = "0"] = process.argv.slice(2);
const AUCTIONS = 200;
const BIDDERS = 20;
const PER_APPEND = 100;
const log = { directory: join(dataFolder, "log") };

/** Bids hold no personal field: nothing of theirs is sealed. */
const noKeys = {} as PersonalKeys;

const bidOn = async (store: EventStore, auctionId: string, bids: number): Promise<number> => {
  const stream = `auction-${auctionId}`;
  const codec = createEventCodec(allUpcasters, noKeys);
  const bidders = Array.from({ length: BIDDERS }, (_, number) => uuid5(NAQSH_NAMESPACE, `bench/first/${number}`));
  let state = auctionDecider.initialState;
  let revision = -1;
  for await (const event of store.readStream(stream)) {
    state = auctionDecider.evolve(state, event as unknown as AuctionEvent);
    revision = event.revision;
  }
  let batch: Awaited<ReturnType<typeof codec.encode>> = [];
  let stored = 0;
  for (let number = 1; number <= bids; number += 1) {
    const bidderId = bidders[number % BIDDERS]!;
    const recordedAt = instantFromMs(Date.now());
    const facts = { bidderRole: "collector" as const, banned: false, openUnpaidWins: 0 };
    const data = {
      auctionId,
      bidderId,
      ...facts,
      maximum: (500 + number * 300) * 100,
      commitment: commitmentOf("salt", bidderId),
    };
    const decision = auctionDecider.decide({ type: "PlaceBid", data }, state, {
      receivedAt: recordedAt,
      now: recordedAt,
    });
    if (!decision.accepted) throw new Error(decision.rejection.code);
    const commandId = uuid5(auctionId, String(number));
    const actor = { actorId: bidderId, actorRole: "collector" as const };
    const metadata = { commandId, commandDigest: "seed", correlationId: commandId, causationId: null, ...actor };
    batch.push(...(await codec.encode(decision.events, { stream, recordedAt, metadata })));
    for (const event of decision.events) state = auctionDecider.evolve(state, event);
    if (batch.length < PER_APPEND && number < bids) continue;
    await store.append(stream, revision, batch);
    revision += batch.length;
    stored += batch.length;
    batch = [];
  }
  return stored;
};

const fill = async () => {
  const auctions = await seedShop(dataFolder, AUCTIONS);
  const store = await openEmbeddedEventStore({ ...log, durable: false });
  for (const { auctionId } of auctions) await bidOn(store, auctionId, Math.ceil(Number(wanted) / AUCTIONS));
  await store.close();
  return {};
};

/** Opens the log, which checks every record, and reads all of it. */
const scan = async () => {
  const store = await openEmbeddedEventStore(log);
  const start = performance.now();
  let events = 0;
  for await (const _ of store.readAll()) events += 1;
  const seconds = (performance.now() - start) / 1000;
  await store.close();
  return { events, seconds };
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
  return { seconds, rss, end: async () => (await service.stop(), await ports.close()) };
};

const tasks: Record<string, () => Promise<object & { end?: () => Promise<void> }>> = {
  fill,
  scan,
  replay: () => views(true),
  start: () => views(false),
};
const { end, ...answer } = await tasks[task]!();
process.send!({ ready: answer });
process.on("message", () => {
  void (async () => {
    await end?.();
    process.exit(0);
  })();
});
