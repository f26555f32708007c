import { CLOSE_AUCTION } from "./auction/auction-jobs";
import { createDeadlineSweep } from "./operations/deadline-sweep";
import { createJobDerivation } from "./operations/derive-jobs";
import { createOutageWatch } from "./operations/outage-watch";
import { policies } from "./policies";
import { installPolicies } from "./runner/install-policies";
import { PolicyRunner } from "./runner/policy-runner";
import { createRepeatedTasks } from "./runner/repeated-tasks";
import type { WorkerPorts } from "./worker-ports";

/** What one worker does for all: the policies, the heartbeat, the sweep. Jobs run on any worker. */
export type Acting = {
  runner: PolicyRunner;
  /** Comes first: a shop is new for its policies as long as nobody has beaten for it. */
  install: () => Promise<void>;
  /** Answers when no deadline may still move. */
  check: () => Promise<void>;
  caughtUp: () => Promise<void> | null;
  begin: () => Promise<void>;
  end: () => Promise<void>;
  /** Writes down that somebody lives; nothing where time is made up. */
  beat: () => Promise<void>;
};

const HEARTBEAT_MS = 1_000;
const SWEEP_MS = 1_000;

export const createActing = (ports: WorkerPorts): Acting => {
  const { timers, config } = ports;
  // Auctions that end together are closed before what follows from the first of them is done.
  const runner = new PolicyRunner(policies, { ...ports, firstQueue: CLOSE_AUCTION.queue });
  const watch = createOutageWatch(ports);
  const sweep = createDeadlineSweep(ports);
  const stopping = new AbortController();
  const deriveLostJobs = createJobDerivation(policies, { ...ports, stopping: stopping.signal });
  const repeated = createRepeatedTasks(timers);
  const watchesTime = config.watchesTime ?? true;
  let isNewShop = false;

  // A timer that is overdue after a sleep must not act before the time lost is given back.
  const check = watchesTime ? watch.check : async (): Promise<void> => undefined;

  const beginBeating = (): void => {
    repeated.every(HEARTBEAT_MS, watch.beat);
    repeated.every(SWEEP_MS, async () => {
      await check();
      await sweep();
    });
    // Beside the sweep, which must not wait for a queue that is away.
    repeated.every(SWEEP_MS, async () => void (await deriveLostJobs({ isNewShop })));
  };

  return {
    runner,
    install: async () => {
      isNewShop = (await ports.checkpoints.heartbeat()) === null;
      await installPolicies(policies, ports.checkpoints, ports.store);
    },
    check,
    caughtUp: () => (watchesTime ? watch.caughtUp() : null),
    begin: async () => {
      await runner.start();
      if (watchesTime) beginBeating();
    },
    end: async () => {
      stopping.abort();
      await repeated.end();
      await runner.stop();
    },
    beat: async () => {
      if (watchesTime) await watch.beat();
    },
  };
};
