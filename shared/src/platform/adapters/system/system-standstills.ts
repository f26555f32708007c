import type { Clock } from "../../ports/clock";
import type { Standstill, Standstills } from "../../ports/standstills";

const TICK_MS = 100;
/** An auction whose end lay in a standstill is closed within seconds of it. */
const KEPT_MS = 60_000;
/** The tick before a standstill may lie further back than what else tells of it. */
const ROOM_MS = 500;

type Parts = {
  clock: Clock;
  /** Every longer one counts; one that is shorter by less than a tick may. */
  fromMs: number;
  /** A longer one is somebody else's to find. */
  toMs: number;
  /** Milliseconds; no test's time and nobody's setting moves it. */
  monotonic?: () => number;
  /** Calls back every so many milliseconds; gives how to end that. */
  every?: (intervalMs: number, tick: () => void) => () => void;
};

const everyOfNode: NonNullable<Parts["every"]> = (intervalMs, tick) => {
  const interval = setInterval(tick, intervalMs).unref();
  return () => clearInterval(interval);
};

/**
 * Finds by a tick that comes late when the loop of this process stood still: for whatever reason, a pause of the collector, a
 * machine that was stopped, work that held it up. It ends with the first tick that is on time: by then what had arrived was read.
 */
export const watchStandstills = (parts: Parts): Standstills => {
  const { clock, fromMs, toMs, monotonic = () => performance.now(), every = everyOfNode } = parts;
  let last = { at: monotonic(), clockMs: clock.now() };
  let found: Standstill[] = [];
  let current: { from: number; gapMs: number } | null = null;
  let waiting: (() => void)[] = [];

  const tellAll = (): void => {
    const told = waiting;
    waiting = [];
    for (const tell of told) tell();
  };

  const notice = (): void => {
    const gapMs = monotonic() - last.at;
    if (gapMs <= fromMs) return;
    current ??= { from: last.clockMs, gapMs: 0 };
    current.gapMs = Math.max(current.gapMs, gapMs);
  };

  const end = ({ from, gapMs }: NonNullable<typeof current>): void => {
    current = null;
    const to = clock.now();
    if (gapMs <= toMs + ROOM_MS && to > from) found = [...found.filter((one) => one.to > to - KEPT_MS), { from, to }];
    tellAll();
  };

  const tick = (): void => {
    const isLate = monotonic() - last.at > fromMs;
    notice();
    last = { at: monotonic(), clockMs: clock.now() };
    // A loop that stands still again and again for as long as an outage keeps nobody waiting for ever.
    if (current !== null && (!isLate || clock.now() - current.from > toMs)) end(current);
  };

  const stop = every(TICK_MS, tick);

  const lately = (): readonly Standstill[] => {
    const since = clock.now() - KEPT_MS;
    return found.length === 0 ? found : found.filter(({ to }) => to > since);
  };

  const recent = (): readonly Standstill[] | Promise<readonly Standstill[]> => {
    notice();
    if (current !== null) return new Promise<void>((resolve) => waiting.push(resolve)).then(lately);
    return lately();
  };

  return {
    recent,
    close: () => {
      stop();
      current = null;
      last = { at: Infinity, clockMs: last.clockMs };
      tellAll();
    },
  };
};
