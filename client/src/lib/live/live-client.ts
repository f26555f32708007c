import type { JoinAnswer, JoinRequest, LiveMessage, WatchersMessage } from "@naqsh/shared/live";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ServerClock } from "../clock.store";
import { createSequenceGate, type SequenceGate } from "./sequence-gate";

/** The connection as the client needs it; `socket-io.ts` is the real one. */
export type LiveSocket = {
  open: () => void;
  close: () => void;
  join: (request: JoinRequest) => Promise<JoinAnswer>;
  leave: (topic: string) => void;
  clock: () => Promise<{ serverTime: number }>;
};

export type SocketEvents = {
  connected: () => void;
  lost: () => void;
  attempted: (attempt: number) => void;
  change: (message: LiveMessage) => void;
  watchers: (message: WatchersMessage) => void;
};

/** `snapshot`: the whole view. `missed`: sent while we were away. `live`: just now. */
export type Origin = "snapshot" | "missed" | "live";

export type TopicListener = {
  onMessage: (message: LiveMessage, origin: Origin) => void;
  /** After a reconnect everything missed has been taken in; `missed` is what it was (snapshots included). */
  onCaughtUp?: (missed: LiveMessage[]) => void;
  onWatchers?: (watchers: number) => void;
  /** This reader may not join; any other failure is tried again. */
  onRefused?: (code: string) => void;
  /** Fetches the state by HTTP, every few seconds while nothing is pushed. */
  poll?: () => Promise<unknown>;
};

/** `joining`: for the first time. `away`: nothing is pushed, though it was, or a join has failed. */
export type TopicStatus = "joining" | "joined" | "away";

export type ConnectionState = {
  status: "idle" | "connecting" | "connected" | "slow" | "reconnecting";
  attempt: number;
  /** By topic: a connection that stands says nothing of what is pushed over it. */
  topics: Readonly<Record<string, TopicStatus>>;
};

export type LiveClient = {
  /** Listens to a topic until the given function is called; listeners of one topic share its subscription. */
  listen: (topic: string, listener: TopicListener) => () => void;
  connection: StoreApi<ConnectionState>;
  /** Opens a new connection, for another person's session. */
  reconnect: () => void;
};

type LiveClientDeps = {
  createSocket: (events: SocketEvents) => LiveSocket;
  clock: ServerClock;
  monotonicMs: () => number;
  repeat: (run: () => void, ms: number) => () => void;
  /** Runs it once, after about so long; gives what prevents it. */
  later: (run: () => void, ms: number) => () => void;
};

type Topic = {
  listeners: Set<TopicListener>;
  gate: SequenceGate;
  /** Pushes that wait for the answer to a join; null while none is under way. */
  waiting: LiveMessage[] | null;
  isJoined: boolean;
  wasJoined: boolean;
  /** Joins in a row that failed. */
  failures: number;
  stopRetry: (() => void) | null;
};

const newTopic = (): Topic => ({
  listeners: new Set(),
  gate: createSequenceGate(),
  waiting: null,
  isJoined: false,
  wasJoined: false,
  failures: 0,
  stopRetry: null,
});

const statusOf = ({ isJoined, wasJoined, failures }: Topic): TopicStatus => {
  if (isJoined) return "joined";
  return wasJoined || failures > 0 ? "away" : "joining";
};

const PINGS = 5;
const RESYNC_MS = 60_000;
const POLL_MS = 5_000;
const SLOW_MS = 800;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;
/** Refusals that would be the same a second time. */
const LAST_WORDS = ["NOT_FOUND", "FORBIDDEN", "SIGN_IN_REQUIRED"];

