import type Koa from "koa";
import type { EmbeddedProfile } from "../embedded/embedded-profile";
import { shopStatus } from "../operations/shop-status";

type Watched = Pick<EmbeddedProfile, "worker" | "projections" | "log" | "jobs">;

/** So far behind, people see an old shop. */
const MOST_BEHIND = 10_000;

/**
 * GET /health: the process lives. GET /ready: it can be used, 503 if the log takes nothing, a view or a policy has
 * stopped, or a view lags far behind; what waits for an operator is counted, and named behind the operator socket alone.
 */
export const health =
  (profile: Watched): Koa.Middleware =>
  async (context, next) => {
    if (context.path === "/health") {
      context.body = { status: "alive" };
      return;
    }
    if (context.path !== "/ready") return next();
    const { policies, views, log, parked, deadJobs, unconfirmedClock } = await shopStatus(profile);
    const stopped = [
      ...(log.failure === null ? [] : ["log"]),
      ...(unconfirmedClock === null ? [] : ["clock"]),
      ...views.filter((view) => view.stopped !== null).map(({ view }) => view),
      ...policies.filter(({ state }) => state === "stopped").map(({ policy }) => policy),
    ];
    const behind = views.filter((view) => view.behind > MOST_BEHIND).map(({ view }) => view);
    const lagging = behind.length > 0 ? "behind" : "ready";
    const status = stopped.length > 0 ? "stopped" : lagging;
    context.status = status === "ready" ? 200 : 503;
    context.body = { status, stopped, behind, parked, deadJobs };
  };
