import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createCommandTraces } from "../handler/command-traces";
import { bytesOfFold, foldFromBytes } from "../handler/fold-bytes";
import { bid, moment, open, SCHEDULED_AT, schedule, STARTS_AT, told, voidBidder } from "../testing/auction-fixtures";
import { attempts, eventsOf, tell, termsOf } from "../testing/random-auction-histories";
import { auctionDecider } from "./auction.decider";
import { auctionKeeping } from "./auction.keeping";
import type { Auction } from "./auction.state";

const folded = (events: readonly Parameters<typeof auctionDecider.evolve>[1][], from?: Auction): Auction =>
  events.reduce(auctionDecider.evolve, from ?? auctionDecider.initialState);

const throughBytes = async (auction: Auction): Promise<Auction> => {
  const traces = createCommandTraces().kept();
  const kept = { version: 1, position: "1", recordedAtMs: 1, traces, state: auctionKeeping.taken(auction) };
  return auctionKeeping.given((await foldFromBytes(await bytesOfFold(kept))).state);
};

it("keeps the state of any auction at any moment, from which the rest folds to the same", async () => {
  const histories = fc.asyncProperty(termsOf, attempts, fc.nat(), async (terms, tried, cut) => {
    const events = eventsOf(tell(terms, tried));
    const at = cut % (events.length + 1);
    const kept = await throughBytes(folded(events.slice(0, at)));
    expect(kept).toEqual(folded(events.slice(0, at)));
    expect(folded(events.slice(at), kept)).toEqual(folded(events));
  });
  await fc.assert(histories, { numRuns: 100 });
});

it("keeps a book of any length", async () => {
  const opened = told([], [schedule(), SCHEDULED_AT], [open, STARTS_AT]);
  const bids = Array.from(
    { length: 3_000 },
    (_, place) => [bid(place % 2 === 0 ? "mona" : "saad", 500 + place * 250), moment(place)] as const,
  );
  const long = folded(told(opened, ...bids.map(([command, at]): [typeof command, typeof at] => [command, at])));
  const kept = await throughBytes(long);
  expect(auctionKeeping.taken(kept)).toEqual(auctionKeeping.taken(long));
});

/** If this differs, folds that are kept are no longer what the fold makes: raise `auctionKeeping.version`, then the digest. */
const DIGEST = { version: 1, sha256: "70fdf769179c10778cae45e82cd753fa16761282544a6d1e7e347725f15ca81b" };

it("has a version for what the fold makes of events", () => {
  const opened = told([], [schedule({ reserve: 3_000_00 }), SCHEDULED_AT], [open, STARTS_AT]);
  const bids = told(
    opened,
    [bid("mona", 900), moment(1)],
    [bid("saad", 1_200), moment(2)],
    [bid("huda", 4_000), moment(3)],
  );
  const events = told(bids, [voidBidder(2), moment(4)]);
  const state = auctionKeeping.taken(folded(events));
  const text = JSON.stringify(state, (_, value: unknown) => (value instanceof Set ? [...value] : value));
  const sha256 = createHash("sha256").update(text).digest("hex");
  expect({ version: auctionKeeping.version, sha256 }).toEqual(DIGEST);
});
