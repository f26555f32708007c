import { auctionTopic } from "@naqsh/shared/live";
import { canStartRedis, startRedis } from "@naqsh/shared/testing/redis-server";
import type { RedisUnderTest } from "@naqsh/shared/testing/redis-server";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { eventually } from "@naqsh/shared/testing/eventually";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createMemoryLeases, leaseMemory } from "@naqsh/shared/platform/adapters/memory/memory-leases";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { createRedisOtherNodes } from "./adapters/redis/redis-other-nodes";
import type { OtherNodes } from "./ports/other-nodes";
import { AuctionStory, idOfName } from "./testing/auction-story";
import { approved, registered, submitted, workId } from "./testing/story-events";
import { connect, joinTopic, LiveWatcher } from "./testing/live-watcher";
import { openReadSide } from "./testing/read-side";
import type { ReadSide } from "./testing/read-side";

const folders = temporaryFolder();

/** Two nodes over one log; the second has views of its own, or follows those that the first writes. */
describe.skipIf(!canStartRedis()).each(["views of its own", "shared views"])("Two live nodes, each with %s", (kind) => {
  let redis: RedisUnderTest;
  let [one, two]: ReadSide[] = [];
  let others: OtherNodes[] = [];
  let watchers: LiveWatcher[] = [];
  const errors: unknown[] = [];

  const silent = (): void => undefined;
  const logger = { debug: silent, info: silent, warn: silent, error: silent };
  const clock = createSystemClock();
  const timers = createSystemTimers(clock, (error) => void errors.push(error));
  const machine = { clock, timers, logger, ids: systemIds };

  const otherNodes = (): OtherNodes => {
    const opened = createRedisOtherNodes({ url: redis.url, ...machine });
    others.push(opened);
    return opened;
  };
  beforeAll(async () => {
    redis = await startRedis(folders.fresh());
    const memory = leaseMemory();
    const sharing = () => (kind === "shared views" ? { leases: createMemoryLeases({ ...machine, memory }) } : {});
    one = await openReadSide(folders.fresh(), {}, { otherNodes: otherNodes(), ...sharing() });
    const { store, keys, sessions, files, readModels } = one.ports;
    const shared = kind === "shared views" ? { readModels } : {};
    const ports = { store, keys, sessions, files, otherNodes: otherNodes(), ...shared, ...sharing() };
    two = await openReadSide(folders.fresh(), {}, ports);
    await one.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
  });
  afterEach(() => {
    for (const { socket } of watchers.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await two!.stop();
    await one!.stop();
    await Promise.all(others.map((each) => each.close()));
    await redis.stop();
    expect([...errors, ...one!.errors, ...two!.errors]).toEqual([]);
  });

  const opened = async (name: string) => {
    const story = new AuctionStory(name);
    await one!.tell(`artwork-${workId(name)}`, [submitted(name), approved(name)]);
    const tell = (...events: object[]) => one!.tell(`auction-${story.auctionId}`, events as never);
    await tell(story.scheduled());
    await tell(story.opened());
    await Promise.all([one!.service.settled(), two!.service.settled()]);
    return { story, tell };
  };
  const watch = (readSide: ReadSide, auctionId: string): LiveWatcher => {
    const watcher = new LiveWatcher(readSide.url, auctionId);
    watchers.push(watcher);
    return watcher;
  };

  it("show one room to people on either of them", async () => {
    const { story, tell } = await opened("one room");
    const [here, there] = [watch(one!, story.auctionId), watch(two!, story.auctionId)];
    await eventually(() => expect([here.sequence, there.sequence]).toEqual([2, 2]));
    for (let price = 500_00; price <= 2_000_00; price += 100_00)
      await tell(story.leads(`bidder ${price % 300}`, price));
    await eventually(() => expect([here.sequence, there.sequence]).toEqual([18, 18]));
    expect(there.head).toEqual(here.head);
    expect(Object.fromEntries(there.rows)).toEqual(Object.fromEntries(here.rows));
    expect([here.gaps, there.gaps]).toEqual([0, 0]);
  });

  it("let a client move between them that misses nothing and gets nothing twice", async () => {
    const { story, tell } = await opened("moved");
    const first = connect(one!.url);
    const topic = auctionTopic(story.auctionId);
    expect(await joinTopic(first, { topic })).toMatchObject({ messages: [{ from: null, sequence: 2 }] });
    first.disconnect();
    await tell(story.leads("sara", 500_00));
    await tell(story.leads("omar", 550_00));
    await Promise.all([one!.service.settled(), two!.service.settled()]);
    const second = connect(two!.url);
    const answer = await joinTopic(second, { topic, since: 2 });
    expect(answer).toMatchObject({ messages: [{ from: 2, sequence: 4, patch: { rows: [{}, {}] } }] });
    expect(await joinTopic(second, { topic, since: 4 })).toMatchObject({ messages: [] });
    second.disconnect();
  });

  it("count those who watch on both, also after Redis was away", async () => {
    const { story } = await opened("counted");
    const [here, there] = [watch(one!, story.auctionId), watch(two!, story.auctionId)];
    watch(two!, story.auctionId);
    await eventually(() => expect([here.watchers, there.watchers]).toEqual([3, 3]));
    expect((await two!.ask(`/api/auctions/${story.auctionId}`)).body).toMatchObject({ watchers: 3 });

    await redis.kill();
    watch(one!, story.auctionId);
    await eventually(() => expect(here.watchers).toBe(4));
    expect(there.watchers).toBe(3);
    await redis.restart();
    await eventually(() => expect(there.watchers).toBe(4));

    for (const { socket } of watchers.splice(2)) socket.disconnect();
    await eventually(() => expect([here.watchers, there.watchers]).toEqual([2, 2]));
    there.socket.disconnect();
    await eventually(() => expect(here.watchers).toBe(1));
  });
});
