import { createStore, type StoreApi } from "zustand/vanilla";
import type { ServerClock } from "../clock.store";
import type { LiveSocket, SocketEvents } from "./live-socket";
import { synchroniseClock } from "./synchronise-clock";
import { TopicSubscription, type TopicListener, type TopicStatus } from "./topic-subscription";

export type ConnectionState = {
  status: "idle" | "connecting" | "connected" | "slow" | "reconnecting";
  attempt: number;
  /** By topic: a connection that stands says nothing of what is pushed over it. */
  topics: Readonly<Record<string, TopicStatus>>;
};

type LiveClientDeps = {
  createSocket: (events: SocketEvents) => LiveSocket;
  clock: Pick<ServerClock, "measure" | "roundTripMs">;
  monotonicMs: () => number;
  repeat: (run: () => void, ms: number) => () => void;
  /** Runs it once, after about so long; gives what prevents it. */
  later: (run: () => void, ms: number) => () => void;
  /** Runs it whenever somebody comes back to the page; gives what ends that. */
  onReturn: (run: () => void) => () => void;
};

const RESYNC_MS = 60_000;
const POLL_MS = 5_000;
const SLOW_MS = 800;

/** One connection for all topics, open while anything is listened to. */
export class LiveClient {
  readonly connection: StoreApi<ConnectionState> = createStore<ConnectionState>(() => ({
    status: "idle",
    attempt: 0,
    topics: {},
  }));
  readonly #topics = new Map<string, TopicSubscription>();
  readonly #socket: LiveSocket;
  #stops: (() => void)[] = [];

  constructor(private readonly deps: LiveClientDeps) {
    this.#socket = deps.createSocket({
      connected: () => this.connected(),
      lost: () => this.lost(),
      attempted: (attempt) => this.connection.setState({ status: "reconnecting", attempt }),
      change: (message) => this.#topics.get(message.topic)?.push(message),
      watchers: ({ topic, watchers }) => this.#topics.get(topic)?.tellWatchers(watchers),
    });
  }

  /** Listens to a topic until the given function is called; listeners of one topic share its subscription. */
  listen(name: string, listener: TopicListener): () => void {
    if (this.#topics.size === 0) this.start();
    const known = this.#topics.get(name);
    const topic = known ?? this.open(name);
    topic.listeners.add(listener);
    // A second listener needs the whole view: the topic begins anew, which the others take as a snapshot.
    if (known) topic.forget();
    this.tellStatus();
    void topic.join();
    return () => {
      topic.listeners.delete(listener);
      if (topic.listeners.size === 0 && this.#topics.get(name) === topic) this.leave(name, topic);
    };
  }

  /** Opens a new connection, for another person's session. */
  reconnect(): void {
    if (this.#topics.size === 0) return;
    for (const topic of this.#topics.values()) topic.forget();
    this.stop();
    this.start();
  }

  get #isConnected(): boolean {
    return ["connected", "slow"].includes(this.connection.getState().status);
  }

  private open(name: string): TopicSubscription {
    const topic = new TopicSubscription(name, {
      join: (request) => this.#socket.join(request),
      isConnected: () => this.#isConnected,
      later: this.deps.later,
      onStatus: () => this.tellStatus(),
    });
    this.#topics.set(name, topic);
    return topic;
  }

  private leave(name: string, topic: TopicSubscription): void {
    topic.drop();
    this.#topics.delete(name);
    this.tellStatus();
    if (this.#isConnected) this.#socket.leave(name);
    if (this.#topics.size === 0) this.stop();
  }

  private start(): void {
    this.connection.setState({ status: "connecting", attempt: 0 });
    const { repeat, onReturn } = this.deps;
    this.#stops = [
      repeat(() => void this.synchronise(), RESYNC_MS),
      repeat(() => this.poll(), POLL_MS),
      // While a device sleeps, its monotonic clock may stand.
      onReturn(() => void this.synchronise()),
    ];
    this.#socket.open();
  }

  private stop(): void {
    for (const stop of this.#stops) stop();
    this.#socket.close();
    this.disconnectAll();
    this.connection.setState({ status: "idle", attempt: 0 });
  }

  private connected(): void {
    this.connection.setState({ status: "connected", attempt: 0 });
    void this.synchronise();
    this.disconnectAll();
    for (const topic of this.#topics.values()) void topic.join();
  }

  private lost(): void {
    this.disconnectAll();
    if (this.#topics.size > 0) this.connection.setState({ status: "reconnecting" });
  }

  private disconnectAll(): void {
    for (const topic of this.#topics.values()) topic.disconnect();
    this.tellStatus();
  }

  private tellStatus(): void {
    const statuses = [...this.#topics].map(([name, { status }]) => [name, status]);
    this.connection.setState({ topics: Object.fromEntries(statuses) as ConnectionState["topics"] });
  }

  private poll(): void {
    for (const topic of this.#topics.values()) topic.poll();
  }

  private async synchronise(): Promise<void> {
    const { clock, monotonicMs } = this.deps;
    const isConnected = (): boolean => this.#isConnected;
    if (!(await synchroniseClock(this.#socket, { clock, monotonicMs, isConnected }))) return;
    this.connection.setState({ status: (clock.roundTripMs() ?? 0) > SLOW_MS ? "slow" : "connected" });
  }
}
