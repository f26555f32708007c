import type { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canStartRedis, startRedis } from "../../../testing/redis-server";
import type { RedisUnderTest } from "../../../testing/redis-server";
import { temporaryFolder } from "../../../testing/temporary-folder";
import type { Logger } from "../../ports/logger";
import { Unavailable } from "../../ports/unavailable";
import { openRedis } from "./open-redis";
import { createRedisStandstillBoard } from "./redis-standstill-board";

const silent = (): void => undefined;
const logger: Logger = { debug: silent, info: silent, warn: silent, error: silent };
const STANDSTILL = { from: 1_000, to: 4_000 };

const ready = async (redis: Redis): Promise<Redis> => {
  await redis.ping();
  return redis;
};

describe.runIf(canStartRedis())("The board of standstills in Redis", () => {
  const folder = temporaryFolder();
  let redis: RedisUnderTest;
  beforeAll(async () => {
    redis = await startRedis(folder.fresh());
  });
  afterAll(() => redis.stop());

  const connect = (): Promise<Redis> => ready(openRedis(redis.url, logger));
  /** Two processes, and a way to let the first one's last pulse be so much older. */
  const openTwo = async () => {
    await redis.flush();
    const [connection, raw] = [await connect(), await connect()];
    const [one, two] = [
      createRedisStandstillBoard(connection, "one"),
      createRedisStandstillBoard(await connect(), "two"),
    ];
    const age = (ms: number) => raw.zincrby("naqsh/standstills/pulses", -ms, "one");
    const isConnected = async (id: number) => String(await raw.client("LIST", "ID", id)).trim() !== "";
    const close = () => Promise.all([one.close(), two.close(), raw.quit()]);
    return { one, two, connection, isConnected, age, close };
  };

  it("tells every process what one of them told, once", async () => {
    const { one, two, close } = await openTwo();
    await one.pulse([STANDSTILL]);
    await one.pulse([STANDSTILL]);
    expect(await two.look()).toEqual({ standstills: [STANDSTILL], isAnotherSilent: false });
    expect(await one.look()).toEqual({ standstills: [STANDSTILL], isAnotherSilent: false });
    await close();
  });

  it("says that another process stands still until it lives again, and never of oneself", async () => {
    const { one, two, age, close } = await openTwo();
    await one.pulse([]);
    await age(2_000);
    expect(await two.look()).toMatchObject({ isAnotherSilent: true });
    expect(await one.look()).toMatchObject({ isAnotherSilent: false });
    await one.pulse([STANDSTILL]);
    expect(await two.look()).toEqual({ standstills: [STANDSTILL], isAnotherSilent: false });
    await close();
  });

  it("waits for no process that was killed, nor for one that ended, nor for longer than an outage", async () => {
    const { one, two, connection, isConnected, age, close } = await openTwo();
    const id = await connection.client("ID");
    await one.pulse([]);
    await age(11_000);
    expect(await two.look()).toMatchObject({ isAnotherSilent: false });
    await one.pulse([]);
    await age(2_000);
    connection.disconnect();
    await expect.poll(() => isConnected(id)).toBe(false);
    // At once: after some more seconds nobody would be waited for either.
    expect(await two.look()).toMatchObject({ isAnotherSilent: false });
    await one.close();
    expect(await two.look()).toMatchObject({ isAnotherSilent: false });
    await close();
  });

  it("is away at once with its Redis, and back with it", async () => {
    const { one, two, close } = await openTwo();
    await one.pulse([]);
    await redis.kill();
    await expect.poll(() => two.look().catch((error: unknown) => error)).toBeInstanceOf(Unavailable);
    await redis.restart();
    await expect.poll(() => one.pulse([STANDSTILL]).then(() => "told", String)).toBe("told");
    await expect.poll(() => two.look().catch(String)).toEqual({ standstills: [STANDSTILL], isAnotherSilent: false });
    await close();
  });
});
