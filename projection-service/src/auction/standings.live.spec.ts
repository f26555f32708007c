import type { Standing } from "@naqsh/shared/auction";
import { accountTopic, type LiveMessage } from "@naqsh/shared/live";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { expect, it } from "vitest";
import { TopicRoom } from "../live/topic-room";
import { standingSource } from "./auction.live";

const SARA = "sara";
const AUCTIONS = 40;
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

/** The topic of somebody who has bid in many auctions, none of which was pushed yet. */
const openAccount = async () => {
  const clock = createSimulatedClock(1_000_000);
  const pushed: { atMs: number; message: LiveMessage }[] = [];
  const standings = { find: async () => ({ documents: [] }), get: async () => null };
  const source = standingSource({ standings } as never);
  const topic = { matches: () => true, refusal: async () => null, sources: [source], resumes: false };
  const room = new TopicRoom(
    accountTopic(SARA),
    { ...topic, countsWatchers: false },
    { clock, timers: clock, publish: (message) => void pushed.push({ atMs: clock.now(), message }), logger },
  );
  await room.open();
  const move = (auction: number, sequence: number): void => {
    const auctionId = `auction-${auction}`;
    room.take(source, `${auctionId}/${SARA}`, { auctionId, bidderId: SARA, sequence });
  };
  const moveAll = (sequence: number): void => {
    for (let auction = 0; auction < AUCTIONS; auction += 1) move(auction, sequence);
  };
  return { clock, pushed, move, moveAll };
};

const lastOf = (pushed: readonly { message: LiveMessage }[]): Map<string, number> =>
  new Map(pushed.map(({ message }) => [message.key, (message.patch as Standing).sequence]));

it("tells a person of all their auctions 20 times a second at most, and of each how it stands in the end", async () => {
  const { clock, pushed, moveAll } = await openAccount();
  for (let sequence = 1; sequence <= 1_000; sequence += 1) {
    moveAll(sequence);
    await clock.advanceBy(10);
  }
  const seconds = Array.from({ length: 10 }, (_, second) => 1_000_000 + second * 1_000);
  for (const second of seconds) {
    expect(pushed.filter(({ atMs }) => atMs >= second && atMs < second + 1_000).length).toBeLessThanOrEqual(21);
  }
  await clock.advanceBy(AUCTIONS * 50);
  expect([...lastOf(pushed).values()]).toEqual(Array.from({ length: AUCTIONS }, () => 1_000));
});

it("lets none of many auctions wait for longer than the others take, one push each", async () => {
  const { clock, pushed, moveAll, move } = await openAccount();
  moveAll(1);
  for (let sequence = 2; sequence <= 400; sequence += 1) {
    move(0, sequence);
    await clock.advanceBy(5);
  }
  expect(lastOf(pushed).size).toBe(AUCTIONS);
});

it("tells of a single auction that moves as soon as it does, at that pace", async () => {
  const { clock, pushed, move } = await openAccount();
  for (let sequence = 1; sequence <= 50; sequence += 1) {
    move(7, sequence);
    expect(lastOf(pushed).get("auction-7")).toBe(sequence);
    await clock.advanceBy(50);
  }
});

it("tells of an auction at once though others moved a moment ago", async () => {
  const { clock, pushed, moveAll, move } = await openAccount();
  moveAll(1);
  await clock.advanceBy(AUCTIONS * 50);
  move(3, 2);
  expect(lastOf(pushed).get("auction-3")).toBe(2);
});
