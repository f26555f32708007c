import { createSystemBootClock } from "@naqsh/shared/platform/adapters/system/system-boot-clock";
import { createLogLag } from "@naqsh/shared/platform/metrics/log-lag";
import type { LogLag } from "@naqsh/shared/platform/metrics/log-lag";
import type { Metric } from "@naqsh/shared/platform/metrics/exposition";
import { gauge } from "@naqsh/shared/platform/metrics/process-metrics";
import { machineFor } from "@naqsh/shared/platform/service/machine";
import type { Machine } from "@naqsh/shared/platform/service/machine";
import { serveService } from "@naqsh/shared/platform/service/serve-service";
import type { Readiness, ServedService } from "@naqsh/shared/platform/service/serve-service";
import type { WorkerProcessConfig } from "./config";
import { whenAvailable } from "@naqsh/shared/platform/service/when-available";
import { internalOperations } from "./http/internal-operations";
import { openWorkerPorts } from "./open-worker-ports";
import { createWorker } from "./worker";
import { watchMemory } from "./operations/watch-memory";
import type { Worker, WorkerStatus } from "./worker";

const SECOND_MS = 1_000;

/** What runs elsewhere is told there: the places that it wrote down last lie behind. */
const ownPolicies = ({ acts, policies }: Pick<WorkerStatus, "acts" | "policies">): WorkerStatus["policies"] =>
  acts ? policies : [];

const readinessOf = async (worker: Worker): Promise<Readiness> => {
  const { parked, deadJobs, unconfirmedClock, ...status } = await worker.status();
  const policies = ownPolicies(status).filter(({ state }) => state === "stopped");
  const stopped = [...policies.map(({ policy }) => policy), ...(unconfirmedClock === null ? [] : ["clock"])];
  return { status: stopped.length > 0 ? "stopped" : "ready", stopped, parked, deadJobs };
};

const metricsOf = async (worker: Worker, lag: LogLag): Promise<Metric[]> => {
  const { parked, deadJobs, ...status } = await worker.status();
  const policies = ownPolicies(status);
  return [
    {
      name: "naqsh_policy_lag_seconds",
      help: "For how long the log has held what the policy has yet to handle.",
      type: "gauge",
      samples: policies.map(({ policy, position }) => ({
        labels: { policy },
        value: lag.behindMs(position) / SECOND_MS,
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
  ];
};

/** The worker as a process of its own. @throws if a port cannot be opened */
export const serveWorker = async (
  config: WorkerProcessConfig,
  given: Partial<Machine> = {},
): Promise<ServedService & { worker: Worker }> => {
  const machine = machineFor(config, given);
  const ports = await openWorkerPorts(config, machine);
  const worker = createWorker({
    ...ports,
    ...(!given.clock && { bootClock: createSystemBootClock() }),
    config: { publicUrl: config.publicUrl, asksAboutLeaps: !config.isDemo },
  });
  const lag = createLogLag(ports.store, machine);
  const memory = watchMemory(config, machine);
  const stopping = new AbortController();
  const served = await serveService({
    config,
    logger: machine.logger,
    routes: internalOperations(worker, memory.uses),
    readiness: () => readinessOf(worker),
    metrics: async () => [...(await metricsOf(worker, lag)), ...memory.metrics()],
    start: async () => {
      await whenAvailable(ports.checkParts, {
        waitingFor: "the log, the keys and what the worker remembers",
        logger: machine.logger,
        signal: stopping.signal,
      });
      // It begins with a look at every deadline: the views have to be there, at the log's head.
      await whenAvailable(ports.deadlines.all, {
        waitingFor: "the views before the worker begins",
        logger: machine.logger,
        signal: stopping.signal,
      });
      await worker.start();
    },
    stop: async () => {
      stopping.abort();
      lag.close();
      await worker.stop();
      await Promise.all([ports.close(), memory.close()]);
    },
  });
  return { ...served, worker };
};
