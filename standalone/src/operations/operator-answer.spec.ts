import { describe, expect, it } from "vitest";
import type { ReplayRow } from "@naqsh/shared/auction";
import type { OperationsOverview } from "@naqsh/shared/operations";
import { foundTrouble, wordsOfAnswer } from "./operator-answer";

const MEGABYTE = 1_048_576;
const AT = "2026-11-21T18:30:00.000Z";

const bid: ReplayRow = {
  kind: "bid",
  sequence: 3,
  number: 1,
  alias: 7,
  amount: 1_250_050,
  at: AT,
  voided: false,
  hash: "6ad148",
  receivedAt: AT,
};

describe("what an operator reads", () => {
  it("of what failed: since when, why, and how to try again", () => {
    const parked = [{ id: "p1", what: "charge-when-payment-begun", reason: "no answer", attempts: 12, at: AT }];
    const words = wordsOfAnswer({ answer: "parked", parked });
    for (const said of [AT, "charge-when-payment-begun", "12 attempts", "no answer", "parked --retry p1"]) {
      expect(words).toContain(said);
    }
    expect(wordsOfAnswer({ answer: "parked", parked: [] })).toBe("Nothing failed and waits.");
    expect(wordsOfAnswer({ answer: "retried", retried: true })).toContain("tried again");
    expect(foundTrouble({ answer: "retried", retried: false })).toBe(true);
  });

  it("of a cluster: how full the memory of each Redis is", () => {
    const overview: OperationsOverview = {
      atMs: 0,
      log: null,
      views: [],
      policies: [],
      parked: [],
      jobs: null,
      memory: [
        { holds: "jobs", usedBytes: 450 * MEGABYTE, maxBytes: 512 * MEGABYTE },
        { holds: "sessions", usedBytes: 12 * MEGABYTE, maxBytes: 256 * MEGABYTE },
      ],
      watchers: 0,
      seconds: [],
    };
    const words = wordsOfAnswer({ answer: "clusterStatus", ...overview }).split("\n");
    expect(words).toContain("Redis of jobs: 450 MB of 512 MB: NEARLY FULL");
    expect(words).toContain("Redis of sessions: 12 MB of 256 MB");
  });

  it("of a replay: each public change, bidders by their numbers, amounts in riyals", () => {
    const extended: ReplayRow = {
      kind: "extended",
      sequence: 4,
      at: AT,
      endsAt: AT,
      previousEndsAt: AT,
      reason: "lateBid",
    };
    const words = wordsOfAnswer({
      answer: "replayed",
      replayed: { at: AT, status: "live", price: 1_250_050, endsAt: AT, rows: [bid, extended] },
    });
    expect(words).toContain("#1 bidder 7 bids SAR 12,500.50; the end is moved to");
    expect(words).toContain("live, SAR 12,500.50, ends");
    expect(words).not.toContain("6ad148");
  });

  it.each([
    ["scheduled", "scheduled"],
    ["awaitingPayment", "the winner is to pay"],
    ["offered", "offered to the next bidder"],
    ["settled", "paid"],
    ["lapsed", "the sale lapses"],
    ["cancelled", "cancelled"],
    ["live", "no line in public"],
  ])("of a moment of a replay that brought no line: what became of the auction (%s)", (status, what) => {
    const words = wordsOfAnswer({
      answer: "replayed",
      replayed: { at: AT, status, price: null, endsAt: AT, rows: [] },
    });
    expect(words).toContain(`${AT}  ${what}\n`);
  });

  it("of an event: its id, by which others name their cause, and whom its ids mean", () => {
    const words = wordsOfAnswer({
      answer: "entry",
      id: "e2",
      recordedAt: AT,
      type: "BidPlaced",
      stream: "auction-a1",
      revision: 2,
      actor: { id: "u1", role: "collector", name: "سارة" },
      causationId: "e1",
      reason: null,
      facts: { bidderId: "u1", price: 120_000, estimate: { low: 1 } },
      names: { u1: "سارة" },
    });
    expect(words).toContain("event e2");
    expect(words).toContain("because of event e1");
    expect(words).toContain("bidderId سارة (u1), price SAR 1,200");
  });

  it("of a rebuild: what differed, and that it has taken over", () => {
    const busy = {
      answer: "compared",
      view: "rooms",
      documents: 8,
      differences: 0,
      differing: [],
      changedMeanwhile: 32,
    };
    expect(wordsOfAnswer(busy)).toBe("rooms: 8 documents, no difference; 32 changed meanwhile and were not compared");
    const rebuilt = {
      answer: "compared",
      view: "people",
      documents: 1_000,
      differences: 3,
      differing: ["a", "b"],
      tookOver: true,
    };
    expect(wordsOfAnswer(rebuilt)).toBe(
      "people: 1,000 documents, 3 differ: a, b and others; what was computed again has taken over",
    );
    expect(foundTrouble(rebuilt)).toBe(true);
  });
});
