import type { JoinAnswer, JoinRequest, LiveMessage } from "@naqsh/shared/live";
import { eventually } from "@naqsh/shared/testing/eventually";
import { expect, it, vi } from "vitest";
import { LiveClient } from "./live-client";
import type { LiveSocket, SocketEvents } from "./live-socket";
import type { Origin } from "./topic-subscription";

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

/** A server at the other end of a socket: joins wait in `asked` until the spec answers them. */
const createTable = () => {
  const asked: { request: JoinRequest; reply: (answer: JoinAnswer) => void; fail: () => void }[] = [];
  const left: string[] = [];
  const wires: { events: SocketEvents; poll: () => void }[] = [];
  let tick = () => undefined as void;
  let comeBack = () => undefined as void;
  let timesAsked = 0;
  const retries: { run: () => void; ms: number }[] = [];
  const client = new LiveClient({
    createSocket: (events): LiveSocket => {
      wires.push({ events, poll: () => tick() });
      return {
        open: () => undefined,
        close: () => undefined,
        join: (request) =>
          new Promise((reply, fail) => asked.push({ request, reply, fail: () => fail(new Error("timed out")) })),
        leave: (topic) => left.push(topic),
        clock: async () => {
          timesAsked += 1;
          return { serverTime: 0 };
        },
      };
    },
    clock: { roundTripMs: () => 20, measure: () => undefined },
    monotonicMs: () => 0,
    repeat: (run, ms) => {
      if (ms === 5_000) tick = run;
      return () => undefined;
    },
    onReturn: (run) => {
      comeBack = run;
      return () => undefined;
    },
    later: (run, ms) => {
      const retry = { run, ms };
      retries.push(retry);
      return () => void retries.splice(retries.indexOf(retry), retries.includes(retry) ? 1 : 0);
    },
  });
  const taken: { sequence: number; origin: Origin }[] = [];
  const refusals: string[] = [];
  const polls: string[] = [];
  const caughtUp = vi.fn<(missed: number[]) => void>();
  const listen = () =>
    client.listen(TOPIC, {
      onMessage: ({ sequence }, origin) => taken.push({ sequence, origin }),
      onCaughtUp: (missed) => caughtUp(missed.map(({ sequence }) => sequence)),
      onRefused: (code) => void refusals.push(code),
      poll: async () => void polls.push("poll"),
    });
  const refuseJoin = async (code: string | null) => {
    await eventually(() => expect(asked.length).toBeGreaterThan(0));
    const { reply, fail } = asked.shift()!;
    if (code === null) fail();
    else reply({ ok: false, code });
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  const retry = () => retries.shift()!.run();
  const status = () => client.connection.getState().topics[TOPIC];
  const answerJoin = async (messages: LiveMessage[]) => {
    await eventually(() => expect(asked.length).toBeGreaterThan(0));
    const { request, reply } = asked.shift()!;
    reply(answer(messages));
    await Promise.resolve();
    await Promise.resolve();
    return request;
  };
  const wire = () => wires[0]!.events;
  const told = { left, taken, caughtUp, refusals, polls, retries };
  return {
    client,
    asked,
    ...told,
    listen,
    answerJoin,
    refuseJoin,
    retry,
    status,
    wire,
    tick: () => tick(),
    comeBack: () => comeBack(),
    timesAsked: () => timesAsked,
  };
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
  await eventually(() => expect(table.asked).toHaveLength(1));
  table.wire().lost();
  table.wire().connected();
  await eventually(() => expect(table.asked).toHaveLength(2));
});

it("leaves out the answer of a join that another connection or listener has overtaken", async () => {
  const table = createTable();
  table.listen();
  table.wire().connected();
  await eventually(() => expect(table.asked).toHaveLength(1));
  table.wire().connected();
  table.listen();
  await eventually(() => expect(table.asked).toHaveLength(3));
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
  table.listen();
  table.tick();
  expect(table.polls).toHaveLength(1);
  table.wire().connected();
  await table.answerJoin([patch(null, 5)]);
  table.tick();
  expect(table.polls).toHaveLength(1);
});

it("tries a join that failed again, more and more rarely, and polls meanwhile", async () => {
  const table = createTable();
  table.listen();
  table.wire().connected();
  expect(table.status()).toBe("joining");
  const waits: number[] = [];
  for (const code of ["INTERNAL", "TOO_MANY_REQUESTS", null, "UNAVAILABLE", "INTERNAL", null]) {
    await table.refuseJoin(code);
    expect([table.status(), table.retries.length]).toEqual(["away", 1]);
    waits.push(table.retries[0]!.ms);
    table.retry();
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  table.tick();
  expect(table.polls).toHaveLength(1);
  await table.answerJoin([patch(null, 5)]);
  expect(table.taken).toEqual([{ sequence: 5, origin: "snapshot" }]);
  expect([table.status(), table.refusals, table.retries]).toEqual(["joined", [], []]);
});

it("begins with the shortest wait again after a join that succeeded, and asks with what is held", async () => {
  const table = createTable();
  table.listen();
  table.wire().connected();
  await table.refuseJoin("INTERNAL");
  table.retry();
  await table.answerJoin([patch(null, 5)]);
  table.wire().change(patch(7, 8));
  await table.refuseJoin("INTERNAL");
  expect([table.status(), table.retries[0]!.ms]).toEqual(["away", 1_000]);
  table.wire().change(patch(8, 9));
  expect(table.asked).toEqual([]);
  table.retry();
  expect(await table.answerJoin([patch(5, 9)])).toEqual({ topic: TOPIC, since: 5 });
  expect(table.status()).toBe("joined");
});

it.each(["NOT_FOUND", "FORBIDDEN", "SIGN_IN_REQUIRED"])(
  "takes %s for the last word, tells it, and polls",
  async (code) => {
    const table = createTable();
    table.listen();
    table.wire().connected();
    await table.refuseJoin(code);
    expect([table.status(), table.refusals, table.retries]).toEqual(["away", [code], []]);
    table.tick();
    expect(table.polls).toHaveLength(1);
  },
);

it("tries nothing again that was left, and begins anew with a new connection", async () => {
  const table = createTable();
  const stop = table.listen();
  table.wire().connected();
  await table.refuseJoin("INTERNAL");
  table.wire().lost();
  expect(table.retries).toEqual([]);
  table.wire().connected();
  await table.refuseJoin("INTERNAL");
  expect(table.retries).toHaveLength(1);
  stop();
  expect([table.retries, table.status()]).toEqual([[], undefined]);
});

it("calls a topic joined only while its connection stands", async () => {
  const table = await joined();
  expect(table.status()).toBe("joined");
  table.wire().lost();
  expect(table.status()).toBe("away");
  table.wire().connected();
  expect(table.status()).toBe("away");
  await table.answerJoin([]);
  expect(table.status()).toBe("joined");
});

it("asks for the server's time again when somebody comes back to the page", async () => {
  const table = await joined();
  await eventually(() => expect(table.timesAsked()).toBe(5));
  table.comeBack();
  await eventually(() => expect(table.timesAsked()).toBe(10));
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
