import { beforeEach, describe, expect, it } from "vitest";
import { AuctionStory } from "../testing/auction-story";
import { storedBids } from "../testing/stored-bids";
import type { Views } from "../views";
import { createShownRows } from "./shown-rows";

const people = { open: async () => null };
const named = (number: number, voided = false) => ({ sequence: number + 2, number, voided });

describe("Rows as they are shown", () => {
  const story = new AuctionStory("shown");
  const { auctionId } = story;
  const events = [1, 2, 3, 4].map((number) => story.leads("sara", 500_00 + number * 100_00));
  let bids: Views["bids"];
  /** What the view was asked for. */
  let asked: unknown[];

  beforeEach(async () => {
    const stored = await storedBids(events);
    asked = [];
    bids = {
      ...stored,
      find: (find) => {
        asked.push(find.range);
        return stored.find(find);
      },
    };
  });

  it("say what the view of bids says, in the order of the room", async () => {
    const shown = await createShownRows({ bids }, people).of(auctionId, [
      named(3),
      { kind: "reserveMet", sequence: 4, at: "2026-03-01T10:00:00.000Z" },
      named(1),
    ]);
    expect(shown).toMatchObject([
      { kind: "bid", number: 3, sequence: 5, alias: 1, amount: 800_00, voided: false },
      { kind: "reserveMet" },
      { kind: "bid", number: 1, sequence: 3, alias: 1, amount: 600_00 },
    ]);
  });

  it("are read once, and are voided when the room says so", async () => {
    const rows = createShownRows({ bids }, people);
    await rows.of(auctionId, [named(2), named(1)]);
    const [, second] = await rows.of(auctionId, [named(3), named(2, true)]);
    expect(second).toMatchObject({ number: 2, voided: true });
    expect(asked).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 3 },
    ]);
  });

  it("are forgotten when more were asked for since", async () => {
    const rows = createShownRows({ bids }, people, 2);
    for (const number of [1, 2, 1, 3, 1, 2]) await rows.of(auctionId, [named(number)]);
    expect(asked).toEqual([1, 2, 3, 2].map((number) => ({ from: number, to: number })));
  });

  it("are left out where the view of bids stands still, and come when it has them", async () => {
    const rows = createShownRows({ bids }, people);
    expect(await rows.of(auctionId, [named(5), named(4)])).toMatchObject([{ number: 4 }]);
    const stored = await storedBids([...events, story.leads("sara", 2_000_00)]);
    bids.find = stored.find;
    expect(await rows.of(auctionId, [named(5), named(4)])).toMatchObject([{ number: 5 }, { number: 4 }]);
  });
});
