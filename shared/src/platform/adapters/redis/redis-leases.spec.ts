import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { canStartRedis, startRedis } from "../../../testing/redis-server";
import type { RedisUnderTest } from "../../../testing/redis-server";
import { createSleepyMachine } from "../../../testing/sleepy-machine";
import { temporaryFolder } from "../../../testing/temporary-folder";
import type { Lease } from "../../ports/leases";
import { describeLeases } from "../../ports/leases.contract";
import { openRedis } from "./open-redis";
import { createRedisLeases } from "./redis-leases";

const LIFE_MS = 900;
const until = (condition: () => void): Promise<void> => vi.waitFor(condition, { timeout: 15_000, interval: 10 });

describe.skipIf(!canStartRedis())("Redis", () => {
  const folder = temporaryFolder();
  let redis: RedisUnderTest;
  beforeAll(async () => {
    redis = await startRedis(folder.fresh());
  });
  afterAll(() => redis.stop());

  describeLeases(
    "Redis",
    async () => {
      await redis.flush();
      return {
        connect: (machine, lifeMs) => createRedisLeases(openRedis(redis.url, machine.logger), { ...machine, lifeMs }),
        forget: () => redis.flush(),
      };
    },
    { outlives: true },
  );

  it.each([
    ["killed", () => redis.kill(), () => redis.restart()],
    ["frozen", async () => redis.freeze(), async () => redis.thaw()],
  ])("gives a name up in time while it is %s, and gets it again by itself afterwards", async (_, leave, comeBack) => {
    const machine = createSleepyMachine();
    const leases = createRedisLeases(openRedis(redis.url, machine.logger), { ...machine, lifeMs: LIFE_MS });
    const stopping = new AbortController();
    const terms: Lease[] = [];
    const work = async (lease: Lease): Promise<void> => {
      terms.push(lease);
      await new Promise((resolve) => lease.signal.addEventListener("abort", resolve, { once: true }));
    };
    const holding = leases.hold(`away ${_}`, work, stopping.signal);
    await until(() => expect(terms).toHaveLength(1));
    await leave();
    const leftMs = Date.now();
    await until(() => expect(terms[0]!.isHeld()).toBe(false));
    expect(Date.now() - leftMs).toBeLessThanOrEqual(LIFE_MS);
    await comeBack();
    await until(() => expect(terms.at(-1)!.isHeld()).toBe(true));
    expect(terms.at(-1)!.token).toBeGreaterThan(terms[0]!.token);
    stopping.abort();
    await holding;
    await leases.close();
  });
});
