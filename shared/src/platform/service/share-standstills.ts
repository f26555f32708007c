import { pauseFor } from "../leases/pause-for";
import { StoreUnavailable } from "../ports/event-store";
import type { BoardLook, StandstillBoard } from "../ports/standstill-board";
import type { Standstill, Standstills } from "../ports/standstills";
import { Unavailable } from "../ports/unavailable";
import { createThrottledLog } from "../throttled-log";
import type { Machine } from "./machine";

const PULSE_EVERY_MS = 250;
const LOOK_AGAIN_MS = 100;
/** After that whoever asked asks again: what travels with it need not wait. */
const PATIENCE_MS = 2_000;

type Parts = Pick<Machine, "clock" | "timers" | "logger"> & {
  own: Standstills;
  board: StandstillBoard;
};

/**
 * The standstills of all processes that decide about the same deadlines, each told by the process that stood still. While one stands
 * still nothing is decided by a deadline elsewhere, since it may hold what was sent in time. A board that is away leaves each
 * process with its own.
 */
export const shareStandstills = ({ own, board, clock, timers, logger }: Parts): Standstills => {
  const closed = new AbortController();
  const logTrouble = createThrottledLog(logger, clock, "Standstills of other processes are not known now");

  /** Null while the board is away. */
  const look = async (): Promise<BoardLook | null> => {
    try {
      return await board.look();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      logTrouble(error.message);
      return null;
    }
  };

  const pulse = async (): Promise<void> => {
    // One that has just ended is told before anybody hears that this process lives.
    const found = await own.recent();
    await board.pulse(found).catch((error: unknown) => {
      if (!(error instanceof Unavailable)) throw error;
      logTrouble(error.message);
    });
  };
  const pulses = timers.every(PULSE_EVERY_MS, pulse);

  return {
    recent: async () => {
      const found = await own.recent();
      const untilMs = clock.now() + PATIENCE_MS;
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- until nobody stands still
        const seen = await look();
        if (seen === null) return found;
        if (!seen.isAnotherSilent) return withoutRepeats([...found, ...seen.standstills]);
        if (closed.signal.aborted || clock.now() >= untilMs) {
          throw new StoreUnavailable("Another process of command-service stands still, and may hold what came in time");
        }
        // oxlint-disable-next-line no-await-in-loop -- as above
        await pauseFor(LOOK_AGAIN_MS, closed.signal, { clock, timers });
      }
    },
    close: async () => {
      closed.abort();
      pulses.cancel();
      await own.close();
      await board.close();
    },
  };
};

const withoutRepeats = (standstills: readonly Standstill[]): Standstill[] => [
  ...new Map(standstills.map((one) => [`${one.from}/${one.to}`, one])).values(),
];
