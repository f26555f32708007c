import { Histogram } from "prom-client";
import type { AppendSecond } from "../../operations";
import type { Clock } from "../ports/clock";
import type { EventStore } from "../ports/event-store";

export type AppendMeter = {
  around: (append: EventStore["append"]) => EventStore["append"];
  latency: Histogram;
  counts: () => { appends: number; events: number; failures: number };
  /** The last minutes, oldest first; a second without appends is left out. */
  seconds: () => AppendSecond[];
};

const KEPT_SECONDS = 300;
const SECOND_MS = 1_000;

type OpenSecond = { second: number; events: number; tookMs: number[] };

/** Measures every append of the log, from the call to the answer that it is on disk. */
export const createAppendMeter = (clock: Pick<Clock, "now">): AppendMeter => {
  const latency = new Histogram({
    name: "naqsh_append_duration_seconds",
    help: "From the call to the answer that it is on disk.",
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [],
  });
  const counts = { appends: 0, events: 0, failures: 0 };
  const kept: AppendSecond[] = [];
  let open: OpenSecond | null = null;

  const close = ({ second, events, tookMs }: OpenSecond): void => {
    const sorted = tookMs.toSorted((a, b) => a - b);
    const medianMs = sorted[sorted.length >> 1] ?? 0;
    kept.push({ atMs: second * SECOND_MS, appends: sorted.length, events, medianMs, slowestMs: sorted.at(-1) ?? 0 });
    if (kept.length > KEPT_SECONDS) kept.shift();
  };

  const note = (events: number, tookMs: number): void => {
    counts.appends += 1;
    counts.events += events;
    latency.observe(tookMs / SECOND_MS);
    const second = Math.floor(clock.now() / SECOND_MS);
    if (open !== null && open.second !== second) {
      close(open);
      open = null;
    }
    open ??= { second, events: 0, tookMs: [] };
    open.events += events;
    open.tookMs.push(tookMs);
  };

  return {
    around: (append) => async (stream, expected, events) => {
      const begun = performance.now();
      try {
        const result = await append(stream, expected, events);
        note(events.length, performance.now() - begun);
        return result;
      } catch (error) {
        counts.failures += 1;
        throw error;
      }
    },
    latency,
    counts: () => counts,
    seconds: () => {
      const now = Math.floor(clock.now() / SECOND_MS);
      if (open !== null && open.second < now) {
        close(open);
        open = null;
      }
      return kept.filter(({ atMs }) => atMs > (now - KEPT_SECONDS) * SECOND_MS);
    },
  };
};
