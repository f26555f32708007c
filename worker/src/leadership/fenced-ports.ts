import type { Timers } from "@naqsh/shared/platform/ports/clock";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Lease } from "@naqsh/shared/platform/ports/leases";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";
import type { WorkerPorts } from "../ports/worker-ports";

export const WORKER_LEASE = "worker";

/** Fences each checkpoint when it is first read: an earlier leader can no longer move it. */
const fencedCheckpoints = (
  checkpoints: PolicyCheckpoints,
  { token }: Lease,
  assertHeld: () => void,
): PolicyCheckpoints => {
  const fenced = new Set<string>();
  return {
    ...checkpoints,
    find: async (policy) => {
      assertHeld();
      if (fenced.has(policy)) return checkpoints.find(policy);
      const place = await checkpoints.fence(policy, token);
      fenced.add(policy);
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
    beat: async (atMs, boot) => {
      assertHeld();
      await checkpoints.beat(atMs, boot);
    },
  };
};

/** Timers that skip a task if the lease is lost, for example after the machine slept. */
const heldTimers = (timers: Timers, lease: Lease): Timers => ({
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

/** The worker's ports for the holder of its lease. Writes throw LeaseLost once the lease is lost. */
export const fencedPorts = (ports: WorkerPorts, lease: Lease): WorkerPorts => {
  const { commandBus, jobs, checkpoints } = ports;
  const assertHeld = (): void => {
    if (!lease.isHeld()) throw new LeaseLost(WORKER_LEASE);
  };
  return {
    ...ports,
    timers: heldTimers(ports.timers, lease),
    checkpoints: fencedCheckpoints(checkpoints, lease, assertHeld),
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
