/** EventStoreDB alone: how long after it is sent an event reaches a subscription. */
import { randomUUID } from "node:crypto";
import { EventStoreDBClient, END, excludeSystemEvents, jsonEvent, NO_STREAM } from "@eventstore/db-client";
import { answerAsked } from "./answer-asked";
import { lastBidInLog } from "./last-bid-in-log";

const url = process.env["EVENTSTORE_URL"]!;
const stream = `auction-${randomUUID()}`;
const LOST_AFTER_MS = 10_000;

const writer = EventStoreDBClient.connectionString(url);
const reader = EventStoreDBClient.connectionString(url);
const bid = await lastBidInLog(writer);
const sentAt = new Map<string, number>();
let delays: number[] = [];

const subscription = reader.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() });
subscription.on("data", ({ event }) => {
  const sent = event && sentAt.get(event.id);
  if (!sent) return;
  delays.push(performance.now() - sent);
  sentAt.delete(event.id);
});
subscription.on("error", (error) => {
  throw error;
});

let revision: bigint | typeof NO_STREAM = NO_STREAM;
const send = async (): Promise<void> => {
  const id = randomUUID();
  sentAt.set(id, performance.now());
  const expectedRevision = revision;
  revision = revision === NO_STREAM ? 0n : revision + 1n;
  await writer.appendToStream(stream, jsonEvent({ ...bid, id }), { expectedRevision });
};

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;

answerAsked({
  /** Sends the event of a bid again at a steady rate. */
  deliver: async ({ perSecond, ms }: { perSecond: number; ms: number }) => {
    delays = [];
    const count = Math.round((perSecond * ms) / 1000);
    const start = performance.now();
    for (let place = 0; place < count; place += 1) {
      await new Promise((resolve) => setTimeout(resolve, start + (place * 1000) / perSecond - performance.now()));
      await send();
    }
    const giveUpAt = performance.now() + LOST_AFTER_MS;
    while (sentAt.size > 0 && performance.now() < giveUpAt) await new Promise((resolve) => setTimeout(resolve, 5));
    if (sentAt.size > 0) throw new Error(`${sentAt.size} events did not reach the subscription`);
    const sorted = delays.toSorted((a, b) => a - b);
    return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
  },
  stop: () => process.exit(0),
});
process.send!({ ready: {} });
