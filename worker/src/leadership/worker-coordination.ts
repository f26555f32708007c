import { setMaxListeners } from "node:events";
import type { Leases } from "@naqsh/shared/platform/ports/leases";
import { createOutageOnlooker } from "../operations/outage-onlooker";
import type { WorkerPorts } from "../ports/worker-ports";
import { createLeaderDuties } from "./leader-duties";
import type { LeaderDuties } from "./leader-duties";
import { createLeaderElection } from "./leader-election";

/** How a worker is coordinated with others. `start` and `stop` go around the running of jobs. */
export type Coordination = {
  /** The duties of this process; null while it does not lead. */
  leader: () => LeaderDuties | null;
  /** The same, also while it waits for an operator to confirm the clock before it leads. */
  elected: () => LeaderDuties | null;
  /** Resolves when one of the workers leads. */
  leaderPresent: () => Promise<void>;
  /** Resolves when a job may act: no deadline can still move. */
  check: () => Promise<void>;
  start: (startJobs: () => Promise<void>, open: () => Promise<void>) => Promise<void>;
  stop: (stopJobs: () => Promise<void>) => Promise<void>;
};

/** For the only worker: it always leads. */
export const soleWorker = (ports: WorkerPorts): Coordination => {
  const leader = createLeaderDuties(ports);
  const stopping = new AbortController();
  let starting: Promise<void> = Promise.resolve();

  const start = async (startJobs: () => Promise<void>, open: () => Promise<void>): Promise<void> => {
    await leader.install();
    // Compensation costs nobody time: people are in, and decisions account for deadlines that have yet to move.
    await open();
    await leader.checkConfirmed(stopping.signal);
    stopping.signal.throwIfAborted();
    await startJobs();
    await leader.begin();
    stopping.signal.throwIfAborted();
  };

  return {
    leader: () => leader,
    elected: () => leader,
    leaderPresent: async () => undefined,
    check: leader.check,
    start: (startJobs, open) => (starting = start(startJobs, open)),
    stop: async (stopJobs) => {
      stopping.abort();
      // The caller of `start` hears of its failure. Nothing may begin after the stop.
      await starting.catch(() => undefined);
      await leader.end();
      await stopJobs();
      // If the disk is full, the earlier heartbeat stays. The time since then counts as lost and is given back.
      await leader.beat();
    },
  };
};

/** For one of several workers: it leads while it holds the lease. */
export const electedWorker = (ports: WorkerPorts, leases: Leases): Coordination => {
  const stopping = new AbortController();
  // Every job that waits for a fresh heartbeat listens.
  setMaxListeners(0, stopping.signal);
  const election = createLeaderElection(ports, leases);
  const onlook = createOutageOnlooker(ports, stopping.signal);
  const watchesTime = ports.config.watchesTime ?? true;
  const check = async (): Promise<void> => {
    if (watchesTime) await (election.leader()?.check ?? onlook)();
  };
  return {
    leader: election.leader,
    elected: election.elected,
    leaderPresent: check,
    check,
    start: async (startJobs, open) => {
      await open();
      election.begin();
      await startJobs();
    },
    stop: async (stopJobs) => {
      stopping.abort();
      await election.end();
      await stopJobs();
    },
  };
};
