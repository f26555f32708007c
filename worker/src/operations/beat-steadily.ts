import { OUTAGE_FROM_MS } from "@naqsh/shared/operations";
import type { Clock, Timer, Timers } from "@naqsh/shared/platform/ports/clock";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { createThrottledLog } from "@naqsh/shared/platform/throttled-log";

const BEAT_MS = 1_000;
/** People are let in again so soon after what was away is back. */
const LOOK_AGAIN_MS = 250;

type Ports = { clock: Clock; timers: Timers; logger: Logger };

/** Beats each second; while no bid can be taken it looks more often, and tells operators why. */
export const beatSteadily = (beat: () => Promise<void>, { clock, timers, logger }: Ports): Timer => {
  const logTrouble = createThrottledLog(logger, clock, "No bid can be taken now");
  const tellOfOutage = createThrottledLog(logger, clock, "No bid can be taken: an outage", "error");
  let awaySinceMs: number | null = null;
  let again: Timer | null = null;
  let isOver = false;

  const lookAgain = async (): Promise<void> => {
    again = null;
    try {
      await beat();
      awaySinceMs = null;
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (!(error instanceof Unavailable)) throw error;
      awaySinceMs ??= clock.now();
      // A moment without a line is no alarm; what people get their time back for is one.
      if (clock.now() - awaySinceMs >= OUTAGE_FROM_MS) tellOfOutage(error.message, { alert: true });
      else logTrouble(error.message);
      if (!isOver) again ??= timers.at(clock.now() + LOOK_AGAIN_MS, lookAgain);
    }
  };
  const steady = timers.every(BEAT_MS, async () => {
    if (again === null) await lookAgain();
  });
  return {
    cancel: () => {
      isOver = true;
      steady.cancel();
      again?.cancel();
    },
  };
};
