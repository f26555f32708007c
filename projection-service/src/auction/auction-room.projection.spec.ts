import { ROWS_OF_SNAPSHOT } from "@naqsh/shared/auction";
import type { AuctionEvent, AuctionRoomPatch } from "@naqsh/shared/auction";
import { after } from "@naqsh/shared/kernel/instant";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AuctionStory, ENDS_AT, idOfName } from "../testing/auction-story";
import { foldAll, recorded } from "../testing/fold-all";
import { storedBids } from "../testing/stored-bids";
import { presentRoom } from "./auction.live";
import { auctionRoomProjection } from "./auction-room.projection";
import type { AuctionRoomDocument } from "./auction-room.projection";
import { roomOf } from "./present-auction";
import { BIDS_OF_ROOM, LINES_OF_ROOM, newestRows } from "./room-rows";
import { createShownRows } from "./shown-rows";
import type { ShownRows } from "./shown-rows";

const roomAfter = (events: readonly AuctionEvent[]): AuctionRoomDocument =>
  [...foldAll(auctionRoomProjection, events).values()][0]!;

/** The room after each of them. */
const roomsAfterEach = (events: readonly AuctionEvent[]): AuctionRoomDocument[] => {
  const rooms: AuctionRoomDocument[] = [];
  for (const [number, event] of events.entries()) {
    rooms.push(auctionRoomProjection.evolve(rooms.at(-1) ?? null, recorded("story-1", event, number), "")!);
  }
  return rooms;
};

const shownAfter = async (events: readonly AuctionEvent[]): Promise<ShownRows> =>
  createShownRows({ bids: await storedBids(events) }, { open: async () => "what was written" });

