import { describe, expect, it } from "vitest";
import { linesOfFeed } from "./feed-lines";
import { at, bidRow } from "../testing/auction-fixtures";

describe("lines of the feed", () => {
  it("folds four bids of others within two seconds, but never the newest", () => {
    const rows = [
      bidRow(9, 2, 900),
      ...[8, 7, 6, 5].map((number) => bidRow(number, number, number * 100, number / 10 - 60)),
    ];
    const lines = linesOfFeed(rows, null);
    expect(lines.map(({ kind }) => kind)).toEqual(["bid", "burst"]);
    expect(lines[1]).toMatchObject({ spanMs: 300 });
  });

  it("leaves three alone, and what took longer", () => {
    const three = [bidRow(9, 2, 900), ...[8, 7, 6].map((number) => bidRow(number, number, 100, -60))];
    expect(linesOfFeed(three, null).every(({ kind }) => kind === "bid")).toBe(true);
    const slow = [bidRow(9, 2, 900), ...[8, 7, 6, 5].map((number) => bidRow(number, number, 100, number))];
    expect(linesOfFeed(slow, null).every(({ kind }) => kind === "bid")).toBe(true);
  });

  it("never hides the reader's own bid or a line of the system in a burst", () => {
    const system = { kind: "reserveMet" as const, sequence: 6, at: at(-60) };
    const rows = [bidRow(9, 2, 900), bidRow(8, 7, 800, -60), bidRow(7, 3, 700, -60), system, bidRow(5, 3, 500, -60)];
    expect(linesOfFeed(rows, 7).map(({ kind }) => kind)).toEqual(["bid", "bid", "bid", "system", "bid"]);
  });

  it("gives every line a key of its own", () => {
    const rows = [9, 8, 7, 6, 5, 4].map((number) => bidRow(number, 2, number * 100, -60));
    const keys = linesOfFeed(rows, null).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
