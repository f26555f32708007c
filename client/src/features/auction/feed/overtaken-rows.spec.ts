import type { FeedRow } from "@naqsh/shared/auction";
import { expect, it } from "vitest";
import { overtakenRows } from "./overtaken-rows";

type BidRow = Extract<FeedRow, { number: number }>;

const row = (number: number, amount: number, over: Partial<BidRow> = {}): BidRow => ({
  kind: "bid",
  sequence: number,
  number,
  alias: number,
  amount,
  at: "2026-03-01T12:00:00.000Z",
  voided: false,
  hash: "h",
  ...over,
});
const newestFirst = (...rows: BidRow[]): BidRow[] => rows.toReversed();

it("marks what stands above a price that was computed again later", () => {
  const rows = newestFirst(
    row(1, 500),
    row(2, 900, { kind: "automatic", voided: true }),
    row(3, 950, { voided: true }),
    row(4, 1_000),
    row(5, 950, { kind: "recomputed" }),
    row(6, 1_100),
  );
  expect([...overtakenRows(rows)]).toEqual([4]);
});

it("marks nothing where nothing was computed again, or the price stayed", () => {
  expect(overtakenRows(newestFirst(row(1, 500), row(2, 600)))).toEqual(new Set());
  expect(overtakenRows(newestFirst(row(1, 500), row(2, 600, { kind: "recomputed" }), row(3, 700)))).toEqual(new Set());
});

it("goes by the lowest of several", () => {
  const rows = newestFirst(
    row(1, 800),
    row(2, 1_000),
    row(3, 900, { kind: "recomputed" }),
    row(4, 700, { kind: "recomputed" }),
  );
  expect(overtakenRows(rows)).toEqual(new Set([1, 2, 3]));
});
