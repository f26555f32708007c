import type { AuctionEvent, SealedFeedRow } from "@naqsh/shared/auction";
import { after } from "@naqsh/shared/kernel/instant";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AuctionStory, ENDS_AT, idOfName } from "../testing/auction-story";
import { foldAll } from "../testing/fold-all";
import { presentRoom } from "./auction.live";
import { auctionRoomProjection } from "./auction-room.projection";
import type { AuctionRoomDocument } from "./auction-room.projection";
import { roomOf } from "./present-auction";
import { newestRows } from "./room-rows";

const roomAfter = (events: readonly AuctionEvent[]): AuctionRoomDocument =>
  [...foldAll(auctionRoomProjection, events).values()][0]!;

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

  it("asks for the price and a step, and counts bids and bidders", () => {
    const story = new AuctionStory("a");
    const room = roomAfter([
      story.scheduled(),
      story.opened(),
      story.leads("sara", 500_00, 900_00),
      story.loses("omar", 600_00, 650_00),
      story.leads("omar", 1_000_00),
    ]);
    expect(room.head).toMatchObject({
      price: 1_000_00,
      ask: 1_100_00,
      leaderAlias: 2,
      bidCount: 4,
      bidderCount: 2,
      sequence: 5,
    });
    expect(newestRows(room.rows, 9)).toMatchObject([
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

  it("takes out a voided bidder's rows and counts, and sends everyone the whole room", () => {
    const story = new AuctionStory("a");
    const room = roomAfter([
      story.scheduled(),
      story.opened(),
      story.leads("sara", 500_00),
      story.leads("omar", 550_00),
      story.voided("omar", [2], "sara", 500_00),
    ]);
    expect(room.head).toMatchObject({ price: 500_00, leaderAlias: 1, bidCount: 1, bidderCount: 1 });
    expect(newestRows(room.rows, 3)).toMatchObject([
      { kind: "recomputed", voided: false },
      { kind: "bidderVoided", reason: { person: idOfName("omar"), plain: "Bids of a shill" } },
      { number: 2, voided: true },
    ]);
    expect(presentRoom(room, room.head.sequence - 1).from).toBeNull();
    expect(presentRoom(room, room.head.sequence)).toMatchObject({ from: room.head.sequence, patch: { rows: [] } });
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

  it("patches whoever holds any earlier state to exactly the present one, or gives them the whole", () => {
    const story = new AuctionStory("a");
    const events = [story.scheduled(), story.opened()];
    for (let number = 1; number <= 320; number += 1) events.push(story.leads(`${number % 5}`, 500_00 + number * 100));
    const rooms = events.map((_, count) => roomAfter(events.slice(0, count + 1)));
    const now = rooms.at(-1)!;
    const all = newestRows(now.rows, 1_000);
    expect(all.length).toBeGreaterThanOrEqual(200);
    fc.assert(
      fc.property(fc.nat(rooms.length - 1), (held) => {
        const since = rooms[held]!.head.sequence;
        const missed: SealedFeedRow[] = all.filter(({ sequence }) => sequence > since);
        const changes = now.head.sequence - since;
        const patch = { from: since, patch: { head: now.head, rows: missed } };
        const presented = presentRoom(now, since);
        const mayBeWhole = changes > 200 && presented.from === null;
        expect(presented).toEqual(mayBeWhole ? { from: null, patch: roomOf(now) } : patch);
        expect(mayBeWhole ? changes : missed.length).toBe(changes);
      }),
    );
  });
});
