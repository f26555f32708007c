import type Koa from "koa";
import { CONTENT_TYPE, exposed } from "@naqsh/shared/platform/metrics/exposition";
import type { Metric } from "@naqsh/shared/platform/metrics/exposition";
import type { HttpMeter } from "@naqsh/shared/platform/metrics/http-meter";
import { appendMetrics, createProcessMetrics, gauge } from "@naqsh/shared/platform/metrics/process-metrics";
import type { EmbeddedProfile } from "../embedded/embedded-profile";
import { shopStatus } from "../operations/shop-status";
import type { ShopStatus } from "../operations/shop-status";

const logMetrics = ({ log }: ShopStatus, { appends }: EmbeddedProfile): Metric[] => [
  ...appendMetrics(appends),
  gauge("naqsh_log_events", "Events in the log; the position of its head.", log.events),
  gauge("naqsh_log_bytes", "Bytes of the log.", log.bytes),
  gauge("naqsh_log_segments", "Files of the log.", log.segments),
  gauge("naqsh_log_writable", "0 once the disk has failed.", log.failure === null ? 1 : 0),
];

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
    each(
      "naqsh_view_met_events_total",
      { help: "Events met since the start.", type: "counter" },
      ({ eventsSeen }) => eventsSeen,
    ),
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

/** What came through another server is not for the monitor of this machine. */
const isOfThisMachine = ({ req, headers }: Koa.Context): boolean =>
  headers["x-forwarded-for"] === undefined &&
  headers.forwarded === undefined &&
  ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(req.socket.remoteAddress ?? "");

/** GET /metrics in Prometheus' text format, for this machine alone. */
export const metrics = (profile: EmbeddedProfile, http: HttpMeter): Koa.Middleware => {
  const processMetrics = createProcessMetrics(http);
  return async (context, next) => {
    if (context.path !== "/metrics" || !isOfThisMachine(context)) return next();
    const status = await shopStatus(profile);
    context.type = CONTENT_TYPE;
    context.body = await exposed([
      ...logMetrics(status, profile),
      ...viewMetrics(status),
      ...workerMetrics(status, profile),
      gauge("naqsh_live_watchers", "Open live connections.", profile.projections.watchers()),
      ...processMetrics(),
    ]);
  };
};
