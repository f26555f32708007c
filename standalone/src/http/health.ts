import type Koa from "koa";
import type { EmbeddedProfile } from "../embedded-profile";

/**
 * GET /health: the process lives. GET /ready: it can be used, 503 where a policy has stopped; what waits for an operator
 * is counted, and named behind the operator's door alone.
 */
export const health =
  (profile: Pick<EmbeddedProfile, "worker">): Koa.Middleware =>
  async (context, next) => {
    if (context.path === "/health") {
      context.body = { status: "alive" };
      return;
    }
    if (context.path !== "/ready") return next();
    const { policies, parked, deadJobs } = await profile.worker.status();
    const stopped = policies.filter(({ state }) => state === "stopped").map(({ policy }) => policy);
    context.status = stopped.length === 0 ? 200 : 503;
    context.body = { status: stopped.length === 0 ? "ready" : "stopped", stopped, parked, deadJobs };
  };
