import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { EventStore, EventToStore } from "@naqsh/shared/platform/ports/event-store";
import { bidderId, decidedBids, lastRevision } from "./decided-bids";
import { retold } from "./retold-event";
import { auctionIdOf, FILLED_AT_MS, ONE_IN_AUCTION_OF, workId } from "./told-works";

const PEOPLE = 1_000;
/** Before the first bid an auction was scheduled and opened. */
const EVENTS_BEFORE_BIDS = 2;

type Bid = { stream: string; revision: number; event: EventToStore };

/** So many bids on auctions from everywhere, in turns; each goes on where the auction stands in the log. */
export const bidsAcross = async (
  store: Pick<EventStore, "readStream">,
  { works, bids }: { works: number; bids: number },
): Promise<Bid[]> => {
  const auctions = Math.floor(works / ONE_IN_AUCTION_OF);
  const numbers = Array.from({ length: Math.min(auctions, bids) }, (_, place) => {
    const scattered = (place * 7_919) % auctions;
    return (scattered + 1) * ONE_IN_AUCTION_OF;
  });
  const reached = await Promise.all(
    numbers.map(async (number) => (await lastRevision(store, `auction-${auctionIdOf(number)}`))!),
  );
  const most = Math.max(...reached) + Math.ceil(bids / numbers.length);
  const decided: EventToStore[] = [];
  for await (const batch of decidedBids(store, auctionIdOf(ONE_IN_AUCTION_OF), most, FILLED_AT_MS)) {
    decided.push(...batch);
  }
  return Array.from({ length: bids }, (_, bid) => {
    const place = bid % numbers.length;
    const number = numbers[place]!;
    const revision = reached[place]! + Math.floor(bid / numbers.length);
    const own = { auctionId: auctionIdOf(number), artworkId: workId(number) };
    const person = (of: number): string => bidderId((number + of) % PEOPLE);
    const like = decided[revision + 1 - EVENTS_BEFORE_BIDS]!;
    const event = retold(like, { number, own, person }, instantFromMs(Date.now()));
    return { stream: `auction-${own.auctionId}`, revision, event };
  });
};

/**
 * Says when each is due, from a thread of its own that sleeps in between. A timer of the thread that bids would be a millisecond late, and
 * looking at the clock in each turn of its loop leaves more to the collector, for which bids would wait, than all the bids do.
 */
const METRONOME = `
  const { parentPort, workerData: { startsAt, beats, apartMs } } = require("node:worker_threads");
  const never = new Int32Array(new SharedArrayBuffer(4));
  const now = () => performance.timeOrigin + performance.now();
  for (let beat = 0; beat < beats; beat += 1) {
    for (let left; (left = startsAt + beat * apartMs - now()) > 0; ) Atomics.wait(never, 0, 0, left);
    parentPort.postMessage(beat);
  }`;

/** Until the metronome has begun. */
const BEGINS_IN_MS = 200;

type Shop = { append: (bid: Bid) => Promise<unknown>; settled: () => Promise<void> };

/**
 * Appends bids at a steady rate, whatever each takes; gives milliseconds, by rising ones, from the moment at which each was due until the
 * log has it and until every view has.
 */
export const takenSteadily = async (
  bids: readonly Bid[],
  perSecond: number,
  { append, settled }: Shop,
): Promise<{ appended: number[]; taken: number[] }> => {
  const appended: number[] = [];
  const taken: number[] = [];
  const one = async (bid: Bid, dueAt: number): Promise<void> => {
    await append(bid);
    appended.push(performance.now() - dueAt);
    await settled();
    taken.push(performance.now() - dueAt);
  };
  const start = performance.now() + BEGINS_IN_MS;
  const apartMs = 1_000 / perSecond;
  const startsAt = performance.timeOrigin + start;
  const metronome = new Worker(METRONOME, { eval: true, workerData: { startsAt, beats: bids.length, apartMs } });
  const taking: Promise<void>[] = [];
  metronome.on("message", (beat: number) => taking.push(one(bids[beat]!, start + beat * apartMs)));
  await once(metronome, "exit");
  await Promise.all(taking);
  return { appended: appended.toSorted((a, b) => a - b), taken: taken.toSorted((a, b) => a - b) };
};
