import { setMaxListeners } from "node:events";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Leases } from "@naqsh/shared/platform/ports/leases";
import { NO_TRACER } from "@naqsh/shared/platform/ports/tracer";
import { untilLogRests } from "@naqsh/shared/platform/until-log-rests";
import { createActing } from "./acting";
import type { Acting } from "./acting";
import type { JobDeps } from "./job-definition";
import { jobs as definitions } from "./jobs";
import { createOutageOnlooker } from "./operations/outage-onlooker";
import { policies } from "./policies";
import type { PolicyStatus } from "./runner/policy-lane";
import type { DeadJob } from "./ports/job-queue";
import type { ParkedFailure, PolicyCheckpoints } from "./ports/policy-checkpoints";
import { tracedJob } from "./runner/traced-effects";
import { createTurns } from "./turns";
import type { WorkerPorts } from "./worker-ports";

export type { WorkerConfig, WorkerPorts } from "./worker-ports";

export type WorkerStatus = {
  /** Whether this process runs the policies now; where another does, their places are the ones that it wrote down last. */
  acts: boolean;
  policies: PolicyStatus[];
  parked: number;
  deadJobs: number;
  /** Why nothing is written until an operator confirms the clock; null otherwise. */
  unconfirmedClock: string | null;
};

export type Worker = {
  /**
   * Lets people in by `open`, makes an outage good, which ends there, then lets jobs and policies run. Views have to be at the log's
   * head by then. A stop ends it, also while it waits for an operator; then it rejects.
   */
  start: (open?: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
  /** Waits until every policy has reacted to all of the log and no due job is left. */
  settled: () => Promise<void>;
  parked: () => Promise<{ failures: ParkedFailure[]; deadJobs: DeadJob[] }>;
  /** Tries a parked failure, a stopped policy or a dead job again; false for an unknown id. */
  retry: (id: string) => Promise<boolean>;
  status: () => Promise<WorkerStatus>;
  /** While time was lost: answers when it is recorded, so that decisions make up for it; null otherwise. */
  caughtUp: () => Promise<void> | null;
  /** The operator's word that a clock that has leapt is right; false where nobody waits for it. */
  confirmClock: () => boolean;
};

/** Who acts: this worker always, or in its turns. `start` and `stop` go around the running of jobs. */
type Company = {
  acting: () => Acting | null;
  /** Who acts, or would if an operator confirmed the clock. */
  inTurn: () => Acting | null;
  /** Answers when one of the workers acts. */
  present: () => Promise<void>;
  /** Answers when a job may act. */
  check: () => Promise<void>;
  start: (startJobs: () => Promise<void>, open: () => Promise<void>) => Promise<void>;
  stop: (stopJobs: () => Promise<void>) => Promise<void>;
};

const alone = (ports: WorkerPorts): Company => {
  const acting = createActing(ports);
  const stopping = new AbortController();
  let starting: Promise<void> = Promise.resolve();

  const start = async (startJobs: () => Promise<void>, open: () => Promise<void>): Promise<void> => {
    await acting.install();
    // What making good takes is nobody's loss: people are in, and decisions look after what has yet to move.
    await open();
    await acting.checkConfirmed(stopping.signal);
    stopping.signal.throwIfAborted();
    await startJobs();
    await acting.begin();
    stopping.signal.throwIfAborted();
  };

  return {
    acting: () => acting,
    inTurn: () => acting,
    present: async () => undefined,
    check: acting.check,
    start: (startJobs, open) => (starting = start(startJobs, open)),
    stop: async (stopJobs) => {
      stopping.abort();
      // Whoever starts it hears of what went wrong; nothing may begin behind the stop.
      await starting.catch(() => undefined);
      await acting.end();
      await stopJobs();
      // A disk that is full keeps an earlier beat: the time until then was lost, and is given back.
      await acting.beat();
    },
  };
};

const amongOthers = (ports: WorkerPorts, leases: Leases): Company => {
  const stopping = new AbortController();
  // Every job that waits for whoever watches the time listens.
  setMaxListeners(0, stopping.signal);
  const turns = createTurns(ports, leases);
  const onlook = createOutageOnlooker(ports, stopping.signal);
  const watchesTime = ports.config.watchesTime ?? true;
  const check = async (): Promise<void> => {
    if (watchesTime) await (turns.acting()?.check ?? onlook)();
  };
  return {
    acting: turns.acting,
    inTurn: turns.inTurn,
    present: check,
    check,
    start: async (startJobs, open) => {
      await open();
      turns.begin();
      await startJobs();
    },
    stop: async (stopJobs) => {
      stopping.abort();
      await turns.end();
      await stopJobs();
    },
  };
};

/** How policies stand that another worker runs, as far as it has written it down. */
const statusElsewhere = async (checkpoints: PolicyCheckpoints): Promise<PolicyStatus[]> => {
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

/** What failed, of policies and of jobs. */
const failuresOf = ({ jobs, checkpoints }: WorkerPorts, company: Company): Failures => {
  /** Whoever acts takes it up: only there a policy can go on. */
  const retryFailure = async (id: string): Promise<boolean> => {
    const acting = company.acting();
    if (acting) return acting.retry(id);
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

const handleJobs = (ports: WorkerPorts, company: Company): void => {
  const deps: JobDeps = { ...ports, publicUrl: ports.config.publicUrl };
  for (const { queue, name, run } of definitions) {
    ports.jobs.handle(queue, name, async (job) => {
      await company.check();
      await tracedJob(job, ports.tracer ?? NO_TRACER, () => run(job, deps));
    });
  }
};

export const createWorker = (ports: WorkerPorts): Worker => {
  const { store, jobs, checkpoints, leases } = ports;
  const company = leases ? amongOthers(ports, leases) : alone(ports);
  const failures = failuresOf(ports, company);
  handleJobs(ports, company);
  return {
    ...failures,
    start: (open = async () => undefined) => company.start(jobs.start, open),
    stop: () => company.stop(jobs.stop),
    settled: () =>
      untilLogRests(store, async () => {
        await company.present();
        await company.acting()?.runner.settled();
        await jobs.idle();
      }),
    caughtUp: () => company.acting()?.caughtUp() ?? null,
    confirmClock: () => company.inTurn()?.confirmClock() ?? false,
    status: async () => {
      const parked = await failures.parked();
      const acting = company.acting();
      const known = acting ? acting.runner.status() : await statusElsewhere(checkpoints);
      return {
        acts: acting !== null,
        policies: known,
        parked: parked.failures.length,
        deadJobs: parked.deadJobs.length,
        unconfirmedClock: company.inTurn()?.unconfirmed() ?? null,
      };
    },
  };
};
