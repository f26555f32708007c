/** Bids over EventStoreDB, many at once on auctions of their own: decided by the product, or appended by the client alone. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { EventStoreDBClient, jsonEvent, NO_STREAM } from "@eventstore/db-client";
import { auctionDecider } from "@naqsh/command-service/auction/auction.decider";
import { bidAnswerFrom } from "@naqsh/command-service/auction/bid-answer";
import { createCommandHandler } from "@naqsh/command-service/handler/handle-command";
import { commitmentOf, saltOf } from "@naqsh/shared/auction";
import type { AuctionCommand } from "@naqsh/shared/auction";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { createEventStoreDbEventStore } from "@naqsh/shared/platform/adapters/eventstoredb/eventstoredb-event-store";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { createLogger } from "@naqsh/shared/platform/logger";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { openRefusals } from "@naqsh/shared/platform/service/service-ports";
import type { Machine } from "@naqsh/shared/platform/service/machine";
import { readServiceConfig } from "@naqsh/shared/platform/service/service-config";
import { allUpcasters } from "@naqsh/shared/registry";
import { lastBidInLog } from "./last-bid-in-log";

const [task = "", dataFolder = "", atOnce = "64", auctionsEach = "8"] = process.argv.slice(2);
const url = process.env["EVENTSTORE_URL"]!;
const AT_ONCE = Number(atOnce);
const AUCTIONS_EACH = Number(auctionsEach);
const HOUR_MS = 3_600_000;

/** Bids hold no personal field: nothing of theirs is sealed. */
const noKeys = {} as PersonalKeys;
const clock = createSystemClock();
const codec = createEventCodec(allUpcasters, noKeys);
const artistId = randomUUID();

type Run = { perSecond: number; p50: number; p99: number };
/** Does one bid on an auction: its `number`th. */
type Bid = (place: number, number: number) => Promise<void>;

/** Bids for so long, each of those at once going round auctions of its own. */
const closedLoop = async (bid: Bid, numbers: number[], ms: number): Promise<Run> => {
  const took: number[] = [];
  const start = performance.now();
  const end = start + ms;
  const bidder = async (who: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const place = who * AUCTIONS_EACH + (turn % AUCTIONS_EACH);
      const begun = performance.now();
      await bid(place, (numbers[place]! += 1));
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, who) => bidder(who)));
  const seconds = (performance.now() - start) / 1000;
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99) };
};

const contextOf = (actorId: string, actorRole: "artist" | "collector" | "system") => {
  const commandId = randomUUID();
  const receivedAt = instantFromMs(clock.now());
  const own = { commandId, digest: commandId, correlationId: commandId, causationId: null };
  return { ...own, actorId, actorRole, receivedAt };
};

const bidOn = (auctionId: string, bidderId: string, number: number): AuctionCommand => ({
  type: "PlaceBid",
  data: {
    auctionId,
    bidderId,
    bidderRole: "collector",
    banned: false,
    openUnpaidWins: 0,
    maximum: (500 + number * 300) * 100,
    commitment: commitmentOf("salt", bidderId),
  },
});

/** The product's write side behind HTTP, as one of several processes over the log. */
const product = async (): Promise<Bid> => {
  const machine = { clock, logger: createLogger({ level: "warn" }) } as Machine;
  const config = readServiceConfig(
    {
      ...process.env,
      DATA_FOLDER: join(dataFolder, "product"),
      SERVICE_TOKEN: "services-of-a-bench-know-each-other-by-this",
    },
    0,
  );
  const store = createEventStoreDbEventStore({ url });
  const refusals = openRefusals(config, machine);
  const handler = createCommandHandler({ store, codec, refusals, clock, decidedBy: randomUUID() });
  const salt = saltOf(Buffer.from("salt"), "all", "all");
  const handle = async (auctionId: string, actorId: string, command: AuctionCommand): Promise<void> => {
    const context = contextOf(actorId, command.type === "OpenAuction" ? "system" : "collector");
    const result = await handler.handleCommand({
      decider: auctionDecider,
      streamId: auctionId,
      context,
      command,
      answer: (effect) => (command.type === "PlaceBid" ? bidAnswerFrom(salt, effect) : {}),
    });
    if (result.status === "rejected") throw new Error(`${command.type}: ${result.rejection.code}`);
  };
  const auctions = Array.from({ length: AT_ONCE * AUCTIONS_EACH }, () => randomUUID());
  const open = async (auctionId: string): Promise<void> => {
    const now = clock.now();
    const terms = { openingPrice: 500_00, reserve: null, estimate: null, ownIncrement: 50_00, softCloseMs: 120_000 };
    await handle(auctionId, artistId, {
      type: "ScheduleAuction",
      data: {
        auctionId,
        artworkId: randomUUID(),
        artistId,
        ...terms,
        incrementPolicy: "standard-1",
        startsAt: instantFromMs(now + 1_500),
        endsAt: instantFromMs(now + 24 * HOUR_MS),
      },
    });
  };
  for (let from = 0; from < auctions.length; from += AT_ONCE) {
    await Promise.all(auctions.slice(from, from + AT_ONCE).map(open));
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  for (const auctionId of auctions) {
    await handle(auctionId, artistId, { type: "OpenAuction", data: { auctionId } });
  }
  const bidders = [randomUUID(), randomUUID()];
  return (place, number) => {
    const bidderId = bidders[number % 2]!;
    return handle(auctions[place]!, bidderId, bidOn(auctions[place]!, bidderId, number));
  };
};

/** The event of a bid again and again, each under its own id at the revision that is expected. */
const raw = async (): Promise<Bid> => {
  const client = EventStoreDBClient.connectionString(url);
  const streams = Array.from({ length: AT_ONCE * AUCTIONS_EACH }, () => `auction-${randomUUID()}`);
  const template = await lastBidInLog(client);
  await client.appendToStream(`auction-${randomUUID()}`, jsonEvent(template));
  return async (place, number) => {
    const expectedRevision = number === 1 ? NO_STREAM : BigInt(number - 2);
    await client.appendToStream(streams[place]!, jsonEvent({ ...template, id: randomUUID() }), { expectedRevision });
  };
};

const bid = await (task === "product" ? product() : raw());
const numbers = Array.from({ length: AT_ONCE * AUCTIONS_EACH }, () => 0);
process.on("message", ({ id, name, data }: { id: number; name: string; data: number }) => {
  if (name === "stop") process.exit(0);
  void closedLoop(bid, numbers, data).then((answer) => process.send!({ id, answer }));
});
process.on("disconnect", () => process.exit(0));
process.send!({ ready: {} });
