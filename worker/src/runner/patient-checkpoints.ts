import { pauseFor } from "@naqsh/shared/platform/leases/pause-for";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";

const LOOK_AGAIN_MS = 1_000;

/**
 * Notes of what failed, and of what no longer does, wait for a store that is away: no policy stops for that. After the signal has
 * aborted nothing is waited for.
 */
export const patientCheckpoints = (
  checkpoints: PolicyCheckpoints,
  { clock, timers, signal }: { clock: Clock; timers: Timers; signal: AbortSignal },
): PolicyCheckpoints => {
  const onceBack = async (note: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await note();
      } catch (error) {
        if (!(error instanceof Unavailable) || error instanceof LeaseLost || signal.aborted) throw error;
        await pauseFor(LOOK_AGAIN_MS, signal, { clock, timers });
      }
    }
  };
  return {
    ...checkpoints,
    park: (failure) => onceBack(() => checkpoints.park(failure)),
    unpark: (id) => onceBack(() => checkpoints.unpark(id)),
  };
};
