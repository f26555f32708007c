import { monitorEventLoopDelay } from "node:perf_hooks";
import type { IntervalHistogram } from "node:perf_hooks";
import type Koa from "koa";
import type { EmbeddedProfile } from "../embedded-profile";
import { CONTENT_TYPE, exposed } from "../operations/exposition";
import type { Metric } from "../operations/exposition";
import { shopStatus } from "../operations/shop-status";
import type { ShopStatus } from "../operations/shop-status";
import type { HttpMeter } from "./http-meter";

const NANOSECONDS = 1e9;

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: "gauge",
  samples: [{ value }],
});

const logMetrics = ({ log }: ShopStatus, { appends }: EmbeddedProfile): Metric[] => {
  const counts = appends.counts();
  const counter = (name: string, help: string, value: number): Metric => ({
    name,
    help,
    type: "counter",
    samples: [{ value }],
  });
  return [
    counter("naqsh_appends_total", "Appends answered as durable since the start.", counts.appends),
    counter("naqsh_appended_events_total", "Events appended since the start.", counts.events),
    counter("naqsh_append_failures_total", "Appends refused or failed since the start.", counts.failures),
    {
      name: "naqsh_append_duration_seconds",
      help: "From the call to the answer that it is on disk.",
      type: "histogram",
      samples: [{ histogram: appends.latency }],
    },
    gauge("naqsh_log_events", "Events in the log; the position of its head.", log.events),
    gauge("naqsh_log_bytes", "Bytes of the log.", log.bytes),
    gauge("naqsh_log_segments", "Files of the log.", log.segments),
    gauge("naqsh_log_writable", "0 once the disk has failed.", log.failure === null ? 1 : 0),
  ];
};

const viewMetrics = ({ views, log }: ShopStatus): Metric[] => {
  const each = (
    name: string,
    text: { help: string; type?: "counter" },
    of: (view: ShopStatus["views"][number]) => number,
  ): Metric => ({
    name,
    help: text.help,
    type: text.type ?? "gauge",
    samples: views.map((view) => ({ labels: { view: view.view }, value: of(view) })),
  });
  return [
    each(
      "naqsh_view_position",
      { help: "Events of the log that the view has met." },
      ({ behind }) => log.events - behind,
    ),
    each("naqsh_view_lag_events", { help: "Events that the view has yet to meet." }, ({ behind }) => behind),
    each("naqsh_view_met_events_total", { help: "Events met since the start.", type: "counter" }, ({ met }) => met),
    each("naqsh_view_stopped", { help: "1 where its projection failed." }, ({ stopped }) => (stopped === null ? 0 : 1)),
  ];
};

const workerMetrics = ({ policies, parked, deadJobs, jobs, log }: ShopStatus, profile: EmbeddedProfile): Metric[] => [
  {
    name: "naqsh_policy_position",
    help: "Events of the log that the policy has handled.",
    type: "gauge",
    samples: policies.map(({ policy, position }) => ({
      labels: { policy },
      value: log.events - profile.log.behind(position),
    })),
  },
  {
    name: "naqsh_policy_stopped",
    help: "1 where it waits for an operator.",
    type: "gauge",
    samples: policies.map(({ policy, state }) => ({ labels: { policy }, value: state === "stopped" ? 1 : 0 })),
  },
  gauge("naqsh_parked_failures", "Effects that wait for an operator.", parked),
  gauge("naqsh_dead_jobs", "Jobs that failed for the last time.", deadJobs),
  gauge("naqsh_jobs_due", "Jobs that are due or running.", jobs.due),
  gauge("naqsh_jobs_waiting", "Jobs that wait for their time.", jobs.waiting),
];

const processMetrics = (profile: EmbeddedProfile, http: HttpMeter, delay: IntervalHistogram): Metric[] => [
  gauge("naqsh_live_watchers", "Open live connections.", profile.projections.watchers()),
  {
    name: "naqsh_http_request_duration_seconds",
    help: "From a request's arrival to the last byte of its answer.",
    type: "histogram",
    samples: http.durations(),
  },
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

/** What came through another server is not for the monitor of this machine. */
const isOfThisMachine = ({ req, headers }: Koa.Context): boolean =>
  headers["x-forwarded-for"] === undefined &&
  headers.forwarded === undefined &&
  ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(req.socket.remoteAddress ?? "");

/** GET /metrics in Prometheus' text format, for this machine alone. */
export const metrics = (profile: EmbeddedProfile, http: HttpMeter): Koa.Middleware => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return async (context, next) => {
    if (context.path !== "/metrics" || !isOfThisMachine(context)) return next();
    const status = await shopStatus(profile);
    context.type = CONTENT_TYPE;
    context.body = exposed([
      ...logMetrics(status, profile),
      ...viewMetrics(status),
      ...workerMetrics(status, profile),
      ...processMetrics(profile, http, delay),
    ]);
    delay.reset();
  };
};
