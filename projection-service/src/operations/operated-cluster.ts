import type { OperationsOverview } from "@naqsh/shared/operations";
import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import type { LogLag } from "@naqsh/shared/platform/metrics/log-lag";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import type { SecurityNotes } from "@naqsh/shared/platform/security-notes";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import * as z from "zod";
import type { ProjectionService } from "../projection-service";
import type { OperatedRebuilds, OperatedShop } from "./operated-shop";

type ClusterParts = {
  service: Pick<ProjectionService, "status" | "watchers" | "isOpen" | "isAdministrator">;
  rebuilds: OperatedRebuilds;
  sessions: Sessions;
  security: SecurityNotes;
  clock: Clock;
  lag: Pick<LogLag, "behindMs">;
  /** The address of the worker's internal router. */
  worker: InternalClient;
};

const MemoryOfRedis = z.object({ holds: z.enum(["jobs", "sessions"]), usedBytes: z.number(), maxBytes: z.number() });
const WorkerStatus = z.object({
  policies: z.array(z.object({ policy: z.string(), state: z.string(), reason: z.nullable(z.string()) })),
  parked: z.array(
    z.object({ id: z.string(), what: z.string(), reason: z.string(), attempts: z.number(), at: z.string() }),
  ),
  /** A worker of an older build does not tell it. */
  memory: z.array(MemoryOfRedis).default([]),
});
const Retried = z.object({ retried: z.boolean() });

/** A worker that is silent shows as what it is to an operator: a thing that stands still. */
const statusOfWorker = async (worker: InternalClient): Promise<z.infer<typeof WorkerStatus>> => {
  try {
    return WorkerStatus.parse(await worker.get("/internal/status"));
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { policies: [{ policy: "worker", state: "stopped", reason: error.message }], parked: [], memory: [] };
  }
};

const overview = async ({ service, rebuilds, clock, lag, worker }: ClusterParts): Promise<OperationsOverview> => {
  const [{ policies, parked, memory }, tasks] = await Promise.all([statusOfWorker(worker), rebuilds.tasks()]);
  return {
    atMs: clock.now(),
    log: null,
    views: service.status().map(({ view, version, position, eventsSeen, stopped }) => ({
      view,
      version,
      position: null,
      behind: null,
      behindMs: lag.behindMs(position),
      met: eventsSeen,
      stopped,
      task: tasks.get(view) ?? null,
    })),
    policies: policies.map((policy) => ({ ...policy, position: null, behind: null })),
    parked,
    jobs: null,
    memory,
    watchers: service.watchers(),
    seconds: [],
  };
};

/** The shop in several processes, as its operator sees it from this node: its views, and what the worker tells. */
export const operatedCluster = (parts: ClusterParts): OperatedShop => ({
  sessions: parts.sessions,
  security: parts.security,
  isOpen: parts.service.isOpen,
  isAdministrator: parts.service.isAdministrator,
  views: () => parts.service.status().map(({ view }) => view),
  overview: () => overview(parts),
  rebuilds: parts.rebuilds,
  retry: async (id) =>
    Retried.parse(await parts.worker.post(`/internal/parked/${encodeURIComponent(id)}/retry`, {})).retried,
});
