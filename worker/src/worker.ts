import type { Clock, Timer, Timers } from "@naqsh/shared/platform/ports/clock";
import type { LogReader } from "@naqsh/shared/platform/ports/event-store";
import type { Files } from "@naqsh/shared/platform/ports/files";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { NO_TRACER } from "@naqsh/shared/platform/ports/tracer";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";
import type { JobDeps } from "./job-definition";
import { jobs as definitions } from "./jobs";
import { createDeadlineSweep } from "./operations/deadline-sweep";
import { createJobDerivation } from "./operations/derive-jobs";
import { createOutageWatch } from "./operations/outage-watch";
import { policies } from "./policies";
import type { PolicyStatus } from "./policy-lane";
import { createPolicyRunner } from "./policy-runner";
import type { CommandBus } from "./ports/command-bus";
import type { Contacts } from "./ports/contacts";
import type { Deadlines } from "./ports/deadlines";
import type { DeadJob, JobMemory, JobQueue } from "./ports/job-queue";
import type { Outbids } from "./ports/outbids";
import type { Mail } from "./ports/mail";
import type { Payments } from "./ports/payments";
import type { ParkedFailure, PolicyCheckpoints } from "./ports/policy-checkpoints";
import { tracedJob } from "./traced-effects";

export type WorkerConfig = {
  /** Where people reach the site; begins the links of letters. */
  publicUrl: string;
  /** False where time is made up: no heartbeat, no outages, no sweep. */
  watchesTime?: boolean;
};

export type WorkerPorts = {
  store: LogReader;
  checkpoints: PolicyCheckpoints;
  jobs: JobQueue & JobMemory;
  commandBus: CommandBus;
  payments: Payments;
  mail: Mail;
  deadlines: Deadlines;
  contacts: Contacts;
  outbids: Outbids;
  files: Files;
  clock: Clock;
  timers: Timers;
  logger: Logger;
  /** Nothing is traced where it is left out. */
  tracer?: Tracer;
  config: WorkerConfig;
};

export type WorkerStatus = { policies: PolicyStatus[]; parked: number; deadJobs: number };

export type Worker = {
  /** Makes an outage good first, then lets jobs and policies run. Views have to be at the log's head by then. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Waits until every policy has reacted to all of the log and no due job is left. */
  settled: () => Promise<void>;
  parked: () => Promise<{ failures: ParkedFailure[]; deadJobs: DeadJob[] }>;
  /** Tries a parked failure, a stopped policy or a dead job again; false for an unknown id. */
  retry: (id: string) => Promise<boolean>;
  status: () => Promise<WorkerStatus>;
  /** After a sleep of the machine: answers when everyone's deadlines have moved by the time lost; null otherwise. */
  caughtUp: () => Promise<void> | null;
};

const HEARTBEAT_MS = 1_000;
const SWEEP_MS = 3_000;

export const createWorker = (ports: WorkerPorts): Worker => {
  const { store, jobs, timers, config } = ports;
  const runner = createPolicyRunner(policies, ports);
  const watch = createOutageWatch(ports);
  const sweep = createDeadlineSweep(ports);
  const deriveLostJobs = createJobDerivation(policies, ports);
  const watchesTime = config.watchesTime ?? true;
  const deps: JobDeps = { ...ports, publicUrl: config.publicUrl };
  let beats: Timer[] = [];

  // A timer that is overdue after a sleep must not act before the time lost is given back.
  const beforeActing = watchesTime ? watch.check : async (): Promise<void> => undefined;

  for (const { queue, name, run } of definitions) {
    jobs.handle(queue, name, async (job) => {
      await beforeActing();
      await tracedJob(job, ports.tracer ?? NO_TRACER, () => run(job, deps));
    });
  }

  const beginBeating = (): Timer[] => [
    timers.every(HEARTBEAT_MS, watch.beat),
    timers.every(SWEEP_MS, async () => {
      await beforeActing();
      await sweep();
    }),
    // Beside the sweep, which must not wait for a queue that is away.
    timers.every(SWEEP_MS, async () => void (await deriveLostJobs())),
  ];

  const settled = async (): Promise<void> => {
    for (let before = await store.head(); ; before = await store.head()) {
      await runner.settled();
      await jobs.idle();
      if ((await store.head()) === before) return;
    }
  };

  const parked: Worker["parked"] = async () => ({ failures: await runner.parked(), deadJobs: await jobs.dead() });

  return {
    start: async () => {
      await beforeActing();
      await jobs.start();
      await runner.start();
      if (watchesTime) beats = beginBeating();
    },
    stop: async () => {
      for (const beat of beats) beat.cancel();
      await runner.stop();
      await jobs.stop();
      if (watchesTime) await watch.beat();
    },
    settled,
    caughtUp: () => (watchesTime ? watch.caughtUp() : null),
    parked,
    retry: async (id) => {
      if (await runner.retry(id)) return true;
      const dead = (await jobs.dead()).find((job) => job.id === id);
      if (dead) await jobs.retry(dead.queue, id);
      return dead !== undefined;
    },
    status: async () => {
      const { failures, deadJobs } = await parked();
      return { policies: runner.status(), parked: failures.length, deadJobs: deadJobs.length };
    },
  };
};
