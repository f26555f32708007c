import type { JoinAnswer, JoinRequest, LiveMessage } from "@naqsh/shared/live";
import { expect, it, vi } from "vitest";
import type { ServerClock } from "../clock.store";
import { createLiveClient, type LiveSocket, type Origin, type SocketEvents } from "./live-client";

const TOPIC = "auction/a";

const patch = (from: number | null, sequence: number, key = "a"): LiveMessage => ({
  topic: TOPIC,
  view: "auction-room",
  key,
  from,
  sequence,
  patch: { sequence },
  serverTime: 0,
});

const answer = (messages: LiveMessage[]): JoinAnswer => ({ ok: true, messages, watchers: 3, serverTime: 0 });

const clock: ServerClock = {
  now: () => 0,
  roundTripMs: () => 20,
  tickMs: () => 0,
  measure: () => undefined,
  subscribe: () => () => undefined,
};

/** A server at the other end of a socket: joins wait in `asked` until the spec answers them. */
const createTable = () => {
  const asked: { request: JoinRequest; reply: (answer: JoinAnswer) => void }[] = [];
  const left: string[] = [];
  const wires: { events: SocketEvents; poll: () => void }[] = [];
  let tick = () => undefined as void;
  const client = createLiveClient({
    createSocket: (events): LiveSocket => {
      wires.push({ events, poll: () => tick() });
      return {
        open: () => undefined,
        close: () => undefined,
        join: (request) => new Promise((reply) => asked.push({ request, reply })),
        leave: (topic) => left.push(topic),
        clock: async () => ({ serverTime: 0 }),
      };
    },
    clock,
    monotonicMs: () => 0,
    repeat: (run, ms) => {
      if (ms === 5_000) tick = run;
      return () => undefined;
    },
  });
  const taken: { sequence: number; origin: Origin }[] = [];
  const caughtUp = vi.fn<(missed: number[]) => void>();
  const listen = () =>
    client.listen(TOPIC, {
      onMessage: ({ sequence }, origin) => taken.push({ sequence, origin }),
      onCaughtUp: (missed) => caughtUp(missed.map(({ sequence }) => sequence)),
    });
  const answerJoin = async (messages: LiveMessage[]) => {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    const { request, reply } = asked.shift()!;
    reply(answer(messages));
    await Promise.resolve();
    await Promise.resolve();
    return request;
  };
  return { client, asked, left, taken, caughtUp, listen, answerJoin, wire: () => wires[0]!.events, tick: () => tick() };
};

const joined = async () => {
  const table = createTable();
  table.listen();
  table.wire().connected();
  await table.answerJoin([patch(null, 5)]);
  return table;
};

it("begins with a snapshot and takes each change once, in order", async () => {
  const table = await joined();
  table.wire().change(patch(5, 6));
  table.wire().change(patch(5, 6));
  table.wire().change(patch(4, 5));
  table.wire().change(patch(6, 8));
  expect(table.taken).toEqual([
    { sequence: 5, origin: "snapshot" },
    { sequence: 6, origin: "live" },
    { sequence: 8, origin: "live" },
  ]);
});

it("asks for what lies in a gap, and holds later changes back until it has come", async () => {
  const table = await joined();
  table.wire().change(patch(7, 8));
  table.wire().change(patch(8, 9));
  expect(table.taken.map(({ sequence }) => sequence)).toEqual([5]);
  const request = await table.answerJoin([patch(5, 8)]);
  expect(request).toEqual({ topic: TOPIC, since: 5 });
  expect(table.taken.map(({ sequence, origin }) => `${sequence} ${origin}`)).toEqual([
    "5 snapshot",
    "8 missed",
    "9 live",
  ]);
});

it("asks after a reconnect for what was missed, and says what it was", async () => {
  const table = await joined();
  table.wire().lost();
  expect(table.client.connection.getState().status).toBe("reconnecting");
  table.wire().connected();
  expect(await table.answerJoin([patch(5, 6), patch(6, 7)])).toEqual({ topic: TOPIC, since: 5 });
  expect(table.caughtUp).toHaveBeenCalledExactlyOnceWith([6, 7]);
});

it("says that nothing was missed when nothing was", async () => {
  const table = await joined();
  table.wire().lost();
  table.wire().connected();
  await table.answerJoin([]);
  expect(table.caughtUp).toHaveBeenCalledExactlyOnceWith([]);
});

it("joins again when the connection is lost while a join waits for its answer", async () => {
  const table = createTable();
  table.listen();
  table.wire().connected();
  await vi.waitFor(() => expect(table.asked).toHaveLength(1));
  table.wire().lost();
  table.wire().connected();
  await vi.waitFor(() => expect(table.asked).toHaveLength(2));
});

it("leaves out the answer of a join that another connection or listener has overtaken", async () => {
  const table = createTable();
  table.listen();
  table.wire().connected();
  await vi.waitFor(() => expect(table.asked).toHaveLength(1));
  table.wire().connected();
  table.listen();
  await vi.waitFor(() => expect(table.asked).toHaveLength(3));
  await table.answerJoin([patch(null, 5)]);
  await table.answerJoin([patch(null, 6)]);
  expect(table.taken).toEqual([]);
  await table.answerJoin([patch(null, 7)]);
  expect(table.taken).toEqual([
    { sequence: 7, origin: "snapshot" },
    { sequence: 7, origin: "snapshot" },
  ]);
});

it("keeps one subscription for listeners of one topic and leaves it with the last", async () => {
  const table = createTable();
  const stopFirst = table.listen();
  table.wire().connected();
  await table.answerJoin([patch(null, 5)]);
  const stopSecond = table.listen();
  await table.answerJoin([patch(null, 5)]);
  stopFirst();
  expect(table.left).toEqual([]);
  stopSecond();
  expect(table.left).toEqual([TOPIC]);
  expect(table.client.connection.getState().status).toBe("idle");
});

it("polls while there is no connection, and not while there is one", async () => {
  const table = createTable();
  const poll = vi.fn<() => Promise<undefined>>(async () => undefined);
  table.client.listen(TOPIC, { onMessage: () => undefined, poll });
  table.tick();
  expect(poll).toHaveBeenCalledOnce();
  table.wire().connected();
  table.tick();
  expect(poll).toHaveBeenCalledOnce();
});

it("keeps the sequences of several views of a topic apart", async () => {
  const table = createTable();
  table.listen();
  table.wire().connected();
  await table.answerJoin([patch(null, 5, "a"), patch(null, 40, "b")]);
  table.wire().change(patch(5, 6, "a"));
  table.wire().change(patch(40, 41, "b"));
  expect(table.taken.map(({ sequence }) => sequence)).toEqual([5, 40, 6, 41]);
});
