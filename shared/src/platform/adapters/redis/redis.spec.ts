import type { Redis } from "ioredis";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claimRedisDatabase, type GivenRedis } from "../../../testing/given-redis";
import { canStartRedis, startRedis } from "../../../testing/redis-server";
import type { RedisUnderTest } from "../../../testing/redis-server";
import { temporaryFolder } from "../../../testing/temporary-folder";
import type { Logger } from "../../ports/logger";
import { describeFoldSnapshots } from "../../ports/fold-snapshots.contract";
import { describeRateLimits } from "../../ports/rate-limits.contract";
import { describeRefusals } from "../../ports/refusals.contract";
import type { Session } from "../../ports/sessions";
import { describeSecurityLog } from "../../ports/security-log.contract";
import { describeSessions } from "../../ports/sessions.contract";
import { createSimulatedClock } from "../simulated/simulated-clock";
import { Unavailable } from "../../ports/unavailable";
import { openRedis } from "./open-redis";
import { createRedisFoldSnapshots } from "./redis-fold-snapshots";
import { createRedisRateLimits } from "./redis-rate-limits";
import { createRedisRefusals } from "./redis-refusals";
import { createRedisSecurityLog } from "./redis-security-log";
import { createRedisSessions } from "./redis-sessions";

const NINE = Date.UTC(2026, 10, 21, 9);
const HOUR_MS = 3_600_000;
const silent = (): void => undefined;
const logger: Logger = { debug: silent, info: silent, warn: silent, error: silent };

/** As if so much time had passed by Redis's own clock: what it keeps for a time lives so much shorter. */
const passFor = async (redis: Redis, ms: number): Promise<void> => {
  for (const key of await redis.keys("*")) {
    const leftMs = await redis.pttl(key);
    if (leftMs >= 0) await redis.pexpire(key, Math.max(0, leftMs - ms));
  }
};

/** What each port asks of it; `restart` leaves it with what it had. */
const describePorts = (name: string, connect: () => Redis, restart: () => Promise<void>): void => {
  describeSessions(name, async () => {
    const clock = createSimulatedClock(NINE);
    let sessions = createRedisSessions(connect(), clock);
    const reopen = async () => {
      await sessions.close();
      await restart();
      sessions = createRedisSessions(connect(), clock);
      return sessions;
    };
    return { sessions, nowMs: clock.now, pass: clock.advanceBy, reopen };
  });

  describeRefusals(name, async () => {
    const clock = createSimulatedClock(NINE);
    let refusals = createRedisRefusals(connect(), clock);
    const reopen = async () => {
      await refusals.close();
      await restart();
      refusals = createRedisRefusals(connect(), clock);
      return refusals;
    };
    return { refusals, nowMs: clock.now, pass: clock.advanceBy, reopen };
  });

  describeFoldSnapshots(name, async () => createRedisFoldSnapshots(connect()));

  describeSecurityLog(name, async () => {
    let log = createRedisSecurityLog(connect());
    const reopen = async () => {
      await log.close();
      await restart();
      log = createRedisSecurityLog(connect());
      return log;
    };
    return { log, reopen };
  });

  describeRateLimits(name, async () => {
    const redis = connect();
    return { limits: createRedisRateLimits(redis), pass: (ms) => passFor(redis, ms) };
  });
};