export const createLiveClient = (deps: LiveClientDeps): LiveClient => {
  const topics = new Map<string, Topic>();
  const connection = createStore<ConnectionState>(() => ({ status: "idle", attempt: 0, topics: {} }));
  let stopTimers: (() => void)[] = [];
  const isConnected = () => ["connected", "slow"].includes(connection.getState().status);

  const tellTopics = (): void => {
    connection.setState({ topics: Object.fromEntries([...topics].map(([name, topic]) => [name, statusOf(topic)])) });
  };

  /** What was asked or waited for is void: another connection, or another listener, begins anew. */
  const askNoMore = (topic: Topic): void => {
    topic.waiting = null;
    topic.stopRetry?.();
    topic.stopRetry = null;
  };

  const setBackAll = (): void => {
    for (const topic of topics.values()) {
      askNoMore(topic);
      topic.isJoined = false;
      topic.failures = 0;
    }
    tellTopics();
  };

  const deliver = (topic: Topic, message: LiveMessage, origin: Origin): void => {
    topic.gate.hold(message);
    for (const listener of topic.listeners) listener.onMessage(message, origin);
  };

  const push = (name: string, topic: Topic, message: LiveMessage): void => {
    if (topic.waiting) {
      topic.waiting.push(message);
      return;
    }
    const verdict = topic.gate.judge(message, "push");
    if (verdict === "take") deliver(topic, message, "live");
    // What a join that failed has left open comes with its next attempt.
    if (verdict === "gap" && topic.stopRetry === null) void join(name, topic);
  };

  const takeAnswer = (topic: Topic, answer: Extract<JoinAnswer, { ok: true }>): void => {
    const isReturn = topic.wasJoined;
    const taken = answer.messages.filter((message) => {
      if (topic.gate.judge(message, "answer") !== "take") return false;
      deliver(topic, message, message.from === null ? "snapshot" : "missed");
      return true;
    });
    topic.isJoined = true;
    topic.wasJoined = true;
    topic.failures = 0;
    tellTopics();
    for (const listener of topic.listeners) {
      listener.onWatchers?.(answer.watchers);
      if (isReturn) listener.onCaughtUp?.(taken);
    }
  };

  const failJoin = (name: string, topic: Topic, code: string | null): void => {
    const waitMs = Math.min(FIRST_RETRY_MS * 2 ** topic.failures, LONGEST_RETRY_MS);
    topic.isJoined = false;
    topic.failures += 1;
    tellTopics();
    if (code !== null && LAST_WORDS.includes(code)) {
      for (const listener of topic.listeners) listener.onRefused?.(code);
      return;
    }
    topic.stopRetry = deps.later(() => {
      topic.stopRetry = null;
      void join(name, topic);
    }, waitMs);
  };

  const join = async (name: string, topic: Topic): Promise<void> => {
    if (topic.waiting || !isConnected()) return;
    const waiting: LiveMessage[] = [];
    topic.waiting = waiting;
    const since = topic.gate.since();
    const answer = await socket.join({ topic: name, ...(since === undefined ? {} : { since }) }).catch(() => null);
    // A new connection has begun another join meanwhile: what this one would bring, that one brings.
    if (topic.waiting !== waiting) return;
    topic.waiting = null;
    if (topics.get(name) !== topic) return;
    if (!answer?.ok) {
      failJoin(name, topic, answer?.code ?? null);
      return;
    }
    takeAnswer(topic, answer);
    for (const message of waiting) push(name, topic, message);
  };

  const synchronise = async (): Promise<void> => {
    const pings: Parameters<ServerClock["measure"]>[0] = [];
    for (let count = 0; count < PINGS && isConnected(); count += 1) {
      const sentMs = deps.monotonicMs();
      const answer = await socket.clock().catch(() => null);
      if (answer) pings.push({ serverTime: answer.serverTime, sentMs, receivedMs: deps.monotonicMs() });
    }
    if (pings.length === 0 || !isConnected()) return;
    deps.clock.measure(pings);
    connection.setState({ status: (deps.clock.roundTripMs() ?? 0) > SLOW_MS ? "slow" : "connected" });
  };

  const poll = (): void => {
    for (const topic of topics.values()) {
      if (isConnected() && topic.isJoined) continue;
      for (const listener of topic.listeners) void listener.poll?.().catch(() => null);
    }
  };

  const socket = deps.createSocket({
    connected: () => {
      connection.setState({ status: "connected", attempt: 0 });
      void synchronise();
      setBackAll();
      for (const [name, topic] of topics) void join(name, topic);
    },
    lost: () => {
      setBackAll();
      if (topics.size > 0) connection.setState({ status: "reconnecting" });
    },
    attempted: (attempt) => connection.setState({ status: "reconnecting", attempt }),
    change: (message) => {
      const topic = topics.get(message.topic);
      if (topic) push(message.topic, topic, message);
    },
    watchers: (message) => {
      for (const listener of topics.get(message.topic)?.listeners ?? []) listener.onWatchers?.(message.watchers);
    },
  });

  const start = (): void => {
    connection.setState({ status: "connecting", attempt: 0 });
    stopTimers = [deps.repeat(() => void synchronise(), RESYNC_MS), deps.repeat(poll, POLL_MS)];
    socket.open();
  };

  const stop = (): void => {
    for (const stopTimer of stopTimers) stopTimer();
    socket.close();
    setBackAll();
    connection.setState({ status: "idle", attempt: 0 });
  };

  return {
    connection,
    listen: (name, listener) => {
      if (topics.size === 0) start();
      const known = topics.get(name);
      const topic = known ?? newTopic();
      topic.listeners.add(listener);
      topics.set(name, topic);
      // A second listener needs the whole view: the topic begins anew, which the others take as a snapshot.
      if (known) {
        topic.gate = createSequenceGate();
        askNoMore(topic);
      }
      tellTopics();
      void join(name, topic);
      return () => {
        topic.listeners.delete(listener);
        if (topic.listeners.size > 0 || topics.get(name) !== topic) return;
        askNoMore(topic);
        topics.delete(name);
        tellTopics();
        if (isConnected()) socket.leave(name);
        if (topics.size === 0) stop();
      };
    },
    reconnect: () => {
      if (topics.size === 0) return;
      for (const topic of topics.values()) topic.gate = createSequenceGate();
      stop();
      start();
    },
  };
};
