import { CONFIRMED_LEAP_MS, OUTAGE_FROM_MS } from "@naqsh/shared/operations";
import { pauseFor } from "@naqsh/shared/platform/leases/pause-for";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { Heartbeat } from "@naqsh/shared/platform/ports/heartbeat";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { OutageWatch } from "./outage-watch";

export type HeartbeatWatch = Required<OutageWatch> & { close: () => Promise<void> };

const LOOK_MS = 2_000;
const LOOK_AGAIN_MS = 250;
/** How long people wait at most: longer than another worker takes to begin and to move every deadline. */
const PATIENCE_MS = 10_000;
/** A worker that lives has beaten since: it beats each second. */
const SURELY_ALIVE_MS = 3_000;

type Ports = {
  heartbeat: Heartbeat;
  clock: Clock;
  timers: Timers;
  /** Whether the clock is the machine's, which may have been set while this process did not live. */
  asksAboutLeaps?: boolean;
};

/**
 * The outage watch of a process beside the worker's: a heartbeat that is fresh was written after deadlines moved. While it is
 * old, commands wait for it, for ten seconds in all. With no worker after that, commands go by the deadlines that stand: what
 * is open by these is open by later ones too. Whoever would be refused by one is to ask again.
 *
 * A clock that is more than an hour from the heartbeat after a start is not believed: commands are answered 503 until a worker
 * beats by a clock that agrees with this one, which it does once an operator has confirmed its own (decision 44).
 */
export const createHeartbeatWatch = ({ heartbeat, clock, timers, asksAboutLeaps = false }: Ports): HeartbeatWatch => {
  const closed = new AbortController();
  let beatMs: number | null = null;
  let hasLooked = false;
  let isGivenUp = false;
  let isUnconfirmed = false;
  let looking: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;

  const isOld = (): boolean => beatMs !== null && clock.now() - beatMs >= OUTAGE_FROM_MS;

  const readBeat = async (): Promise<void> => {
    beatMs = await heartbeat.last();
    const apartMs = beatMs === null ? 0 : Math.abs(clock.now() - beatMs);
    if (!hasLooked) isUnconfirmed = asksAboutLeaps && apartMs > CONFIRMED_LEAP_MS;
    else if (apartMs < OUTAGE_FROM_MS) isUnconfirmed = false;
    hasLooked = true;
    if (!isOld()) isGivenUp = false;
  };
  /** @throws Unavailable */
  const look = (): Promise<void> => (looking ??= readBeat().finally(() => (looking = null)));
  /** One that cannot be read gets older, which is all that there is to know. */
  const tryToLook = (): Promise<void> => look().catch(() => undefined);

  const waitForBeat = async (): Promise<void> => {
    const untilMs = clock.now() + PATIENCE_MS;
    for (;;) {
      await tryToLook();
      if (isUnconfirmed) throw new Unavailable("The clock is far from the heartbeat: an operator has to confirm it");
      if (hasLooked && !isOld()) return;
      if (clock.now() >= untilMs || closed.signal.aborted) break;
      await pauseFor(LOOK_AGAIN_MS, closed.signal, { clock, timers });
    }
    isGivenUp = true;
  };

  const background = timers.every(LOOK_MS, tryToLook);

  return {
    caughtUp: () => {
      if (!isUnconfirmed && (isGivenUp || (hasLooked && !isOld()))) return null;
      return (waiting ??= waitForBeat().finally(() => (waiting = null)));
    },
    mayMove: async () => {
      const before = beatMs;
      try {
        await look();
      } catch {
        return true;
      }
      if (isUnconfirmed) return true;
      if (beatMs === null) return false;
      // Between two beats that lie so far apart deadlines may have moved since this was decided.
      const isGap = before !== null && beatMs - before >= OUTAGE_FROM_MS;
      return isGap || clock.now() - beatMs > SURELY_ALIVE_MS;
    },
    close: async () => {
      closed.abort();
      background.cancel();
      await heartbeat.close();
    },
  };
};
