import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { describeRateLimits } from "../../ports/rate-limits.contract";
import { createSimulatedClock } from "../simulated/simulated-clock";
import { openLmdb } from "./lmdb-database";
import { openLmdbRateLimits } from "./lmdb-rate-limits";

const folder = temporaryFolder();
const signIn = { name: "sign-in", points: 3, windowMs: 60_000 };

describeRateLimits("LMDB", async () => {
  const clock = createSimulatedClock(0);
  return { limits: openLmdbRateLimits(join(folder.fresh(), "limits.mdb"), clock), pass: clock.advanceBy };
});

describe("Rate limits in LMDB", () => {
  it("go on in the same window after a restart, for people of any name", async () => {
    const path = join(folder.fresh(), "limits.mdb");
    const clock = createSimulatedClock(0);
    const who = "م".repeat(3_000);
    const first = openLmdbRateLimits(path, clock);
    for (let use = 0; use < 3; use += 1) expect(await first.consume(signIn, who)).toBeNull();
    await first.close();
    await clock.advanceBy(10_000);
    const second = openLmdbRateLimits(path, clock);
    expect(await second.consume(signIn, who)).toBe(50_000);
    await second.close();
    await clock.advanceBy(50_000);
    const third = openLmdbRateLimits(path, clock);
    expect(await third.consume(signIn, who)).toBeNull();
    await third.close();
  });

  it("are written while they are used, and forgotten once their window is over", async () => {
    const path = join(folder.fresh(), "limits.mdb");
    const clock = createSimulatedClock(0);
    const limits = openLmdbRateLimits(path, clock);
    await limits.consume(signIn, "me");
    const seen = openLmdb(path);
    const held = () => seen.range({ start: ["window", ""], end: ["window", "\uffff"] }).length;
    await expect.poll(held).toBe(1);
    await clock.advanceBy(60_000);
    await limits.close();
    await openLmdbRateLimits(path, clock).close();
    await expect.poll(held).toBe(0);
    await seen.close();
  });
});
