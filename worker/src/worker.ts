import type { Policy } from "@naqsh/shared/kernel/policy";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import { NO_TRACER } from "@naqsh/shared/platform/ports/tracer";
import { untilIdle } from "@naqsh/shared/platform/until-idle";
import { electedWorker, soleWorker } from "./leadership/worker-coordination";
import type { Coordination } from "./leadership/worker-coordination";
import type { JobDeps } from "./jobs/job-definition";
import { jobs as definitions } from "./jobs/all-jobs";
import { policies } from "./policies/all-policies";
import type { PolicyStatus } from "./runner/policy-lane";
import type { DeadJob } from "./ports/job-queue";
import type { ParkedFailure, PolicyCheckpoints } from "./ports/policy-checkpoints";
import { tracedJob } from "./runner/traced-effects";
import type { WorkerPorts } from "./ports/worker-ports";

export type { WorkerConfig, WorkerPorts } from "./ports/worker-ports";

export type WorkerStatus = {
  /** Whether this process runs the policies now. If another one does, `policies` holds the positions that it last saved. */
  acts: boolean;
  policies: PolicyStatus[];
  parked: number;
  deadJobs: number;
  /** Why nothing is written until an operator confirms the clock; null otherwise. */
  unconfirmedClock: string | null;
};

export type Worker = {
  /**
   * Calls `open`, which lets people in; compensates an outage, which ends at that moment; then runs jobs and policies. The views
   * must have reached the log's head. Rejects if `stop` is called first, also while it waits for an operator.
   */
  start: (open?: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
  /** Waits until every policy has reacted to all of the log and no due job is left. */
  settled: () => Promise<void>;
  parked: () => Promise<{ failures: ParkedFailure[]; deadJobs: DeadJob[] }>;
  /** Tries a parked failure, a stopped policy or a dead job again; false for an unknown id. */
  retry: (id: string) => Promise<boolean>;
  status: () => Promise<WorkerStatus>;
  /** During an outage: resolves when the lost time is recorded, so that decisions make up for it. Null otherwise. */
  caughtUp: () => Promise<void> | null;
  /** An operator confirms a clock that leapt. False if nobody waits for that. */
  confirmClock: () => boolean;
};

/** The status of policies that another worker runs, from its saved checkpoints. */
const lastKnownStatus = async (checkpoints: PolicyCheckpoints): Promise<PolicyStatus[]> => {
  const failures = await checkpoints.parked();
  const statusOf = async ({ name, onMoneyPath }: Policy): Promise<PolicyStatus> => {
    const failure = onMoneyPath ? failures.find(({ policy }) => policy === name) : undefined;
    const position = (await checkpoints.find(name)) ?? START_OF_LOG;
    const state = failure ? "stopped" : "running";
    return { policy: name, position, state, waiting: 0, reason: failure?.reason ?? null };
  };
  return Promise.all(policies.map(statusOf));
};

type Failures = Pick<Worker, "parked" | "retry">;

/** The parked failures of policies and the dead jobs. */
const failuresOf = ({ jobs, checkpoints }: WorkerPorts, coordination: Coordination): Failures => {
  /** Only the leader can resume a policy; another worker leaves the request in the store. */
  const retryFailure = async (id: string): Promise<boolean> => {
    const leader = coordination.leader();
    if (leader) return leader.retry(id);
    const failure = (await checkpoints.parked()).find((one) => one.id === id);
    if (failure) await checkpoints.park({ ...failure, retryAsked: true });
    return failure !== undefined;
  };

  return {
    parked: async () => ({ failures: await checkpoints.parked(), deadJobs: await jobs.dead() }),
    retry: async (id) => {
      if (await retryFailure(id)) return true;
      const dead = (await jobs.dead()).find((job) => job.id === id);
      if (dead) await jobs.retry(dead.queue, id);
      return dead !== undefined;
    },
  };
};

const handleJobs = (ports: WorkerPorts, coordination: Coordination): void => {
  const deps: JobDeps = { ...ports, publicUrl: ports.config.publicUrl };
  for (const { queue, name, run } of definitions) {
    ports.jobs.handle(queue, name, async (job) => {
      await coordination.check();
      await tracedJob(job, ports.tracer ?? NO_TRACER, () => run(job, deps));
    });
  }
};

export const createWorker = (ports: WorkerPorts): Worker => {
  const { store, jobs, checkpoints, leases } = ports;
  const coordination = leases ? electedWorker(ports, leases) : soleWorker(ports);
  const failures = failuresOf(ports, coordination);
  handleJobs(ports, coordination);
  return {
    ...failures,
    start: (open = async () => undefined) => coordination.start(jobs.start, open),
    stop: () => coordination.stop(jobs.stop),
    settled: () =>
      untilIdle(store, async () => {
        await coordination.leaderPresent();
        await coordination.leader()?.runner.settled();
        await jobs.idle();
      }),
    caughtUp: () => coordination.leader()?.caughtUp() ?? null,
    confirmClock: () => coordination.elected()?.confirmClock() ?? false,
    status: async () => {
      const parked = await failures.parked();
      const leader = coordination.leader();
      const known = leader ? leader.runner.status() : await lastKnownStatus(checkpoints);
      return {
        acts: leader !== null,
        policies: known,
        parked: parked.failures.length,
        deadJobs: parked.deadJobs.length,
        unconfirmedClock: coordination.elected()?.unconfirmed() ?? null,
      };
    },
  };
};
