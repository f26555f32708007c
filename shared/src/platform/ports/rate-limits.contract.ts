import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RateLimits } from "./rate-limits";

const HOUR_MS = 3_600_000;

export type RateLimitsUnderTest = { limits: RateLimits; pass: (ms: number) => Promise<void> };

/** What any counter of uses must do. */
export const describeRateLimits = (adapter: string, open: () => Promise<RateLimitsUnderTest>): void => {
  describe(`${adapter} as rate limits`, () => {
    let under: RateLimitsUnderTest;
    beforeEach(async () => {
      under = await open();
    });
    afterEach(() => under.limits.close());
    const signIn = { name: "sign-in", points: 3, windowMs: HOUR_MS };

    it("allows so many uses in a window, then says how long to wait", async () => {
      const { limits } = under;
      for (let use = 0; use < 3; use += 1) expect(await limits.consume(signIn, "me")).toBeNull();
      const wait = await limits.consume(signIn, "me");
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(HOUR_MS);
      await under.pass(wait!);
      expect(await limits.consume(signIn, "me")).toBeNull();
    });

    it("counts people and limits apart", async () => {
      const { limits } = under;
      for (let use = 0; use < 4; use += 1) await limits.consume(signIn, "me");
      expect(await limits.consume(signIn, "you")).toBeNull();
      expect(await limits.consume({ ...signIn, name: "bids" }, "me")).toBeNull();
      expect(await limits.consume(signIn, "me")).not.toBeNull();
    });

    it("forgets a use that is given back, and gives none ahead", async () => {
      const { limits, pass } = under;
      await limits.giveBack(signIn, "me");
      for (let use = 0; use < 3; use += 1) expect(await limits.consume(signIn, "me")).toBeNull();
      await limits.giveBack(signIn, "me");
      expect(await limits.consume(signIn, "me")).toBeNull();
      const wait = await limits.consume(signIn, "me");
      expect(wait).toBeLessThanOrEqual(HOUR_MS);
      await pass(wait!);
      await limits.giveBack(signIn, "me");
      for (let use = 0; use < 3; use += 1) expect(await limits.consume(signIn, "me")).toBeNull();
      expect(await limits.consume(signIn, "me")).not.toBeNull();
    });

    it("allows exactly so many of those that come at once", async () => {
      const uses = await Promise.all(Array.from({ length: 20 }, () => under.limits.consume(signIn, "me")));
      expect(uses.filter((wait) => wait === null)).toHaveLength(3);
    });
  });
};