const describeAll = (): void => {
  const folder = temporaryFolder();
  let redis: RedisUnderTest;
  beforeAll(async () => {
    redis = await startRedis(folder.fresh());
  });
  beforeEach(() => redis.flush());
  afterAll(() => redis.stop());
  const connect = () => openRedis(redis.url, logger);

  const restart = async (): Promise<void> => {
    await redis.kill();
    await redis.restart();
  };
  describePorts("Redis", connect, restart);

  describe("Redis behind the ports", () => {
    const session = (userId: string, lifeMs: number): Session => ({
      userId,
      role: "collector",
      createdAt: NINE,
      expiresAt: NINE + lifeMs,
    });

    it("keeps nothing for longer than it is asked for", async () => {
      const raw = connect();
      const clock = createSimulatedClock(NINE);
      const refusal = { digest: "d", status: 422, body: "{}" };
      const sessions = createRedisSessions(raw, clock);
      await sessions.save("a", session("me", HOUR_MS));
      await sessions.save("b", session("me", 0.5 * HOUR_MS));
      await createRedisRefusals(raw, clock).keep("c", refusal, { actorId: "me", untilMs: NINE + HOUR_MS });
      await createRedisRateLimits(raw).consume({ name: "bids", points: 3, windowMs: HOUR_MS }, "me");
      const lives = await Promise.all((await raw.keys("*")).map((key) => raw.pttl(key)));
      expect(lives).toHaveLength(6);
      for (const life of lives) expect(life > 0 && life <= HOUR_MS).toBe(true);
      await sessions.removeAllOf("me");
      expect((await raw.keys("*")).filter((key) => key.includes("session"))).toEqual([]);
      await sessions.close();
    });

    it("shares what it counts and keeps between processes", async () => {
      const clock = createSimulatedClock(NINE);
      const [one, two] = [createRedisSessions(connect(), clock), createRedisSessions(connect(), clock)];
      await one.save("a", session("me", HOUR_MS));
      expect(await two.find("a")).toEqual(session("me", HOUR_MS));
      const ended: (string | null)[] = [];
      one.onEnd((tokenHash) => void ended.push(tokenHash));
      await expect.poll(() => ended).toEqual([null]);
      await two.removeAllOf("me");
      expect(await one.find("a")).toBeNull();
      await expect.poll(() => ended).toEqual([null, "a"]);
      const limits = [createRedisRateLimits(connect()), createRedisRateLimits(connect())];
      const limit = { name: "bids", points: 5, windowMs: HOUR_MS };
      const uses = await Promise.all(Array.from({ length: 20 }, (_, use) => limits[use % 2]!.consume(limit, "me")));
      expect(uses.filter((wait) => wait === null)).toHaveLength(5);
      await Promise.all([one, two, ...limits].map((each) => each.close()));
    });

    it("fails within a bounded time while Redis is away or frozen, and goes on by itself afterwards", async () => {
      const clock = createSimulatedClock(NINE);
      const sessions = createRedisSessions(connect(), clock);
      await sessions.save("a", session("me", HOUR_MS));
      for (const [leave, comeBack] of [
        [redis.kill, redis.restart],
        [async () => redis.freeze(), async () => redis.thaw()],
      ] as const) {
        await leave();
        await expect(sessions.find("a")).rejects.toThrow("timed out");
        await comeBack();
        await expect.poll(() => sessions.find("a").catch(() => null)).not.toBeNull();
      }
      await sessions.close();
    });

    it("tells operators once of each outage", async () => {
      const warnings: string[] = [];
      const raw = openRedis(redis.url, { ...logger, warn: (_, message) => void warnings.push(message) });
      for (const outages of [1, 2]) {
        await raw.ping();
        await redis.kill();
        await expect(raw.ping()).rejects.toThrow("timed out");
        expect(warnings).toHaveLength(outages);
        await redis.restart();
        await expect.poll(() => raw.ping().catch(() => null)).toBe("PONG");
      }
      raw.disconnect();
    });

    it("says in a bounded time that it is unavailable, killed or silent, and answers again by itself", async () => {
      const clock = createSimulatedClock(NINE);
      const ports = {
        sessions: createRedisSessions(connect(), clock),
        refusals: createRedisRefusals(connect(), clock),
      };
      const limits = createRedisRateLimits(connect());
      const limit = { name: "bids", points: 5, windowMs: HOUR_MS };
      const questions = (): Promise<unknown>[] => [
        ports.sessions.find("a"),
        ports.sessions.save("a", session("me", HOUR_MS)),
        ports.refusals.find("c"),
        limits.consume(limit, "me"),
      ];
      await Promise.all(questions());
      for (const [begin, end] of [
        [redis.kill, redis.restart],
        [async () => redis.freeze(), async () => redis.thaw()],
      ] as const) {
        await begin();
        for (const { reason } of (await Promise.allSettled(questions())) as PromiseRejectedResult[]) {
          expect(reason).toBeInstanceOf(Unavailable);
        }
        await end();
        await expect.poll(() => Promise.all(questions()).catch(() => null)).not.toBeNull();
      }
      await Promise.all([ports.sessions.close(), ports.refusals.close(), limits.close()]);
    });

    it("closes although Redis is away", async () => {
      const sessions = createRedisSessions(connect(), createSimulatedClock(NINE));
      await sessions.save("a", session("me", HOUR_MS));
      await redis.kill();
      await expect(sessions.close()).resolves.toBeUndefined();
      await redis.restart();
    });

    it("loses sessions and refusals when it is emptied, and works on", async () => {
      const sessions = createRedisSessions(connect(), createSimulatedClock(NINE));
      await sessions.save("a", session("me", HOUR_MS));
      await redis.flush();
      expect(await sessions.find("a")).toBeNull();
      await sessions.save("a", session("me", HOUR_MS));
      expect(await sessions.find("a")).not.toBeNull();
      await sessions.close();
    });
  });
};

describe.skipIf(!canStartRedis())("Redis", describeAll);

const describeGiven = (server: string): void => {
  let given: GivenRedis;
  beforeAll(async () => void (given = await claimRedisDatabase(server)));
  beforeEach(() => given.flush());
  afterAll(() => given.close());
  // It is not ours to restart.
  describePorts(
    "The given Redis",
    () => openRedis(given.url, logger),
    async () => undefined,
  );
};
const server = process.env["REDIS_URL"];
if (server) describe("On the given Redis", () => describeGiven(server));
else process.stdout.write("REDIS_URL is not set: the ports on Redis were asked of a server of the specs' own alone\n");
