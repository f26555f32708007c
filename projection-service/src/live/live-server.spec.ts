import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo, Socket as TcpSocket } from "node:net";
import type { LiveMessage } from "@naqsh/shared/live";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { hashOfToken, SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import type { Session, SessionEndListener, Sessions } from "@naqsh/shared/platform/ports/sessions";
import type { Socket } from "socket.io-client";
import { eventually } from "@naqsh/shared/testing/eventually";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ChangeListener } from "../runner/view-set";
import { connect, joinTopic } from "../testing/live-watcher";
import { createLiveServer } from "./live-server";
import type { LiveServer } from "./live-server";
import { liveSource } from "./live-topic";
import type { LiveTopic } from "./live-topic";

type Big = { sequence: number; text: string };

const TEXT = "x".repeat(200_000);

/** The connection below Socket.IO, to stop reading from it. */
const tcpOf = (socket: Socket): TcpSocket =>
  (socket.io.engine.transport as unknown as { ws: { _socket: TcpSocket } }).ws._socket;

describe("The live server", () => {
  let http: Server;
  let live: LiveServer;
  let url: string;
  let changed: ChangeListener;
  let document: Big;
  let mayWatch: boolean;
  let decided: Promise<void>;
  let recheck: () => Promise<void>;
  let endSession: SessionEndListener;
  let opened: Promise<void>;
  const errors: unknown[] = [];
  const sockets: Socket[] = [];

  const topic: LiveTopic = {
    matches: (name) => name === "big",
    refusal: async () => {
      await decided;
      return mayWatch ? null : "FORBIDDEN";
    },
    resumes: true,
    countsWatchers: true,
    sources: [
      liveSource<Big>({
        projection: "big",
        view: "big",
        topicOf: () => "big",
        keysOf: async () => ["one"],
        read: async () => document,
        sequenceOf: ({ sequence }) => sequence,
        present: ({ text }, since) => ({ from: since, patch: text }),
        intervalMs: 0,
      }),
    ],
  };
  const own: LiveTopic = {
    matches: (name) => name === "own",
    refusal: async (_, session) => (session === null ? "SIGN_IN_REQUIRED" : null),
    resumes: false,
    countsWatchers: true,
    sources: [
      liveSource<Big>({
        projection: "own",
        view: "own",
        topicOf: () => "own",
        keysOf: async () => {
          await opened;
          return [];
        },
        read: async () => null,
        sequenceOf: ({ sequence }) => sequence,
        present: ({ text }, since) => ({ from: since, patch: text }),
        intervalMs: 0,
      }),
    ],
  };
  const signedIn = new Set<string>();
  const sessions: Pick<Sessions, "find" | "onEnd"> = {
    find: async (tokenHash): Promise<Session | null> =>
      signedIn.has(tokenHash) ? { userId: "me", role: "collector", createdAt: 0, expiresAt: Infinity } : null,
    onEnd: (listener) => (endSession = listener),
  };

  beforeEach(async () => {
    document = { sequence: 1, text: "" };
    mayWatch = true;
    decided = Promise.resolve();
    opened = Promise.resolve();
    const clock = createSystemClock();
    const system = createSystemTimers(clock, (error) => void errors.push(error));
    const every: typeof system.every = (ms, task) => {
      recheck = async () => task();
      return system.every(ms, task);
    };
    const timers = { at: system.at, every };
    const silent = (): void => undefined;
    const logger = { debug: silent, info: silent, warn: silent, error: (fields: object) => void errors.push(fields) };
    const runner = {
      onChange: (view: string, listener: ChangeListener) => {
        if (view === "big") changed = listener;
      },
    };
    live = createLiveServer([topic, own], { runner, sessions, clock, timers, logger });
    http = createServer();
    live.attach(http);
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    live.close();
    await new Promise((resolve) => http.close(resolve));
  });

  const change = (text = TEXT): void => {
    const before = document;
    document = { sequence: before.sequence + 1, text };
    changed([{ key: "one", before, document }]);
  };
  const watcher = async () => {
    const socket = connect(url);
    sockets.push(socket);
    const sequences: [number | null, number][] = [];
    socket.on("change", ({ from, sequence }: LiveMessage) => void sequences.push([from, sequence]));
    await joinTopic(socket, { topic: "big" });
    return { socket, sequences };
  };

  it("holds only so much for who does not read, and gives them the state once they do", async () => {
    const steady = await watcher();
    const slow = await watcher();
    tcpOf(slow.socket).pause();
    const steadyHasAll = (): void => expect(steady.sequences.at(-1)?.[1]).toBe(document.sequence);
    const before = process.memoryUsage().arrayBuffers;
    for (let number = 0; number < 400; number += 1) {
      change();
      await new Promise((resolve) => setImmediate(resolve));
      if (number % 20 === 0) await eventually(steadyHasAll);
    }
    await eventually(() => expect(steady.sequences).toHaveLength(400));
    expect(steady.sequences.every(([from, sequence]) => from === sequence - 1)).toBe(true);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(400 * TEXT.length * 0.75);
    expect(live.watchers("big")).toBe(2);

    tcpOf(slow.socket).resume();
    await eventually(() => expect(slow.sequences.at(-1)).toEqual([null, 401]));
    expect(slow.sequences.length).toBeLessThan(400);
    change();
    await eventually(() => expect(slow.sequences.at(-1)).toEqual([401, 402]));
    expect(errors).toEqual([]);
  });

  it("frames messages of every length so that a reader finds their ends", async () => {
    const { socket } = await watcher();
    const read: number[] = [];
    socket.on("change", ({ patch }: LiveMessage) => void read.push((patch as string).length));
    // Around the lengths at which the head of a frame grows: 126 and 65,536 bytes with what lies around the text.
    const sent = [0, 65_400].flatMap((from) => Array.from({ length: 60 }, (_, more) => from + more));
    for (const length of sent) change("x".repeat(length));
    await eventually(() => expect(read).toHaveLength(sent.length));
    expect(read).toEqual(sent);
  });

  it("encodes a push once, however many watch", async () => {
    const encodingsFor = async (count: number): Promise<number> => {
      const watchers: Awaited<ReturnType<typeof watcher>>[] = [];
      for (let number = 0; number < count; number += 1) watchers.push(await watcher());
      let encodings = 0;
      const text = { toJSON: () => ((encodings += 1), "encoded") } as unknown as string;
      const before = document;
      document = { sequence: before.sequence + 1, text };
      changed([{ key: "one", before, document }]);
      await eventually(() => expect(watchers.every(({ sequences }) => sequences.length === 1)).toBe(true));
      document = { sequence: document.sequence + 1, text: "" };
      changed([{ key: "one", before, document }]);
      return encodings;
    };
    const [one, seven] = [await encodingsFor(1), await encodingsFor(6)];
    expect(one).toBeGreaterThan(0);
    expect(seven).toBe(one);
  });

  it("lets nobody in who has left before the answer", async () => {
    const socket = connect(url);
    sockets.push(socket);
    let decide = (): void => undefined;
    decided = new Promise((resolve) => (decide = resolve));
    const joining = joinTopic(socket, { topic: "big" });
    socket.emit("leave", "big");
    await socket.timeout(10_000).emitWithAck("clock");
    decide();
    expect(await joining).toEqual({ ok: false, code: "LEFT" });
    expect(live.watchers("big")).toBe(0);
    expect(await joinTopic(socket, { topic: "big" })).toMatchObject({ ok: true, watchers: 1 });
  });

  it("cuts everyone off when it closes, in the way after which Socket.IO's client comes back", async () => {
    const { socket } = await watcher();
    const left = new Promise((resolve) => socket.on("disconnect", resolve));
    live.close();
    expect(await left).toBe("transport close");
    expect(socket).toMatchObject({ connected: false, active: true });
    await eventually(() => expect(live.connections()).toBe(0));
  });

  it("cuts off at once whose session ends, and nobody else", async () => {
    signedIn.add(hashOfToken("mine")).add(hashOfToken("yours"));
    const [mine, yours] = ["mine", "yours"].map((token) => connect(url, `${SESSION_COOKIE}=${token}`));
    sockets.push(mine!, yours!);
    for (const socket of [mine!, yours!]) expect(await joinTopic(socket, { topic: "own" })).toMatchObject({ ok: true });
    const left = new Promise((resolve) => mine!.once("disconnect", resolve));
    signedIn.delete(hashOfToken("mine"));
    endSession(hashOfToken("mine"));
    expect(await left).toBe("transport close");
    expect(yours!.connected).toBe(true);
    await eventually(() => expect(mine!.connected).toBe(true));
    expect(await joinTopic(mine!, { topic: "own" })).toEqual({ ok: false, code: "SIGN_IN_REQUIRED" });
  });

  it("lets nobody in whose session ends before the answer", async () => {
    signedIn.add(hashOfToken("mine"));
    const socket = connect(url, `${SESSION_COOKIE}=mine`);
    sockets.push(socket);
    await socket.timeout(10_000).emitWithAck("clock");
    let open = (): void => undefined;
    opened = new Promise((resolve) => (open = resolve));
    socket.emit("join", { topic: "own" }, () => undefined);
    await socket.timeout(10_000).emitWithAck("clock");
    const left = new Promise((resolve) => socket.once("disconnect", resolve));
    signedIn.delete(hashOfToken("mine"));
    endSession(null);
    expect(await left).toBe("transport close");
    open();
    await eventually(() => expect(socket.connected).toBe(true));
    expect(live.watchers("own")).toBe(0);
  });

  it("cuts off who sends without end, whatever is sent, and serves the others", async () => {
    const steady = await watcher();
    const loud = connect(url);
    loud.io.reconnection(false);
    sockets.push(loud);
    const left = new Promise((resolve) => loud.once("disconnect", resolve));
    await loud.timeout(10_000).emitWithAck("clock");
    for (let number = 0; number < 2_000; number += 1) loud.emit("no such event", number);
    expect(await left).toBe("transport close");
    expect(await steady.socket.timeout(10_000).emitWithAck("clock")).toHaveProperty("serverTime");
  });

  it("cuts off who watches nothing from one look at all to the next", async () => {
    const { socket } = await watcher();
    const silent = connect(url);
    silent.io.reconnection(false);
    sockets.push(silent);
    const left = new Promise((resolve) => silent.once("disconnect", resolve));
    await silent.timeout(10_000).emitWithAck("clock");
    await recheck();
    expect(silent.connected).toBe(true);
    await recheck();
    expect(await left).toBe("transport close");
    expect(socket.connected).toBe(true);
  });

  it("cuts off who may no longer watch, in the way after which Socket.IO's client comes back", async () => {
    const { socket } = await watcher();
    const left = new Promise((resolve) => socket.once("disconnect", resolve));
    mayWatch = false;
    await recheck();
    expect(await left).toBe("transport close");
    await eventually(() => expect(socket.connected).toBe(true));
    expect(await joinTopic(socket, { topic: "big" })).toEqual({ ok: false, code: "FORBIDDEN" });
  });
});
