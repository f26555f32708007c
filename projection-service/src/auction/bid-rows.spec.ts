import type { AuctionEvent, PublicRow } from "@naqsh/shared/auction";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AuctionStory } from "../testing/auction-story";
import { storedBids } from "../testing/stored-bids";
import { ownRows, rowsBefore, rowsBetween, voidedNumbers } from "./bid-rows";

const BIDDERS = ["sara", "omar", "maha"];

/** An auction of bids that write one row or two, and of raises that write none. */
const randomAuction = fc.array(fc.record({ kind: fc.constantFrom("leads", "loses", "raises"), bidder: fc.nat(2) }), {
  minLength: 1,
  maxLength: 30,
});

const told = (steps: readonly { kind: string; bidder: number }[]): { story: AuctionStory; events: AuctionEvent[] } => {
  const story = new AuctionStory("rows");
  const events = [story.scheduled(), story.opened(), story.leads("sara", 500_00)];
  for (const [place, { kind, bidder }] of steps.entries()) {
    const price = 600_00 + place * 100_00;
    if (kind === "leads") events.push(story.leads(BIDDERS[bidder]!, price));
    else if (kind === "loses") events.push(story.loses(BIDDERS[bidder]!, price, price + 50_00));
    else events.push(story.raises(price * 10));
  }
  return { story, events };
};

const rowsIn = (events: readonly AuctionEvent[]): PublicRow[] =>
  events.flatMap(({ data }) => ("rows" in data ? data.rows : [])).toReversed();

describe("Rows of bids", () => {
  it("are found by their numbers, whichever events wrote them", async () => {
    const anyRange = fc.record({ from: fc.integer({ min: 1, max: 60 }), length: fc.nat(20) });
    await fc.assert(
      fc.asyncProperty(randomAuction, anyRange, async (steps, { from, length }) => {
        const { story, events } = told(steps);
        const bids = await storedBids(events);
        const all = rowsIn(events);
        const to = from + length;
        const between = await rowsBetween(bids, story.auctionId, { from, to });
        expect(between).toEqual(all.filter(({ number }) => number >= from && number <= to));
        const page = await rowsBefore(bids, story.auctionId, { before: from, limit: length + 1 });
        expect(page).toEqual(all.filter(({ number }) => number < from).slice(0, length + 1));
        expect(await rowsBefore(bids, story.auctionId, { limit: 3 })).toEqual(all.slice(0, 3));
      }),
    );
  });

  it("are given to whoever bid them with the hash before each", async () => {
    await fc.assert(
      fc.asyncProperty(randomAuction, async (steps) => {
        const { story, events } = told(steps);
        const all = rowsIn(events);
        const own = await ownRows(await storedBids(events), { auctionId: story.auctionId, alias: 1 });
        const expected = all
          .map((row, place) => ({ row, previousHash: all[place + 1]?.hash ?? null }))
          .filter(({ row }) => row.alias === 1);
        expect(own).toEqual(expected);
      }),
    );
  });

  it("that were voided are known by their numbers", async () => {
    const story = new AuctionStory("void");
    const events = [story.leads("sara", 500_00), story.leads("omar", 600_00), story.leads("maha", 700_00)];
    events.push(story.voided("maha", [3], "omar", 600_00), story.voided("omar", [2, 4], "sara", 500_00));
    expect(await voidedNumbers(await storedBids(events), story.auctionId)).toEqual(new Set([3, 2, 4]));
    expect(await voidedNumbers(await storedBids(events.slice(0, 3)), story.auctionId)).toEqual(new Set());
  });
});
