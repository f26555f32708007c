import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Lease, Leases } from "@naqsh/shared/platform/ports/leases";
import { createLeaderDuties } from "./leader-duties";
import type { LeaderDuties } from "./leader-duties";
import { fencedPorts, WORKER_LEASE } from "./fenced-ports";
import { ClockUnconfirmed } from "../operations/outage-watch";
import type { WorkerPorts } from "../ports/worker-ports";

/** This worker's part in the leader election: while it leads, it has the leader's duties. */
export type LeaderElection = {
  /** Null while another worker leads, or none. */
  leader: () => LeaderDuties | null;
  /** The same, also while it waits for an operator to confirm the clock before it leads. */
  elected: () => LeaderDuties | null;
  begin: () => void;
  /** Ends the duties, saves their checkpoints, then releases the lease. */
  end: () => Promise<void>;
};

/** A retry that an operator asked another worker for starts within this time. */
const RETRIES_EVERY_MS = 1_000;

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

const retryWhatWasAsked = async (leader: LeaderDuties, { checkpoints }: WorkerPorts): Promise<void> => {
  for (const { retryAsked, ...failure } of await checkpoints.parked()) {
    if (retryAsked === undefined) continue;
    await checkpoints.park(failure);
    await leader.retry(failure.id);
  }
};

/**
 * Elects the leader by one lease for all policies, the heartbeat and the sweep. So the log is read once for all of them, and
 * deadlines move before anything continues. A new leader continues from the durable checkpoints.
 */
export const createLeaderElection = (ports: WorkerPorts, leases: Leases): LeaderElection => {
  const leaving = new AbortController();
  const released = new AbortController();
  let current: LeaderDuties | null = null;
  let elected: LeaderDuties | null = null;
  let running: Promise<void> = Promise.resolve();

  const lead = async (duties: LeaderDuties, fenced: WorkerPorts, lost: AbortSignal): Promise<void> => {
    await duties.install();
    await duties.checkConfirmed(AbortSignal.any([lost, leaving.signal]));
    await duties.begin();
    current = duties;
    const retries = fenced.timers.every(RETRIES_EVERY_MS, () => retryWhatWasAsked(duties, fenced));
    await whenAborted(AbortSignal.any([lost, leaving.signal]));
    retries.cancel();
  };

  const holdLeadership = async (lease: Lease): Promise<void> => {
    const fenced = fencedPorts(ports, lease);
    const duties = createLeaderDuties(fenced);
    elected = duties;
    try {
      await lead(duties, fenced, lease.signal);
      await duties.end();
      await duties.beat();
    } catch (error) {
      await duties.end().catch(() => undefined);
      // Without a confirmation no duty began, and the next leader asks for it again.
      if (!(error instanceof LeaseLost || error instanceof ClockUnconfirmed)) throw error;
    } finally {
      current = null;
      elected = null;
      if (leaving.signal.aborted) released.abort();
    }
  };

  return {
    leader: () => current,
    elected: () => elected,
    begin: () => {
      running = leases.hold(WORKER_LEASE, holdLeadership, released.signal);
    },
    end: async () => {
      leaving.abort();
      if (elected === null) released.abort();
      await running;
    },
  };
};
