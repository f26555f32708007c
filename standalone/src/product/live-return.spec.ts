import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { LiveClient } from "@naqsh/client/lib/live/live-client";
import { createSocketIo } from "@naqsh/client/lib/live/socket-io";
import { createLiveServer } from "@naqsh/projection-service/live/live-server";
import type { LiveServer } from "@naqsh/projection-service/live/live-server";
import { liveSource } from "@naqsh/projection-service/live/live-topic";
import type { LiveTopic } from "@naqsh/projection-service/live/live-topic";
import type { ChangeListener } from "@naqsh/projection-service/runner/view-set";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { eventually } from "@naqsh/shared/testing/eventually";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const RECHECK_MS = 60_000;
const WATCHERS = 100;

type Room = { sequence: number };

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index + 1);

describe("Watchers whose sockets the server cut", () => {
  let room: Room;
  let isSignedIn: boolean;
  let http: Server;
  let live: LiveServer;
  let recheck: () => Promise<void>;
  let listeners: ChangeListener[];
  const returned: number[] = [];
  const stops: (() => void)[] = [];

  const topicOf = (name: string, isOwn: boolean): LiveTopic => ({
    matches: (topic) => topic === name,
    refusal: async () => (isOwn && !isSignedIn ? "SIGN_IN_REQUIRED" : null),
    resumes: true,
    countsWatchers: false,
    sources: [
      liveSource<Room>({
        projection: "room",
        view: "room",
        topicOf: () => name,
        keysOf: async () => ["one"],
        read: async () => room,
        sequenceOf: ({ sequence }) => sequence,
        present: ({ sequence }, since) => ({ from: since, patch: upTo(since ?? 0, sequence) }),
        intervalMs: 0,
      }),
    ],
  });
  const sessions = { find: async () => null, onEnd: () => undefined };

  const start = async (port = 0): Promise<number> => {
    const clock = createSystemClock();
    const silent = (): void => undefined;
    const logger = { debug: silent, info: silent, warn: silent, error: silent };
    const system = createSystemTimers(clock, () => undefined);
    const timers: typeof system = {
      at: system.at,
      every: (ms, task) => {
        if (ms === RECHECK_MS) recheck = async () => task();
        return system.every(ms, task);
      },
    };
    listeners = [];
    const runner = { onChange: (_: string, listener: ChangeListener) => void listeners.push(listener) };
    live = createLiveServer([topicOf("room", false), topicOf("own", true)], {
      runner,
      sessions,
      clock,
      timers,
      logger,
    });
    http = createServer();
    live.attach(http);
    await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));
    return (http.address() as AddressInfo).port;
  };
  const stop = async (): Promise<void> => {
    live.close();
    await new Promise((resolve) => http.close(resolve));
  };
  const change = (): void => {
    const before = room;
    room = { sequence: before.sequence + 1 };
    for (const listener of listeners) listener([{ key: "one", before, document: room }]);
  };

  /** The product's own client, as a screen uses it. */
  const watcher = (port: number, topic = "room") => {
    const rows: number[] = [];
    const refusals: string[] = [];
    const client = new LiveClient({
      createSocket: (events) => createSocketIo(events, `http://127.0.0.1:${port}`),
      clock: { roundTripMs: () => 1, measure: () => undefined },
      monotonicMs: () => performance.now(),
      repeat: () => () => undefined,
      later: () => () => undefined,
      onReturn: () => () => undefined,
    });
    const stopListening = client.listen(topic, {
      onMessage: ({ patch }) => void rows.push(...(patch as number[])),
      onCaughtUp: () => void returned.push(performance.now()),
      onRefused: (code) => void refusals.push(code),
    });
    stops.push(stopListening);
    return { rows, refusals, status: () => client.connection.getState().status };
  };

  beforeEach(() => {
    room = { sequence: 3 };
    isSignedIn = true;
    returned.length = 0;
  });
  afterEach(async () => {
    for (const stopListening of stops.splice(0)) stopListening();
    await stop();
  });

  it("come back by themselves after a restart, each row once and none missed, and not all at once", async () => {
    const port = await start();
    const watchers = Array.from({ length: WATCHERS }, () => watcher(port));
    await eventually(() => expect(watchers.every(({ rows }) => rows.length === 3)).toBe(true));
    change();
    await eventually(() => expect(watchers.every(({ rows }) => rows.length === 4)).toBe(true));

    await stop();
    await eventually(() => expect(watchers.every(({ status }) => status() === "reconnecting")).toBe(true));
    room = { sequence: 9 };
    await start(port);
    await eventually(() => expect(returned).toHaveLength(WATCHERS));
    change();
    await eventually(() => expect(watchers.every(({ rows }) => rows.at(-1) === 10)).toBe(true));
    for (const { rows } of watchers) expect(rows).toEqual(upTo(0, 10));
    expect(Math.max(...returned) - Math.min(...returned)).toBeGreaterThan(200);
  });

  it("come back as what they are now when the session of one has ended", async () => {
    const port = await start();
    const own = watcher(port, "own");
    const visitor = watcher(port);
    await eventually(() =>
      expect([own.rows, visitor.rows]).toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ]),
    );
    isSignedIn = false;
    await recheck();
    await eventually(() => expect(own.refusals).toEqual(["SIGN_IN_REQUIRED"]));
    expect(own.status()).toBe("connected");
    expect(returned).toEqual([]);
    change();
    await eventually(() => expect(visitor.rows).toEqual([1, 2, 3, 4]));
    expect(own.rows).toEqual([1, 2, 3]);
  });
});
