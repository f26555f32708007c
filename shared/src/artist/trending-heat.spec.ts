import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after } from "../kernel/instant";
import { HALF_LIFE_MS, HEAT_WEIGHTS, heatOf, heatTogether, weightAt, type HeatPart } from "./trending-heat";

const MONDAY = "2026-03-02T10:00:00.000Z";
const part = (cause: HeatPart["cause"], halfLives = 0): HeatPart => ({
  cause,
  at: after(MONDAY, halfLives * HALF_LIFE_MS),
});
const at = (halfLives: number) => after(MONDAY, halfLives * HALF_LIFE_MS);

const parts = fc.array(
  fc
    .record({
      cause: fc.constantFrom<HeatPart["cause"]>("like", "wish", "follow", "bid"),
      ms: fc.integer({ min: 0, max: 10 * HALF_LIFE_MS }),
    })
    .map(({ cause, ms }): HeatPart => ({ cause, at: after(MONDAY, ms) })),
  { minLength: 1, maxLength: 30 },
);

describe("the heat of what trends", () => {
  it.each([
    { parts: [part("follow")], now: 0, weight: 4 },
    { parts: [part("follow")], now: 1, weight: 2 },
    { parts: [part("bid")], now: 2, weight: 1.25 },
    { parts: [part("like"), part("like")], now: 0, weight: 4 },
    { parts: [part("bid"), part("wish", 1)], now: 1, weight: 5.5 },
  ])("weighs $weight for $parts.length parts after $now half-lives", ({ parts: of, now, weight }) => {
    expect(weightAt(heatOf(of), at(now))).toBeCloseTo(weight, 4);
  });

  it("is nothing without a part", () => {
    expect(heatOf([])).toBeNull();
    expect(weightAt(null, MONDAY)).toBe(0);
    expect(heatTogether(null, null)).toBeNull();
  });

  it("is the sum of its parts' weights, each halved by its age", () => {
    fc.assert(
      fc.property(parts, (of) => {
        const now = at(10);
        const sum = of.reduce(
          (total, { cause, at: then }) =>
            total + HEAT_WEIGHTS[cause] * 2 ** ((Date.parse(then) - Date.parse(now)) / HALF_LIFE_MS),
          0,
        );
        expect(weightAt(heatOf(of), now) / sum).toBeCloseTo(1, 4);
      }),
    );
  });

  it("keeps its order while it cools, rises with each part and adds up", () => {
    fc.assert(
      fc.property(parts, parts, fc.nat({ max: 20 }), (some, others, later) => {
        const [one, other] = [heatOf(some)!, heatOf(others)!];
        expect(weightAt(one, at(10)) >= weightAt(other, at(10))).toBe(one >= other);
        expect(weightAt(one, at(10 + later)) >= weightAt(other, at(10 + later))).toBe(one >= other);
        expect(heatOf([...some, ...others])).toBeCloseTo(heatTogether(one, other)!, 4);
        expect(heatTogether(one, other)!).toBeGreaterThanOrEqual(Math.max(one, other));
      }),
    );
  });
});
