import type { LiveMessage } from "@naqsh/shared/live";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { expect, it } from "vitest";
import { Followers } from "./followers";
import { liveList, ListRoom } from "./list-room";

type Lot = { id: number; sequence: number };

const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

const openList = async (topic: string) => {
  const clock = createSimulatedClock(1_000_000);
  const published: LiveMessage[] = [];
  const list = liveList<Lot>({
    projection: "lots",
    view: "lots",
    keysOf: (name) => name.split(","),
    read: async (key) => ({ id: Number(key), sequence: 1 }),
    sequenceOf: ({ sequence }) => sequence,
    present: (lots) => lots.map(({ id, sequence }) => `${id}:${sequence}`),
    intervalMs: 1_000,
  });
  const publish = (message: LiveMessage): void => void published.push(message);
  const room = new ListRoom(topic, list, { clock, timers: clock, publish, logger } as never);
  await room.open();
  const change = (id: number, sequence: number): void => room.take({ key: String(id), document: { id, sequence } });
  return { clock, published, room, change };
};

it("sends what changed of its documents together, once an interval, and nothing of others", async () => {
  const { clock, published, room, change } = await openList("1,2,3");
  change(1, 2);
  for (let sequence = 3; sequence < 50; sequence += 1) for (const id of [1, 2, 7]) change(id, sequence);
  await clock.advanceBy(5_000);
  expect(published.map(({ sequence, patch }) => [sequence, patch])).toEqual([
    [4, ["1:2"]],
    [99, ["1:49", "2:49"]],
  ]);
  let answer: LiveMessage[] = [];
  await room.answer(null, (messages) => (answer = messages));
  expect(answer.map(({ sequence, patch }) => [sequence, patch])).toEqual([[99, ["1:49", "2:49", "3:1"]]]);
});

it("sends nothing of a change that others are not told of, nor of an older one", async () => {
  const { clock, published, change } = await openList("1");
  change(1, 1);
  change(1, 0);
  await clock.advanceBy(5_000);
  expect(published).toEqual([]);
});

it("tells each change to who follows its key or all, however many follow others", () => {
  const told: string[] = [];
  const followers = new Followers();
  const follower = (name: string) => ({ take: ({ key }: { key: string }) => void told.push(`${name} ${key}`) });
  const [both, second, all] = [follower("both"), follower("second"), follower("all")];
  followers.add(both, ["1", "2"]);
  followers.add(second, ["2"]);
  followers.add(all, null);
  const change = (key: string) => followers.tell([{ key, before: null, document: {} }]);
  change("1");
  change("2");
  followers.delete(both, ["1", "2"]);
  followers.delete(all, null);
  change("1");
  change("2");
  expect(told).toEqual(["all 1", "both 1", "all 2", "both 2", "second 2", "second 2"]);
});
