import { OUTAGE_FROM_MS } from "@naqsh/shared/operations";
import { pauseFor } from "@naqsh/shared/platform/leases/pause-for";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";

const LOOK_AGAIN_MS = 250;
const PATIENCE_MS = 30_000;

export type OnlookerPorts = { checkpoints: Pick<PolicyCheckpoints, "heartbeat">; clock: Clock; timers: Timers };

/**
 * For a worker that does not watch the time itself: resolves when the leader's heartbeat is fresh, so that no deadline can
 * still move. @throws Unavailable when nobody's is for half a minute: the job is tried again.
 */
export const createOutageOnlooker = (ports: OnlookerPorts, signal: AbortSignal): (() => Promise<void>) => {
  const { checkpoints, clock } = ports;
  let beatMs: number | null = null;
  const isFresh = (): boolean => beatMs !== null && Math.abs(clock.now() - beatMs) < OUTAGE_FROM_MS;

  return async () => {
    const askedMs = clock.now();
    while (!isFresh()) {
      beatMs = await checkpoints.heartbeat();
      if (isFresh()) return;
      if (signal.aborted || clock.now() - askedMs > PATIENCE_MS)
        throw new Unavailable("No worker watches the time now");
      await pauseFor(LOOK_AGAIN_MS, signal, ports);
    }
  };
};
