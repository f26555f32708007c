/**
 * Fills a log with what ten years leave: auctions that ended without a sale, the notices of who was outbid, and looks at works; then
 * opens a few auctions of today, whose bidders are signed in. One auction is decided by the product's decider; all others tell the
 * same of other people at other times, so that ten million events take minutes.
 */
import { join } from "node:path";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import type { EventStore, EventToStore } from "@naqsh/shared/platform/ports/event-store";
import type { AuctionEvent } from "@naqsh/shared/auction";
import { bidderId, decidedBids, outbidNotice } from "./decided-bids";
import { decidedClose } from "./decided-close";
import { retold } from "./retold-event";
import type { Told } from "./retold-event";
import { seedShop } from "./seed-shop";

const [dataFolder = "", wanted = "0"] = process.argv.slice(2);
const EVENTS = Number(wanted);
const AUCTIONS = Math.min(2_000, Math.ceil(EVENTS / 500));
const PEOPLE = 2_000;
/** Of five events two are bids, two tell who was outbid, and one is a look. */
const BIDS = Math.ceil((EVENTS / AUCTIONS) * (2 / 5));
/** Others are visitors. */
const SIGNED_IN_OF = 4;
const HOUR_MS = 3_600_000;
const YEARS_MS = 10 * 365 * 24 * HOUR_MS;
/** What no bid of theirs reaches: an auction that ended without a sale has no order, and no deadline that a restart moves. */
const RESERVE = 90_000_000_00;
const OPEN_TODAY = 20;
const BIDDER_PAIRS_TODAY = 5;

const people = Array.from({ length: PEOPLE }, (_, number) => bidderId(number));

let written = 0;
// Those of today are recorded within the last hours, and the time of recording never falls in a log.
const began = Date.now() - YEARS_MS - 3 * HOUR_MS;
const endedAt = instantFromMs(began + 24 * HOUR_MS);
const nextInstant = (): Instant => instantFromMs(began + Math.floor((written++ / EVENTS) * YEARS_MS));

/** How far each stream has come. */
const revisions = new Map<string, number>();
const append = (store: EventStore, stream: string, events: EventToStore[]): Promise<unknown> => {
  const before = revisions.get(stream) ?? -1;
  revisions.set(stream, before + events.length);
  return store.append(stream, before, events);
};

const lookAt = (like: EventToStore, number: number, data: Told): EventToStore => {
  const place = number % SIGNED_IN_OF === 0 ? people[(number * 7_919) % PEOPLE]! : null;
  const count = (written + 1).toString(16).padStart(12, "0");
  const id = `${count.slice(0, 8)}-${count.slice(8)}-4000-8000-${count}`;
  const metadata = { ...like.metadata, commandId: id, correlationId: id, actorId: place ?? like.metadata.actorId };
  return {
    ...like,
    id,
    type: "ArtworkViewed",
    schemaVersion: 1,
    recordedAt: nextInstant(),
    data: { ...data, source: "home", viewerId: place },
    metadata,
  };
};

const auctions = await seedShop(dataFolder, AUCTIONS, { nowMs: began, reserve: RESERVE });
const store = await openEmbeddedEventStore({ directory: join(dataFolder, "log"), durable: false });
const works = new Map<string, Told>();
for await (const { type, data } of store.readAll()) {
  if (type !== "AuctionScheduled") continue;
  const { auctionId, artworkId, artistId } = data as { auctionId: string; artworkId: string; artistId: string };
  works.set(auctionId, { artworkId, artistId });
}

const { auctionId: firstId } = auctions[0]!;
const opening: EventToStore[] = [];
for await (const event of store.readStream(`auction-${firstId}`)) opening.push(event);
const batches: EventToStore[][] = [];
for await (const batch of decidedBids(store, firstId, BIDS, began)) batches.push(batch);
const past = [opening, ...batches].flat() as unknown as AuctionEvent[];
const end = await decidedClose(firstId, past, endedAt);
const template = batches[0]!.find(({ type }) => type === "BidPlaced")!;
const noticeLike = await outbidNotice(template, people[0]!, instantFromMs(began));

/** What the inboxes of those are told from whom these bids took the lead. */
const noticesOf = (bids: readonly EventToStore[]): Map<string, EventToStore[]> => {
  const notices = new Map<string, EventToStore[]>();
  for (const bid of bids) {
    const { bidderId: bidder, previousLeaderId: userId, auctionId, artworkId, price } = bid.data as Told;
    if (typeof userId !== "string" || userId === bidder) continue;
    const noticeId = `f${bid.id.slice(1)}`;
    const { correlationId, actorId } = bid.metadata;
    const metadata = { ...noticeLike.metadata, commandId: noticeId, correlationId, causationId: bid.id, actorId };
    const data = { ...(noticeLike.data as Told), userId, noticeId, subject: { auctionId, artworkId, amount: price } };
    const notice = { ...noticeLike, id: noticeId, recordedAt: nextInstant(), data, metadata } as EventToStore;
    notices.set(userId, [...(notices.get(userId) ?? []), notice]);
  }
  return notices;
};

let looks = 0;
for (const [number, { auctionId }] of auctions.entries()) {
  const stream = `auction-${auctionId}`;
  revisions.set(stream, opening.length - 1);
  const { artworkId, artistId } = works.get(auctionId)!;
  const person = (place: number): string => people[(number * 7 + place * 97) % PEOPLE]!;
  const retelling = { number: number + 1, own: { auctionId, artworkId }, person };
  for (const batch of batches) {
    const bids = batch.map((event) => retold(event, retelling, nextInstant()));
    const waiting = [append(store, stream, bids)];
    for (const [userId, notices] of noticesOf(bids)) waiting.push(append(store, `inbox-${userId}`, notices));
    const seen = Array.from({ length: bids.length / 2 }, () => lookAt(template, looks++, { artworkId, artistId }));
    if (seen.length > 0) waiting.push(append(store, `engagement-${String(artworkId)}`, seen));
    await Promise.all(waiting);
  }
  const closing = end.map((event) => retold(event, retelling, nextInstant()));
  await append(store, stream, closing);
}
await store.close();
const today = await seedShop(dataFolder, OPEN_TODAY, {
  shop: "today",
  bidderPairs: BIDDER_PAIRS_TODAY,
  policiesAreThrough: true,
});
process.send!({ ready: { events: written, today } });
process.on("message", () => process.exit(0));