describe("The auction room", () => {
  it("begins at the opening price, and says of a reserve only that it is not met", () => {
    const room = roomAfter([new AuctionStory("a").scheduled({ reserve: 4_321_00 })]);
    expect(room.head).toMatchObject({
      status: "scheduled",
      price: null,
      ask: 500_00,
      reserveStatus: "notMet",
      bidCount: 0,
      sequence: 1,
    });
    expect(JSON.stringify(room)).not.toContain("432100");
  });

  it("asks for the price and a step, and counts bids and bidders", async () => {
    const story = new AuctionStory("a");
    const events = [
      story.scheduled(),
      story.opened(),
      story.leads("sara", 500_00, 900_00),
      story.loses("omar", 600_00, 650_00),
      story.leads("omar", 1_000_00),
    ];
    const room = roomAfter(events);
    const { rows } = await roomOf(room, await shownAfter(events));
    expect(room.head).toMatchObject({
      price: 1_000_00,
      ask: 1_100_00,
      leaderAlias: 2,
      bidCount: 4,
      bidderCount: 2,
      sequence: 5,
    });
    expect(rows).toMatchObject([
      { number: 4, alias: 2, sequence: 5 },
      { number: 3, kind: "automatic", alias: 1, sequence: 4 },
      { number: 2, kind: "bid", alias: 2, sequence: 4 },
      { number: 1, alias: 1, sequence: 3 },
      { kind: "opened", sequence: 2 },
    ]);
  });

  it("is the very same document after a raise that nobody may notice", () => {
    const story = new AuctionStory("a");
    const before = [story.scheduled(), story.opened(), story.leads("sara", 500_00)];
    expect(roomAfter([...before, story.raises(9_000_00)])).toEqual(roomAfter(before));
  });

  it("goes back to live when the end moves while it closes", () => {
    const story = new AuctionStory("a");
    const endsAt = after(ENDS_AT, 60_000);
    const events = [story.scheduled(), story.opened(), story.leads("sara", 500_00), story.closing()];
    expect(roomAfter(events)).toMatchObject({ phase: "live", head: { status: "closing" } });
    expect(roomAfter([...events, story.extended(endsAt)]).head).toMatchObject({
      status: "live",
      endsAt,
      originalEndsAt: ENDS_AT,
    });
  });

  it("takes out a voided bidder's rows and counts, and sends everyone the whole room", async () => {
    const story = new AuctionStory("a");
    const events = [
      story.scheduled(),
      story.opened(),
      story.leads("sara", 500_00),
      story.leads("omar", 550_00),
      story.voided("omar", [2], "sara", 500_00),
    ];
    const room = roomAfter(events);
    const shown = await shownAfter(events);
    expect(room.head).toMatchObject({ price: 500_00, leaderAlias: 1, bidCount: 1, bidderCount: 1 });
    expect((await roomOf(room, shown)).rows.slice(0, 3)).toMatchObject([
      { kind: "recomputed", voided: false },
      { kind: "bidderVoided", reason: "what was written" },
      { number: 2, voided: true },
    ]);
    expect(room.rows.lines.at(-1)).toMatchObject({ reason: { person: idOfName("omar"), plain: "Bids of a shill" } });
    const { sequence } = room.head;
    expect(await presentRoom(room, sequence - 1, shown)).toMatchObject({ from: null });
    expect(await presentRoom(room, sequence, shown)).toMatchObject({ from: sequence, patch: { rows: [] } });
  });

  it("counts no more what the system bid for others because of a voided bidder", () => {
    const story = new AuctionStory("a");
    const room = roomAfter([
      story.scheduled(),
      story.opened(),
      story.leads("sara", 500_00, 900_00),
      story.loses("omar", 600_00, 650_00),
      story.voided("omar", [2, 3], "sara", 500_00),
    ]);
    expect(room.head).toMatchObject({ price: 500_00, bidCount: 1, bidderCount: 1 });
  });

  it("says in a line that an outage moved its start", () => {
    const story = new AuctionStory("a");
    const moved = { startsAt: "2026-03-02T09:00:00.000Z", endsAt: "2026-03-02T10:00:00.000Z" };
    const none = { artistId: "huda", outageId: "o", offerEndsAt: null, offeredToId: null };
    const room = roomAfter([
      story.scheduled(),
      { type: "AuctionDeadlinesMoved", data: { ...story.of, ...none, ...moved } },
    ]);
    expect(room.head).toMatchObject({ ...moved, sequence: 2 });
    expect(newestRows(room.rows, 3)).toMatchObject([{ kind: "startMoved", sequence: 2, startsAt: moved.startsAt }]);
  });

  it("ends with its outcome, and moves from phase to phase", () => {
    const story = new AuctionStory("a");
    const events = [story.scheduled(), story.opened(), story.leads("sara", 500_00), story.closing(), story.closed()];
    expect(roomAfter(events)).toMatchObject({ phase: "completed", head: { status: "closed", outcome: "sold" } });
    expect(roomAfter([...events, story.won(idOfName("order"))]).head.status).toBe("awaitingPayment");
  });

  const longAuction = (): AuctionEvent[] => {
    const story = new AuctionStory("a");
    const events = [story.scheduled(), story.opened()];
    for (let number = 1; number <= 320; number += 1) {
      events.push(story.leads(`${number % 5}`, 500_00 + number * 100));
      if (number % 7 === 0) events.push(story.extended(after(ENDS_AT, number * 1_000)));
    }
    return events;
  };

  it("holds what a short cut misses and no more of a kind, since each bid writes it anew", () => {
    for (const { rows } of roomsAfterEach(longAuction())) {
      expect(rows.changes.length).toBeLessThanOrEqual(BIDS_OF_ROOM);
      expect(rows.lines.length).toBeLessThanOrEqual(LINES_OF_ROOM);
    }
  });

  it("names the rows of bids and holds none, so that a bid writes 2 KB at most however many came before", () => {
    const story = new AuctionStory("a");
    const events = [story.scheduled(), story.opened()];
    for (let number = 1; number <= 320; number += 1) events.push(story.leads(`${number % 5}`, 500_00 + number * 100));
    const room = roomAfter(events);
    expect(JSON.stringify(room).length).toBeLessThan(2_048);
    expect(JSON.stringify(room)).not.toContain("hash");
  });

  it("gives whoever is 80 rows behind, two of each bid, exactly those 80", async () => {
    const story = new AuctionStory("a");
    const events = [story.scheduled(), story.opened(), story.leads("sara", 500_00, 900_000_00)];
    const answered = (number: number) => story.loses("omar", 500_00 + number * 200, 500_00 + number * 200 + 100);
    for (let number = 1; number <= 100; number += 1) events.push(answered(number));
    const room = roomAfter(events);
    const shown = await shownAfter(events);
    const since = room.head.sequence - 40;
    const { from, patch } = await presentRoom(room, since, shown);
    const numbers = (patch as AuctionRoomPatch).rows.map((row) => "number" in row && row.number);
    expect(from).toBe(since);
    expect(numbers).toEqual(Array.from({ length: 80 }, (_, place) => 201 - place));
    expect((await roomOf(room, shown)).rows).toHaveLength(ROWS_OF_SNAPSHOT);
  });

  it("patches whoever holds any earlier state to exactly the present one, or gives them the whole", async () => {
    const events = longAuction();
    const rooms = roomsAfterEach(events);
    const shown = await shownAfter(events);
    const now = rooms.at(-1)!;
    const all = await shown.of(now.head.auctionId, newestRows(now.rows, 1_000));
    expect(all.length).toBeGreaterThanOrEqual(BIDS_OF_ROOM);
    const whole = { from: null, patch: await roomOf(now, shown) };
    await fc.assert(
      fc.asyncProperty(fc.nat(rooms.length - 1), async (held) => {
        const since = rooms[held]!.head.sequence;
        const missed = all.filter(({ sequence }) => sequence > since);
        const presented = await presentRoom(now, since, shown);
        const isWhole = presented.from === null;
        expect(presented).toEqual(isWhole ? whole : { from: since, patch: { head: now.head, rows: missed } });
        const sequences = new Set(missed.map(({ sequence }) => sequence));
        expect(isWhole ? now.head.sequence - since : sequences.size).toBeGreaterThanOrEqual(
          isWhole ? BIDS_OF_ROOM + 1 : now.head.sequence - since,
        );
      }),
    );
  });
});
