import type { Redis } from "ioredis";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { canStartRedis, startRedis } from "../../../testing/redis-server";
import type { RedisUnderTest } from "../../../testing/redis-server";
import { temporaryFolder } from "../../../testing/temporary-folder";
import type { Logger } from "../../ports/logger";
import { Unavailable } from "../../ports/unavailable";
import { createSimulatedClock } from "../simulated/simulated-clock";
import { openRedis } from "./open-redis";
import { createRedisFoldSnapshots } from "./redis-fold-snapshots";
import { createRedisRateLimits } from "./redis-rate-limits";
import { createRedisRefusals } from "./redis-refusals";
import { createRedisSessions } from "./redis-sessions";
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

  const openPorts = ({ clock, logger }: ReturnType<typeof open>) => {
    const folds = createRedisFoldSnapshots(openRedis(redis.url, logger));
    const refusals = createRedisRefusals(openRedis(redis.url, logger), clock);
    const sessions = createRedisSessions(openRedis(redis.url, logger), clock);
    onTestFinished(async () => void (await Promise.all([folds, refusals, sessions].map((port) => port.close()))));
    const refuse = (commandId: string, body: string) =>
      refusals.keep(commandId, { digest: "d", status: 422, body }, { actorId: "me", untilMs: clock.now() + 60_000 });
    return { folds, refusals, sessions, refuse };
  };

  it("is left by folds in its upper half, and by refusals above two thirds, to what cannot be done without it", async () => {
    const opened = open();
    const { folds, refusals, sessions, refuse } = openPorts(opened);
    const fold = (bytes: number) => folds.keep("auction-a", { revision: bytes, bytes: Buffer.alloc(bytes) });
    await fold(1_024);
    await refuse("early", "first");
    await fold(MOST / 2);
    expect(await folds.newest("auction-a")).toMatchObject({ revision: 1_024 });
    await fill(opened.raw, 0.55);
    await fold(2_048);
    await opened.clock.advanceBy(2_000);
    await refuse("half", "first");
    expect(await folds.newest("auction-a")).toMatchObject({ revision: 1_024 });
    expect(await refusals.find("half")).toMatchObject({ body: "first" });
    await fill(opened.raw, 0.7);
    await opened.clock.advanceBy(2_000);
    expect(await refuse("late", "first")).toMatchObject({ body: "first" });
    expect(await refuse("half", "second")).toMatchObject({ body: "first" });
    expect(await refusals.find("late")).toBeNull();
    const session = { userId: "me", role: "collector" as const, createdAt: 0, expiresAt: 60_000 };
    await sessions.save("mine", session);
    expect(await sessions.find("mine")).toEqual(session);
  });
});
