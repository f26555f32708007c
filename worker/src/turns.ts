import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Lease, Leases } from "@naqsh/shared/platform/ports/leases";
import { createActing } from "./acting";
import type { Acting } from "./acting";
import { ClockUnconfirmed } from "./operations/outage-watch";
import { underLease, WORKER_LEASE } from "./under-lease";
import type { WorkerPorts } from "./worker-ports";

/** The turns that this worker has at acting for all; other workers have theirs. */
export type Turns = {
  /** Null while another worker acts, or nobody. */
  acting: () => Acting | null;
  /** Whose turn it is, also while it waits for an operator to confirm the clock. */
  inTurn: () => Acting | null;
  begin: () => void;
  /** Ends what it does, writes down where it is, then leaves the turn to others. */
  end: () => Promise<void>;
};

/** A retry that was asked of another worker is taken up within this. */
const TAKE_UP_MS = 1_000;

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

const takeUpRetries = async (acting: Acting, { checkpoints }: WorkerPorts): Promise<void> => {
  for (const { retryAsked, ...failure } of await checkpoints.parked()) {
    if (retryAsked === undefined) continue;
    await checkpoints.park(failure);
    await acting.retry(failure.id);
  }
};

/**
 * One lease for all policies, the heartbeat and the sweep: the log is read once for all of them, and deadlines move before
 * anything of theirs goes on. Who takes over goes on from the durable checkpoints.
 */
export const createTurns = (ports: WorkerPorts, leases: Leases): Turns => {
  const leaving = new AbortController();
  const over = new AbortController();
  let current: Acting | null = null;
  let inTurn: Acting | null = null;
  let running: Promise<void> = Promise.resolve();

  const act = async (mine: Acting, own: WorkerPorts, lost: AbortSignal): Promise<void> => {
    await mine.install();
    await mine.checkConfirmed(AbortSignal.any([lost, leaving.signal]));
    await mine.begin();
    current = mine;
    const retries = own.timers.every(TAKE_UP_MS, () => takeUpRetries(mine, own));
    await whenAborted(AbortSignal.any([lost, leaving.signal]));
    retries.cancel();
  };

  const turn = async (lease: Lease): Promise<void> => {
    const own = underLease(ports, lease);
    const mine = createActing(own);
    inTurn = mine;
    try {
      await act(mine, own, lease.signal);
      await mine.end();
      await mine.beat();
    } catch (error) {
      await mine.end().catch(() => undefined);
      // Without a confirmation there was nothing to begin, and the next in turn asks for it again.
      if (!(error instanceof LeaseLost || error instanceof ClockUnconfirmed)) throw error;
    } finally {
      current = null;
      inTurn = null;
      if (leaving.signal.aborted) over.abort();
    }
  };

  return {
    acting: () => current,
    inTurn: () => inTurn,
    begin: () => {
      running = leases.hold(WORKER_LEASE, turn, over.signal);
    },
    end: async () => {
      leaving.abort();
      if (inTurn === null) over.abort();
      await running;
    },
  };
};
