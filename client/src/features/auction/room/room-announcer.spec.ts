import { describe, expect, it } from "vitest";
import { createPriceTeller, interruptionsBetween, remarksBetween, type Heard } from "./room-announcer";
import { at, bidRow, head, standing } from "../testing/auction-fixtures";

const heard = (over: Partial<Heard> = {}): Heard => ({
  head: head(),
  rows: [bidRow(10, 4, 16_250)],
  standing: null,
  connection: "connected",
  remainingMs: 600_000,
  isAwaitingClose: false,
  ...over,
});

describe("what interrupts", () => {
  it("is being outbid, once", () => {
    const leading = heard({ standing: standing({ state: "leading" }) });
    const outbid = heard({ standing: standing({ state: "outbid" }) });
    expect(interruptionsBetween(leading, outbid)).toEqual([{ kind: "outbid" }]);
    expect(interruptionsBetween(outbid, outbid)).toEqual([]);
  });

  it("is losing the connection, and the close with its result", () => {
    expect(interruptionsBetween(heard(), heard({ connection: "reconnecting" }))).toEqual([{ kind: "connectionLost" }]);
    expect(interruptionsBetween(heard({ connection: "reconnecting" }), heard({ connection: "offline" }))).toEqual([]);
    const closed = heard({ head: head({ status: "awaitingPayment" }) });
    expect(interruptionsBetween(heard(), closed)).toEqual([{ kind: "closed" }]);
  });
});

describe("what is said politely", () => {
  it("marks ten, five and one minutes, thirty and ten seconds", () => {
    const seconds = [601, 600, 301, 299, 61, 60, 30.5, 29.5, 10.2, 9.9, 5];
    const marks = seconds.slice(1).flatMap((after, index) => {
      const before = seconds[index]!;
      return remarksBetween(heard({ remainingMs: before * 1000 }), heard({ remainingMs: after * 1000 }));
    });
    expect(marks.map((said) => said.kind === "mark" && said.seconds)).toEqual([600, 300, 60, 30, 10]);
  });

  it("tells once that the time is over, and again only if more time was given meanwhile", () => {
    const awaited = heard({ remainingMs: null, isAwaitingClose: true });
    expect(remarksBetween(heard(), awaited)).toEqual([{ kind: "awaitingClose" }]);
    expect(remarksBetween(awaited, awaited)).toEqual([]);
    expect(remarksBetween(awaited, heard())).toEqual([]);
  });

  it("tells of an extension", () => {
    const said = remarksBetween(heard(), heard({ head: head({ endsAt: at(720) }) }));
    expect(said).toEqual([{ kind: "extended", endsAtMs: Date.parse(at(720)) }]);
  });
});

describe("the price", () => {
  const withBids = (sequence: number) =>
    heard({ head: head({ sequence }), rows: [bidRow(sequence, 3, sequence * 100), bidRow(sequence - 1, 4, 100)] });

  it("is told once in ten seconds at most, with all that came meanwhile", () => {
    const teller = createPriceTeller();
    expect(teller.tell(heard(), withBids(11), 0)).toEqual({ kind: "price", newBids: 1 });
    expect(teller.tell(withBids(11), withBids(13), 4_000)).toBeNull();
    expect(teller.tell(withBids(13), withBids(13), 9_999)).toBeNull();
    expect(teller.tell(withBids(13), withBids(15), 10_000)).toEqual({ kind: "price", newBids: 4 });
  });

  it("is told every five seconds in the last minute", () => {
    const teller = createPriceTeller();
    const late = (sequence: number): Heard => ({ ...withBids(sequence), remainingMs: 40_000 });
    teller.tell(heard(), late(11), 0);
    expect(teller.tell(late(11), late(12), 5_000)).toEqual({ kind: "price", newBids: 1 });
  });
});
