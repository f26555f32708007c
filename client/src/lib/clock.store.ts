import { createContext, useContext, useSyncExternalStore } from "react";
import { createStore } from "zustand/vanilla";
import { firstViewTime } from "./first-view";

/** The time that a server told, between asking and its answer on the monotonic clock, all in milliseconds. */
export type Ping = { serverTime: number; sentMs: number; receivedMs: number };

type ClockState = {
  /** What to add to the monotonic clock to get the server's, milliseconds. */
  offsetMs: number;
  roundTripMs: number | null;
  /** The server's time at the last tick, milliseconds since the epoch. */
  nowMs: number;
};

export type ServerClock = {
  /** The server's time now, milliseconds since the epoch. */
  now: () => number;
  roundTripMs: () => number | null;
  /** Takes the answers to a handful of pings and trusts the one that travelled fastest. */
  measure: (pings: Ping[]) => void;
  /** Takes the time that any answer told: a clock that it shows to be wrong goes by it. */
  hear: (ping: Ping) => void;
  /** Tells of each tick, once a second on the server's second. */
  subscribe: (ticked: () => void) => () => void;
  tickMs: () => number;
};

type ClockDeps = {
  monotonicMs: () => number;
  /** The device's wall clock: only until the server's has been heard. */
  wallMs: () => number;
  setTimer: (run: () => void, ms: number) => unknown;
  clearTimer: (timer: never) => void;
};

const SECOND = 1000;
/** A server tells whole milliseconds: what it calls 5 lies between 5 and 6. */
const WHOLE_MS = 1;

/** The server was asked halfway, as far as anybody can tell. */
const offsetOf = ({ serverTime, sentMs, receivedMs }: Ping): number => serverTime - (sentMs + receivedMs) / 2;

/** One clock for the app: the server's, carried on by the monotonic clock; the device's own time decides nothing. */
export const createServerClock = (deps: ClockDeps): ServerClock => {
  const store = createStore<ClockState>(() => {
    const offsetMs = deps.wallMs() - deps.monotonicMs();
    return { offsetMs, roundTripMs: null, nowMs: offsetMs + deps.monotonicMs() };
  });
  let listeners = 0;
  let timer: unknown;

  const now = () => deps.monotonicMs() + store.getState().offsetMs;
  const set = (offsetMs: number) => store.setState({ offsetMs, nowMs: deps.monotonicMs() + offsetMs });
  const tick = () => {
    store.setState({ nowMs: now() });
    timer = deps.setTimer(tick, SECOND - (now() % SECOND) + 1);
  };

  return {
    now,
    roundTripMs: () => store.getState().roundTripMs,
    tickMs: () => store.getState().nowMs,
    measure: (pings) => {
      const best = pings.toSorted((a, b) => a.receivedMs - a.sentMs - (b.receivedMs - b.sentMs))[0];
      if (!best) return;
      store.setState({ roundTripMs: best.receivedMs - best.sentMs });
      set(offsetOf(best));
    },
    hear: (ping) => {
      const { offsetMs } = store.getState();
      const isPossible =
        ping.sentMs + offsetMs < ping.serverTime + WHOLE_MS && ping.serverTime <= ping.receivedMs + offsetMs;
      if (!isPossible) set(offsetOf(ping));
    },
    subscribe: (ticked) => {
      const unsubscribe = store.subscribe(ticked);
      listeners += 1;
      if (listeners === 1) tick();
      return () => {
        unsubscribe();
        listeners -= 1;
        if (listeners === 0) deps.clearTimer(timer as never);
      };
    },
  };
};

export const serverClock = createServerClock({
  monotonicMs: () => performance.now(),
  wallMs: () => Date.now(),
  setTimer: (run, ms) => setTimeout(run, ms),
  clearTimer: (timer) => clearTimeout(timer),
});

/** A moment of the past that a part of the screen shows (a replay), milliseconds since the epoch; null: now. */
export const ShownMoment = createContext<number | null>(null);

/**
 * What something is at the server's time (milliseconds since the epoch), which it is asked for once a second; renders again only
 * when the answer is another, so that answers are values and not objects. Within a replay: at the moment it shows.
 */
export const useAtNow = <Value>(valueAt: (nowMs: number) => Value): Value => {
  const shown = useContext(ShownMoment);
  return useSyncExternalStore(
    serverClock.subscribe,
    () => valueAt(shown ?? serverClock.tickMs()),
    () => valueAt(shown ?? firstViewTime() ?? serverClock.tickMs()),
  );
};

const itself = (nowMs: number): number => nowMs;

/** The server's time, milliseconds since the epoch; renders again once a second. Within a replay: the moment it shows. */
export const useNow = (): number => useAtNow(itself);
