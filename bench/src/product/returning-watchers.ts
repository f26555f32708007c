/** Watchers of one auction, each with the product's own client and a connection of its own, in a process apart from the shop. */
import { LiveClient } from "@naqsh/client/lib/live/live-client";
import { createSocketIo } from "@naqsh/client/lib/live/socket-io";
import { answerAsked } from "./answer-asked";

type Watcher = {
  rows: Set<number>;
  attempts: number;
  returnedAt: number | null;
  isConnected: boolean;
  close: () => void;
};
type Rows = { rows?: { number: number }[] };

const AT_ONCE = 50;
const PATIENCE_MS = 30_000;

let watchers: Watcher[] = [];
/** Milliseconds on a clock that all processes of the machine share. */
const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const watch = (url: string, topic: string): Watcher => {
  const watcher: Watcher = {
    rows: new Set(),
    attempts: 0,
    returnedAt: null,
    isConnected: false,
    close: () => undefined,
  };
  const client = new LiveClient({
    createSocket: (events) => createSocketIo({ ...events, attempted: () => void (watcher.attempts += 1) }, url),
    clock: { roundTripMs: () => 1, measure: () => undefined },
    monotonicMs: () => performance.now(),
    repeat: () => () => undefined,
    later: (run, ms) => {
      const timer = setTimeout(run, ms * (0.5 + Math.random()));
      return () => clearTimeout(timer);
    },
    onReturn: () => () => undefined,
  });
  client.connection.subscribe(({ status }) => (watcher.isConnected = status === "connected" || status === "slow"));
  watcher.close = client.listen(topic, {
    onMessage: ({ patch }) => {
      for (const { number } of (patch as Rows).rows ?? []) watcher.rows.add(number);
    },
    onCaughtUp: () => (watcher.returnedAt = nowMs()),
  });
  return watcher;
};

const until = async (holds: (watcher: Watcher) => boolean): Promise<void> => {
  for (const end = nowMs() + PATIENCE_MS; !watchers.every(holds); await pause(20)) {
    if (nowMs() > end) throw new Error(`${watchers.filter((one) => !holds(one)).length} watchers did not come so far`);
  }
};

answerAsked({
  open: async ({ count, url, topic }: { count: number; url: string; topic: string }) => {
    while (watchers.length < count) {
      for (let some = 0; some < AT_ONCE && watchers.length < count; some += 1) watchers.push(watch(url, topic));
      await until(({ isConnected }) => isConnected);
    }
  },
  /** Waits until each shows a row. */
  show: ({ number }: { number: number }) => until(({ rows }) => rows.has(number)),
  leave: async () => {
    for (const watcher of watchers) Object.assign(watcher, { returnedAt: null, attempts: 0 });
  },
  /** Waits until all are back; gives when each was, and how many rows some of them were never shown. */
  back: async ({ first, last }: { first: number; last: number }) => {
    await until(({ returnedAt }) => returnedAt !== null);
    let missed = 0;
    for (const { rows } of watchers) for (let row = first; row <= last; row += 1) missed += rows.has(row) ? 0 : 1;
    const attempts = watchers.reduce((sum, watcher) => sum + watcher.attempts, 0);
    return { missed, attempts, returnedAt: watchers.map(({ returnedAt }) => returnedAt!).toSorted((a, b) => a - b) };
  },
  close: async () => {
    for (const { close } of watchers) close();
    watchers = [];
  },
  stop: () => process.exit(0),
});
process.send!({ ready: {} });
