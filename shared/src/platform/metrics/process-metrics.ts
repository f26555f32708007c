import { monitorEventLoopDelay } from "node:perf_hooks";
import type { AppendMeter } from "./append-meter";
import type { Metric } from "./exposition";
import type { HttpMeter } from "./http-meter";

const NANOSECONDS = 1e9;

/** A figure that rises and falls. */
export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: "gauge",
  samples: [{ value }],
});

const counter = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: "counter",
  samples: [{ value }],
});

/** How the log's appends went since the start. */
export const appendMetrics = (appends: AppendMeter): Metric[] => {
  const counts = appends.counts();
  return [
    counter("naqsh_appends_total", "Appends answered as durable since the start.", counts.appends),
    counter("naqsh_appended_events_total", "Events appended since the start.", counts.events),
    counter("naqsh_append_failures_total", "Appends refused or failed since the start.", counts.failures),
    appends.latency,
  ];
};

/** Watches this process; each call tells of the time since the last one. */
export const createProcessMetrics = (http: HttpMeter): (() => Metric[]) => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return () => {
    const metrics: Metric[] = [
      http.durations,
      {
        name: "naqsh_event_loop_delay_seconds",
        help: "How late the event loop was since the last question.",
        type: "gauge",
        samples: [
          { labels: { quantile: "0.5" }, value: delay.percentile(50) / NANOSECONDS },
          { labels: { quantile: "0.99" }, value: delay.percentile(99) / NANOSECONDS },
          { labels: { quantile: "1" }, value: delay.max / NANOSECONDS },
        ],
      },
      gauge("naqsh_resident_memory_bytes", "Memory of the process.", process.memoryUsage.rss()),
    ];
    delay.reset();
    return metrics;
  };
};
