import { CLOSE_AUCTION } from "../auction/auction-jobs";
import { createDeadlineSweep } from "../operations/deadline-sweep";
import { createJobDerivation } from "../operations/derive-jobs";
import { beatSteadily } from "../operations/beat-steadily";
import { retryCompensation } from "../operations/outage-compensation";
import { pauseFor } from "@naqsh/shared/platform/leases/pause-for";
import { createThrottledLog } from "@naqsh/shared/platform/throttled-log";
import { ClockUnconfirmed, createOutageWatch } from "../operations/outage-watch";
import { policies } from "../policies/all-policies";
import { installPolicies } from "../runner/install-policies";
import { PolicyRunner } from "../runner/policy-runner";
import { createTrackedTimers } from "../runner/tracked-timers";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { WorkerPorts } from "../ports/worker-ports";

/** What only the leader does: it runs the policies, the heartbeat and the deadline sweep. Jobs run on any worker. */
export type LeaderDuties = {
  runner: PolicyRunner;
  /** Retries a failure. False if the id is unknown. */
  retry: (id: string) => Promise<boolean>;
  /** Has to come first: a shop counts as new for its policies until the first heartbeat. */
  install: () => Promise<void>;
  /** Resolves when no deadline can still move. */
  check: () => Promise<void>;
  caughtUp: () => Promise<void> | null;
  /** Like `check`, but waits for an operator if the clock leapt. */
  checkConfirmed: (signal: AbortSignal) => Promise<void>;
  confirmClock: () => boolean;
  unconfirmed: () => string | null;
  begin: () => Promise<void>;
  end: () => Promise<void>;
  /** Saves a heartbeat if bids can be placed. Does nothing if time is simulated. */
  beat: () => Promise<void>;
};

const SWEEP_MS = 1_000;
/** After an operator has confirmed the clock, nobody waits longer than this. */
const LOOK_AGAIN_MS = 250;

export const createLeaderDuties = (ports: WorkerPorts): LeaderDuties => {
  const { timers, config } = ports;
  // Auctions that end together are all closed before the consequences of the first are handled.
  const runner = new PolicyRunner(policies, { ...ports, firstQueue: CLOSE_AUCTION.queue });
  const watch = createOutageWatch(ports);
  const sweep = createDeadlineSweep(ports);
  const stopping = new AbortController();
  const deriveLostJobs = createJobDerivation(policies, { ...ports, stopping: stopping.signal });
  const tracked = createTrackedTimers(timers);
  const watchesTime = config.watchesTime ?? true;
  let isNewShop = false;

  // After the machine slept, an overdue timer must not act before the lost time is given back.
  const check = watchesTime ? watch.check : async (): Promise<void> => undefined;

  /** False while no bid can be placed. The heartbeat reports that to operators. */
  const mayAct = async (): Promise<boolean> => {
    try {
      await check();
      return true;
    } catch (error) {
      if (error instanceof Unavailable) return false;
      throw error;
    }
  };

  const beginBeating = (): void => {
    beatSteadily(watch.beat, { ...ports, timers: tracked });
    tracked.every(SWEEP_MS, async () => {
      if (await mayAct()) await sweep();
    });
    // A timer of its own: the sweep must not wait for an unavailable queue.
    tracked.every(SWEEP_MS, async () => void (await deriveLostJobs({ isNewShop })));
  };

  return {
    runner,
    retry: async (id) => (await runner.retry(id)) || retryCompensation(id, ports),
    install: async () => {
      isNewShop = (await ports.checkpoints.heartbeat()) === null;
      await installPolicies(policies, ports.checkpoints, ports.store);
    },
    check,
    checkConfirmed: async (signal) => {
      const logTrouble = createThrottledLog(ports.logger, ports.clock, "Nothing is written now", "error");
      for (;;) {
        try {
          return await check();
        } catch (error) {
          if (!(error instanceof ClockUnconfirmed) || signal.aborted) throw error;
          logTrouble(error.message, { alert: true });
          await pauseFor(LOOK_AGAIN_MS, signal, ports);
        }
      }
    },
    confirmClock: watch.confirmClock,
    unconfirmed: watch.unconfirmed,
    caughtUp: () => (watchesTime ? watch.caughtUp() : null),
    begin: async () => {
      await runner.start();
      if (watchesTime) beginBeating();
    },
    end: async () => {
      stopping.abort();
      await tracked.end();
      await runner.stop();
    },
    beat: async () => {
      if (!watchesTime) return;
      try {
        await watch.beat();
      } catch (error) {
        // The last heartbeat stays: from then on time counts as lost.
        if (!(error instanceof Unavailable)) throw error;
      }
    },
  };
};
