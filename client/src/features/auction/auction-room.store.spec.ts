import { describe, expect, it } from "vitest";
import { createAuctionRoomStore } from "./auction-room.store";
import { answer, bidRow, head, message, page, room, standing } from "./testing/auction-fixtures";

const patch = (sequence: number, rows = [bidRow(sequence, 3, 17_000)]) => ({
  head: head({ sequence, price: 17_000_00, bidCount: sequence }),
  rows,
});

describe("the room's state by sequence", () => {
  it("takes a patch that follows what is held, newest row first", () => {
    const store = createAuctionRoomStore(page());
    expect(store.getState().receive(message(10, 11, patch(11)))).toBe("applied");
    expect(store.getState().head.price).toBe(17_000_00);
    expect(store.getState().rows.map((row) => row.sequence)).toEqual([11, 10, 9]);
  });

  it("drops what it holds already", () => {
    const store = createAuctionRoomStore(page());
    const before = store.getState();
    expect(store.getState().receive(message(8, 10, patch(10)))).toBe("dropped");
    expect(store.getState().head).toBe(before.head);
    expect(store.getState().rows).toBe(before.rows);
  });

  it("takes only the new rows of a patch that overlaps", () => {
    const store = createAuctionRoomStore(page());
    const rows = [bidRow(11, 3, 17_000), bidRow(10, 4, 16_250)];
    store.getState().receive(message(9, 11, patch(11, rows)));
    expect(store.getState().rows.map((row) => row.sequence)).toEqual([11, 10, 9]);
  });

  it("says so where something before the patch is missing, and changes nothing", () => {
    const store = createAuctionRoomStore(page());
    expect(store.getState().receive(message(12, 13, patch(13)))).toBe("gap");
    expect(store.getState().head.sequence).toBe(10);
  });

  it("takes a snapshot whole, but never an older one", () => {
    const store = createAuctionRoomStore(page());
    const older = room({ sequence: 5, price: 1_000_00 });
    expect(store.getState().receive(message(null, 5, older))).toBe("dropped");
    const newer = room({ sequence: 30, price: 20_000_00, rows: [bidRow(30, 2, 20_000)] });
    expect(store.getState().receive(message(null, 30, newer))).toBe("applied");
    expect(store.getState().head.price).toBe(20_000_00);
    expect(store.getState().rows).toHaveLength(1);
  });
});

describe("what was missed", () => {
  const lose = (store: ReturnType<typeof createAuctionRoomStore>) => {
    store.getState().setConnection("connected", 0);
    store.getState().setConnection("reconnecting", 1);
  };

  it("counts the bids of others since the loss, and not the reader's own", () => {
    const store = createAuctionRoomStore(page({ mine: standing() }));
    lose(store);
    const rows = [bidRow(13, 3, 17_500), bidRow(12, 7, 17_250), bidRow(11, 3, 17_000)];
    store.getState().receive(message(10, 13, patch(13, rows)));
    store.getState().setConnection("connected", 0);
    store.getState().caughtUp();
    expect(store.getState().missed).toBe(2);
  });

  it("takes in more than its list holds, each row once, and counts those of others alone", () => {
    const store = createAuctionRoomStore(page({ mine: standing() }));
    lose(store);
    const rows = Array.from({ length: 80 }, (_, place) => bidRow(90 - place, place % 4 === 0 ? 7 : 3, 17_000));
    const missed = { head: head({ sequence: 90, bidCount: 82 }), rows };
    expect(store.getState().receive(message(10, 90, missed))).toBe("applied");
    expect(store.getState().receive(message(90, 91, patch(91)))).toBe("applied");
    expect(store.getState().rows.map((row) => row.sequence)).toEqual(
      Array.from({ length: 50 }, (_, place) => 91 - place),
    );
    store.getState().caughtUp();
    expect(store.getState().missed).toBe(61);
  });

  it("goes by the auction's own count where a snapshot stands for more rows than it carries", () => {
    const store = createAuctionRoomStore(page());
    lose(store);
    const rows = [bidRow(99, 3, 30_000), bidRow(98, 4, 29_000)];
    store.getState().receive(message(null, 99, room({ sequence: 99, bidCount: 82, rows })));
    store.getState().caughtUp();
    expect(store.getState().missed).toBe(80);
  });

  it("says nothing where nothing was missed", () => {
    const store = createAuctionRoomStore(page());
    lose(store);
    store.getState().caughtUp();
    expect(store.getState().missed).toBeNull();
  });
});

describe("the reader's standing", () => {
  it("rises with its own sequence only", () => {
    const store = createAuctionRoomStore(page({ mine: standing({ sequence: 4 }) }));
    store.getState().receiveStanding(standing({ sequence: 3, state: "leading" }));
    expect(store.getState().standing?.state).toBe("outbid");
    store.getState().receiveStanding(standing({ sequence: 5, state: "leading" }));
    expect(store.getState().standing?.state).toBe("leading");
  });

  it("stands at once with the answer to the bid", () => {
    const store = createAuctionRoomStore(page());
    store.getState().receiveAnswer(answer());
    expect(store.getState().standing).toMatchObject({ state: "leading", maximum: 16_500_00, alias: 7 });
  });

  it("does not turn back to leading by an answer that another bid has overtaken", () => {
    const store = createAuctionRoomStore(page());
    store.getState().receive(message(10, 12, { head: head({ sequence: 12, price: 18_000_00 }), rows: [] }));
    store.getState().receiveStanding(standing({ sequence: 3, maximum: 16_500_00, state: "outbid" }));
    store.getState().receiveAnswer(answer());
    expect(store.getState().standing?.state).toBe("outbid");
  });
});
