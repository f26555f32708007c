import { createMemoryRateLimits } from "@naqsh/shared/platform/adapters/memory/memory-rate-limits";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createViewGuard, type Viewer } from "./view-guard";

const MINUTE = 60_000;
/** Ten minutes before midnight in Riyadh. */
const LATE_MS = Date.parse("2026-03-01T20:50:00.000Z");
const BROWSER = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/131.0";
const keys = { platformSecret: async () => new Uint8Array(32) } as never;

const viewer = fc.record<Viewer>({
  sessionId: fc.constantFrom(null, "s1", "s2"),
  address: fc.constantFrom("10.0.0.1", "10.0.0.2"),
  userAgent: fc.constantFrom(BROWSER, `${BROWSER} Edg/131.0`),
});
const looks = fc.array(
  fc.record({ viewer, subject: fc.constantFrom("artwork/a", "artist/b"), after: fc.nat(20 * MINUTE) }),
  { maxLength: 40 },
);

it("counts a viewer once in half an hour and again after it, over midnight too", async () => {
  const histories = fc.asyncProperty(looks, async (told) => {
    const clock = createSimulatedClock(LATE_MS);
    const guard = createViewGuard({ rateLimits: createMemoryRateLimits(clock), keys, clock });
    const counted = new Map<string, number>();
    for (const { viewer: who, subject, after } of told) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await clock.advanceBy(after);
      const name = JSON.stringify([who.sessionId ?? [who.address, who.userAgent], subject]);
      const before = counted.get(name);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const counts = await guard.counts(who, subject);
      if (before === undefined) expect(counts).toBe(true);
      else if (clock.now() - before < 30 * MINUTE) expect(counts).toBe(false);
      else if (clock.now() - before > 30 * MINUTE) expect(counts).toBe(true);
      if (counts) counted.set(name, clock.now());
    }
  });
  await fc.assert(histories, { numRuns: 100 });
});

it("begins no other half hour by a look that does not count, though the day of a visitor's mark has changed", async () => {
  const clock = createSimulatedClock(LATE_MS);
  const guard = createViewGuard({ rateLimits: createMemoryRateLimits(clock), keys, clock });
  const visitor = { sessionId: null, address: "10.0.0.1", userAgent: BROWSER };
  const looksAfter = async (minutes: number): Promise<boolean> => {
    await clock.advanceBy(minutes * MINUTE);
    return guard.counts(visitor, "artwork/a");
  };
  expect([await looksAfter(0), await looksAfter(20), await looksAfter(11), await looksAfter(20)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
