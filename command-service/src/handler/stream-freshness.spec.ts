import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { SimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { beforeEach, describe, expect, it } from "vitest";
import { StreamFreshness } from "./stream-freshness";

const NINE = Date.parse("2026-03-01T09:00:00.000Z");

describe("what is heard of facts", () => {
  let clock: SimulatedClock;
  let news: StreamFreshness;
  const readAt = (ms: number, revision = 3) => ({ revision, checkedAtMs: NINE + ms });
  const checkedAt = (folded: ReturnType<typeof readAt>, stream = "user-a"): number =>
    news.checkedAtMs(stream, folded) - NINE;

  beforeEach(() => {
    clock = createSimulatedClock(NINE);
    news = new StreamFreshness(["user"], clock);
    news.begin();
  });

  it("holds up to an append that was passed, not up to one that was not", () => {
    news.appended(NINE + 500, "5");
    news.appended(NINE + 900, "9");
    expect(checkedAt(readAt(100))).toBe(100);
    news.passed("8");
    expect(checkedAt(readAt(100))).toBe(500);
    news.passed("9");
    expect(checkedAt(readAt(100))).toBe(900);
    expect(checkedAt(readAt(950))).toBe(950);
  });

  it("ends with a change, until that was read", () => {
    news.appended(NINE + 500, "5");
    news.changed("user-a", 4);
    news.passed("6");
    expect(checkedAt(readAt(100))).toBe(100);
    expect(checkedAt(readAt(100), "user-b")).toBe(500);
    expect(checkedAt(readAt(450, 4))).toBe(500);
  });

  it("is not taken back by what is told again of before", () => {
    news.changed("user-a", 5);
    news.changed("user-a", 4);
    news.appended(NINE + 500, "5");
    news.passed("6");
    expect(checkedAt(readAt(100, 4))).toBe(100);
    expect(checkedAt(readAt(100, 5))).toBe(500);
  });

  it("says nothing of other categories, nor of what was read before anybody listened", () => {
    news.appended(NINE + 500, "5");
    news.passed("6");
    expect(checkedAt(readAt(100), "auction-a")).toBe(100);
    expect(checkedAt(readAt(0))).toBe(0);
    expect(new StreamFreshness(["user"], clock).checkedAtMs("user-a", readAt(100)) - NINE).toBe(100);
  });

  it("trusts only what is read from now on where too much has changed", async () => {
    await clock.advanceBy(200);
    for (let number = 0; number <= 10_000; number += 1) news.changed(`user-${number}`, 0);
    news.appended(NINE + 500, "5");
    news.passed("6");
    expect(checkedAt(readAt(200))).toBe(200);
    expect(checkedAt(readAt(300))).toBe(500);
  });
});
