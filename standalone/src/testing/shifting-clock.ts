import type { Clock, Timer, Timers } from "@naqsh/shared/platform/ports/clock";

type Pending = { atMs: number; task: () => void | Promise<void>; everyMs: number | null };

/** Smaller than the gap that the worker takes for an outage, with room for its heartbeat and for a slow machine. */
const STEP_MS = 2_000;
export type ShiftingClock = Clock & {
  timers: Timers;
  shift: (ms: number) => Promise<void>;
  /**
   * Leaps from one task that is due to the next, until each is `settled`. Only for a product in one process that does not watch
   * the time: one that does would take a leap for an outage.
   */
  pass: (ms: number, settled: () => Promise<void>) => Promise<void>;
  /** From now on it goes on at this part of its speed: what is to come soon leaves a slow machine time for what is before it. */
  slowDown: (rate: number) => void;
  /** Moves it at once, as a machine's that slept so long; what fell due meanwhile runs after that. */
  sleep: (ms: number) => void;
  stop: () => void;
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/**
 * The system's clock, which a test can push forward. `shift` moves it in small steps and runs what falls due in each,
 * so that a product under test lives through the time instead of finding a hole in it. How long that takes is no part of the
 * time, unless the clock `keepsUp` with those of other processes.
 */
export const createShiftingClock = ({ keepsUp = false }: { keepsUp?: boolean } = {}): ShiftingClock => {
  let rate = 1;
  let set = { atMs: Date.now(), ms: Date.now() };
  let heldMs: number | null = null;
  let wake: NodeJS.Timeout | undefined;
  const pending = new Set<Pending>();
  const now = (): number => heldMs ?? Math.floor(set.ms + (Date.now() - set.atMs) * rate);
  const setTo = (ms: number): void => void (set = { atMs: Date.now(), ms });

  const runDue = async (): Promise<void> => {
    const due = [...pending].filter((one) => one.atMs <= now()).sort((a, b) => a.atMs - b.atMs);
    for (const one of due) {
      if (!pending.has(one)) continue;
      if (one.everyMs === null) pending.delete(one);
      else one.atMs = now() + one.everyMs;
      await one.task();
    }
  };

  const arm = (): void => {
    clearTimeout(wake);
    const next = Math.min(...[...pending].map((one) => one.atMs));
    if (!Number.isFinite(next)) return;
    wake = setTimeout(() => void runDue().finally(arm), Math.min(Math.max(0, next - now()) / rate, 60_000));
  };

  const add = (one: Pending): Timer => {
    pending.add(one);
    arm();
    return { cancel: () => void pending.delete(one) };
  };

  return {
    now,
    timers: {
      at: (atMs, task) => add({ atMs, task, everyMs: null }),
      every: (everyMs, task) => add({ atMs: now() + everyMs, task, everyMs }),
    },
    shift: async (ms) => {
      for (let left = ms; left > 0; left -= STEP_MS) {
        const next = now() + Math.min(STEP_MS, left);
        if (keepsUp) setTo(next);
        else heldMs = next;
        await runDue();
        await pause();
      }
      setTo(now());
      heldMs = null;
      arm();
    },
    pass: async (ms, settled) => {
      const untilMs = now() + ms;
      const nextDue = (): number =>
        Math.min(untilMs, ...[...pending].filter(({ everyMs }) => everyMs === null).map(({ atMs }) => atMs));
      heldMs = now();
      await settled();
      do {
        heldMs = Math.max(heldMs, nextDue());
        await runDue();
        await settled();
      } while (now() < untilMs);
      setTo(now());
      heldMs = null;
      arm();
    },
    slowDown: (to) => {
      setTo(now());
      rate = to;
      arm();
    },
    sleep: (ms) => {
      setTo(now() + ms);
      arm();
    },
    stop: () => {
      clearTimeout(wake);
      pending.clear();
    },
  };
};
