import { describe, expect, it } from "vitest";
import { createProgressLines } from "./progress-bar";

describe("a line of progress", () => {
  it("tells the part, the rate and the time that is left", () => {
    let nowMs = 0;
    const lineOf = createProgressLines(() => nowMs);
    lineOf({ done: 0, total: 300_000, unit: "events" });
    nowMs = 1_000;
    const line = lineOf({ done: 2_500, total: 300_000, unit: "events" });
    expect(line).toBe(`[${".".repeat(24)}] 0 %  2,500 events/s, 1 min 59 s left`);
    nowMs = 100_000;
    expect(lineOf({ done: 300_000, total: 300_000, unit: "events" })).toContain(
      `[${"#".repeat(24)}] 100 %  3,000 events/s, 0 s left`,
    );
  });

  it("times each stage from its own beginning, bytes by the megabyte", () => {
    let nowMs = 0;
    const lineOf = createProgressLines(() => nowMs);
    lineOf({ done: 0, total: 9_000_000, unit: "bytes" });
    nowMs = 2_000;
    expect(lineOf({ done: 5_000_000, total: 9_000_000, unit: "bytes" })).toContain("2.5 MB/s");
    lineOf({ done: 0, total: 1_000, unit: "events", stage: "checking" });
    nowMs = 3_000;
    const line = lineOf({ done: 500, total: 1_000, unit: "events", stage: "checking" });
    expect(line).toMatch(/^checking .* 50 %  500 events\/s, 1 s left$/);
  });

  it("tells the rate alone where nobody counts", () => {
    let nowMs = 0;
    const lineOf = createProgressLines(() => nowMs);
    lineOf({ done: 0, total: null, unit: "events" });
    nowMs = 500;
    expect(lineOf({ done: 1_000, total: null, unit: "events" })).toBe("1,000 events, 2,000 events/s");
  });
});
