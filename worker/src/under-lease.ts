import type { Timers } from "@naqsh/shared/platform/ports/clock";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Lease } from "@naqsh/shared/platform/ports/leases";
import type { PolicyCheckpoints } from "./ports/policy-checkpoints";
import type { WorkerPorts } from "./worker-ports";

export const WORKER_LEASE = "worker";

/** Each place is fenced when it is first asked for: who held the lease before can move it no more. */
const fenced = (checkpoints: PolicyCheckpoints, { token }: Lease, assertHeld: () => void): PolicyCheckpoints => {
  const own = new Set<string>();
  return {
    ...checkpoints,
    find: async (policy) => {
      assertHeld();
      if (own.has(policy)) return checkpoints.find(policy);
      const place = await checkpoints.fence(policy, token);
      own.add(policy);
      return place;
    },
    save: async (policy, position) => {
      assertHeld();
      await checkpoints.save(policy, position, token);
    },
    park: async (failure) => {
      assertHeld();
      await checkpoints.park(failure);
    },
    beat: async (atMs) => {
      assertHeld();
      await checkpoints.beat(atMs);
    },
  };
};

/** What beats for the holder: a beat that comes too late, as on waking, is left out. */
const beatingWhileHeld = (timers: Timers, lease: Lease): Timers => ({
  ...timers,
  every: (intervalMs, task) =>
    timers.every(intervalMs, async () => {
      if (!lease.isHeld()) return;
      try {
        await task();
      } catch (error) {
        if (!(error instanceof LeaseLost)) throw error;
      }
    }),
});

/** The worker's ports for whoever holds its lease: they act while it is held and throw LeaseLost afterwards. */
export const underLease = (ports: WorkerPorts, lease: Lease): WorkerPorts => {
  const { commandBus, jobs, checkpoints } = ports;
  const assertHeld = (): void => {
    if (!lease.isHeld()) throw new LeaseLost(WORKER_LEASE);
  };
  return {
    ...ports,
    timers: beatingWhileHeld(ports.timers, lease),
    checkpoints: fenced(checkpoints, lease, assertHeld),
    commandBus: {
      dispatch: async (command) => {
        assertHeld();
        return commandBus.dispatch(command);
      },
    },
    jobs: {
      ...jobs,
      schedule: async (job, replaces) => {
        assertHeld();
        await jobs.schedule(job, replaces);
      },
    },
  };
};
