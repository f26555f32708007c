import { CLOSE_AUCTION } from "./auction/auction-jobs";
import { createDeadlineSweep } from "./operations/deadline-sweep";
import { createJobDerivation } from "./operations/derive-jobs";
import { beatSteadily } from "./operations/beat-steadily";
import { retryCompensation } from "./operations/outage-compensation";
import { pauseFor } from "@naqsh/shared/platform/leases/pause-for";
import { createTroubleTeller } from "@naqsh/shared/platform/trouble-teller";
import { ClockUnconfirmed, createOutageWatch } from "./operations/outage-watch";
import { policies } from "./policies";
import { installPolicies } from "./runner/install-policies";
import { PolicyRunner } from "./runner/policy-runner";
import { createTrackedTimers } from "./runner/tracked-timers";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { WorkerPorts } from "./worker-ports";

/** What one worker does for all: the policies, the heartbeat, the sweep. Jobs run on any worker. */
export type Acting = {
  runner: PolicyRunner;
  /** Tries what failed again; false for an unknown id. */
  retry: (id: string) => Promise<boolean>;
  /** Comes first: a shop is new for its policies as long as nobody has beaten for it. */
  install: () => Promise<void>;
  /** Answers when no deadline may still move. */
  check: () => Promise<void>;
  caughtUp: () => Promise<void> | null;
  /** Answers as `check` does, once an operator has confirmed a clock that leapt. */
  checkConfirmed: (signal: AbortSignal) => Promise<void>;
  confirmClock: () => boolean;
  unconfirmed: () => string | null;
  begin: () => Promise<void>;
  end: () => Promise<void>;
  /** Writes down that bids are taken, if they are; nothing where time is made up. */
  beat: () => Promise<void>;
};

const SWEEP_MS = 1_000;
/** An operator who has confirmed the clock waits no longer for it. */
const LOOK_AGAIN_MS = 250;

export const createActing = (ports: WorkerPorts): Acting => {
  const { timers, config } = ports;
  // Auctions that end together are closed before what follows from the first of them is done.
  const runner = new PolicyRunner(policies, { ...ports, firstQueue: CLOSE_AUCTION.queue });
  const watch = createOutageWatch(ports);
  const sweep = createDeadlineSweep(ports);
  const stopping = new AbortController();
  const deriveLostJobs = createJobDerivation(policies, { ...ports, stopping: stopping.signal });
  const tracked = createTrackedTimers(timers);
  const watchesTime = config.watchesTime ?? true;
  let isNewShop = false;

  // A timer that is overdue after a sleep must not act before the time lost is given back.
  const check = watchesTime ? watch.check : async (): Promise<void> => undefined;

  /** False while no bid can be taken, which the beat tells operators. */
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
    // Beside the sweep, which must not wait for a queue that is away.
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
      const tellOfTrouble = createTroubleTeller(ports.logger, ports.clock, "Nothing is written now", "error");
      for (;;) {
        try {
          return await check();
        } catch (error) {
          if (!(error instanceof ClockUnconfirmed) || signal.aborted) throw error;
          tellOfTrouble(error.message, { alert: true });
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
        // The last beat stays: from there on time counts as lost.
        if (!(error instanceof Unavailable)) throw error;
      }
    },
  };
};
