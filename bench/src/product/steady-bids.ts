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
 * No timer wakes it, which would be a millisecond late: it looks at the clock in each turn of the loop. A promise for each turn would
 * be two thirds of what this process leaves to the collector, for which bids would wait.
 */
const untilDue = (dueAt: number): Promise<void> =>
  new Promise((due) => {
    const look = (): void => {
      if (performance.now() < dueAt) setImmediate(look);
      else due();
    };
    look();
  });

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
  const taking: Promise<void>[] = [];
  const start = performance.now();
  for (const [number, bid] of bids.entries()) {
    const dueAt = start + (number * 1_000) / perSecond;
    await untilDue(dueAt);
    taking.push(one(bid, dueAt));
  }
  await Promise.all(taking);
  return { appended: appended.toSorted((a, b) => a - b), taken: taken.toSorted((a, b) => a - b) };
};
