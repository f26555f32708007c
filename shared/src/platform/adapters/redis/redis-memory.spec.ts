import type { Redis } from "ioredis";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { canStartRedis, startRedis } from "../../../testing/redis-server";
import type { RedisUnderTest } from "../../../testing/redis-server";
import { temporaryFolder } from "../../../testing/temporary-folder";
import type { Logger } from "../../ports/logger";
import { Unavailable } from "../../ports/unavailable";
import { createSimulatedClock } from "../simulated/simulated-clock";
import { openRedis } from "./open-redis";
import { createRedisRateLimits } from "./redis-rate-limits";
import { watchRedisMemory } from "./redis-memory";

const MEGABYTE = 1_048_576;
const MOST = 24 * MEGABYTE;

type Line = { level: "warn" | "error"; fields: object; message: string };

const listeningLogger = () => {
  const lines: Line[] = [];
  const silent = (): void => undefined;
  const keep = (level: Line["level"]) => (fields: object, message: string) =>
    void lines.push({ level, fields, message });
  const logger: Logger = { debug: silent, info: silent, warn: keep("warn"), error: keep("error") };
  return { lines, logger };
};

/** Fills a Redis up to a share of its memory. */
const fill = async (redis: Redis, share: number): Promise<void> => {
  for (let block = 0; ; block += 1) {
    const [, used = ""] = /^used_memory:(\d+)/m.exec(await redis.info("memory")) ?? [];
    if (Number(used) >= share * MOST) return;
    await redis.set(`ballast-${share}-${block}`, "x".repeat(16 * 1_024));
  }
};

/** Until it refuses the smallest write: a large value takes room itself while it is asked. */
const fillUp = async (redis: Redis): Promise<void> => {
  await fill(redis, 0.97);
  for (const bytes of [1_024, 8]) {
    let isTaken: unknown = true;
    for (let block = 0; isTaken !== null; block += 1) {
      isTaken = await redis.set(`ballast-${bytes}-${block}`, "x".repeat(bytes)).catch(() => null);
    }
  }
};

describe.skipIf(!canStartRedis())("The memory of a Redis", () => {
  const folder = temporaryFolder();
  let redis: RedisUnderTest;
  beforeAll(async () => void (redis = await startRedis(folder.fresh(), { maxMemory: "24mb" })));
  beforeEach(() => redis.flush());
  afterAll(() => redis.stop());

  const open = () => {
    const clock = createSimulatedClock(0);
    const { lines, logger } = listeningLogger();
    const raw = openRedis(redis.url, logger);
    const watch = watchRedisMemory({ url: redis.url, holds: "jobs", clock, timers: clock, logger });
    onTestFinished(async () => {
      raw.disconnect();
      await watch.close();
    });
    return { clock, lines, raw, logger, watch };
  };

  it("is told: how much of it is used, of how much", async () => {
    const { clock, watch, lines } = open();
    expect(watch.last()).toBeNull();
    await clock.advanceBy(10_000);
    expect(watch.last()).toMatchObject({ holds: "jobs", maxBytes: MOST });
    expect(watch.last()!.usedBytes).toBeGreaterThan(0);
    expect(lines).toEqual([]);
  });

  it("warns operators while there is still room, and alarms them before there is none", async () => {
    const { clock, raw, lines } = open();
    await fill(raw, 0.82);
    await clock.advanceBy(10_000);
    expect(lines).toMatchObject([{ level: "warn", fields: { holds: "jobs", maxBytes: MOST } }]);
    await fill(raw, 0.96);
    await clock.advanceBy(10_000);
    expect(lines.at(-1)).toMatchObject({ level: "error", fields: { alert: true, holds: "jobs" } });
  });

  it("tells at once and as what it is that a write was refused for want of it, and takes writes again later", async () => {
    const { raw, lines, logger } = open();
    await fillUp(raw);
    const limits = createRedisRateLimits(openRedis(redis.url, logger));
    onTestFinished(() => limits.close());
    const limit = { name: "bids", points: 3, windowMs: 60_000 };
    await expect(limits.consume(limit, "me")).rejects.toBeInstanceOf(Unavailable);
    const alarms = lines.filter(({ level, message }) => level === "error" && message.includes("memory is full"));
    expect(alarms.length).toBeGreaterThan(0);
    for (const { fields } of alarms) expect(fields).toMatchObject({ alert: true });
    await redis.flush();
    expect(await limits.consume(limit, "me")).toBeNull();
  });
});
