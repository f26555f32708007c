import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { SimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { createSeededIds } from "@naqsh/shared/platform/adapters/simulated/seeded-ids";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { repeat } from "@naqsh/shared/platform/adapters/system/repeat";
import type { Clock, Ids, Timers } from "@naqsh/shared/platform/ports/clock";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { seededChance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import type { Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import { unless } from "./life";
import type { Life } from "./life";
import { createSimulatedFreezes } from "./simulated-freezes";
import type { SimulatedFreezes } from "./simulated-freezes";
import { createSimulatedDatabase } from "./simulated-database";
import { createSimulatedDisk } from "./simulated-disk";
import type { SimulatedDisk } from "./simulated-disk";
import { createSimulatedKeys } from "./simulated-keys";
import { createSimulatedPostings } from "./simulated-postings";
import type { SimulatedPostings } from "./simulated-postings";

type Database = ReturnType<typeof createSimulatedDatabase>;

type Run = { life: Life; clock: Clock; onError: (error: unknown) => void };

/** What stays while the product starts, dies and starts again: time, the disk, the databases. */
export type SimulatedMachine = {
  seed: string;
  /** True time. */
  time: SimulatedClock;
  disk: SimulatedDisk;
  keys: PersonalKeys;
  freezes: SimulatedFreezes;
  databases: Record<"sessions" | "refusals" | "folds" | "checkpoints" | "jobs" | "payments", Database>;
  postings: Omit<SimulatedPostings, "losePower">;
  /** What was not synced is gone, or some of it. */
  losePower: () => void;
  /** Whether the disk under the databases is full; the log's own has room. */
  isFull: () => boolean;
  setFull: (isFull: boolean) => void;
  /** One stream of chance for each purpose, so that one does not shift another. */
  chanceOf: (purpose: string) => Chance;
  /** Sets the machine's wall clock forward or back. */
  stepWallClock: (ms: number) => void;
  clockFor: () => Clock;
  /** Other ids for each run. */
  idsFor: () => Ids;
  /** `onError` hears of tasks that threw. */
  timersFor: (run: Run) => Timers;
};

/** Beats come this much more seldom than in the product, to save computing; still within the ten seconds of an outage. */
const SELDOMER = 4;
/** As the system's timers do, which ask the clock again after it: here only if the clock was set meanwhile. */
const LONGEST_WAIT_MS = 30_000;
/** A clock that follows a wall clock that was set gains less than this share: whoever looks then is not late yet. */
const SLEWED = 0.998;

export const createSimulatedMachine = (seed: string, startMs: number): SimulatedMachine => {
  const chanceOf = (purpose: string): Chance => seededChance(`${seed}/${purpose}`);
  const time = createSimulatedClock(startMs);
  const disk = createSimulatedDisk(chanceOf("disk"), time);
  const freezes = createSimulatedFreezes(time);
  let wallAhead = 0;
  let hasStepped = false;
  let isFull = false;
  const postings = createSimulatedPostings(() => isFull);
  const database = (): Database => createSimulatedDatabase(() => isFull);
  /** Timers that wait long: each asks the clock again soon after it was set. */
  const longWaits = new Set<() => void>();
  let runs = 0;

  const timersFor = ({ life, clock, onError }: Run): Timers => {
    const run = async (task: () => void | Promise<void>): Promise<void> => {
      try {
        await task();
      } catch (error) {
        onError(error);
      }
    };
    const at: Timers["at"] = (atMs, task) => {
      const wake = (): Promise<void> | void => {
        longWaits.delete(lookSoon);
        if (life.over) return;
        const thawsAt = freezes.frozenUntil();
        if (thawsAt !== null) return void (timer = time.at(thawsAt, wake));
        if (clock.now() < atMs) return void (timer = wait());
        return unless([life.onEnd, disk.onWaiting], run(task));
      };
      const wait = () => {
        const left = Math.max(0, atMs - clock.now());
        const isLong = left > LONGEST_WAIT_MS;
        if (isLong) longWaits.add(lookSoon);
        return time.at(time.now() + (isLong && hasStepped ? left * SLEWED : left), wake);
      };
      const lookSoon = (): void => {
        timer.cancel();
        timer = time.at(time.now() + LONGEST_WAIT_MS, wake);
      };
      let timer = wait();
      return {
        cancel: () => {
          longWaits.delete(lookSoon);
          timer.cancel();
        },
      };
    };
    return { at, every: (intervalMs, task) => repeat({ clock, at, intervalMs: intervalMs * SELDOMER }, task) };
  };

  return {
    seed,
    time,
    disk,
    keys: createSimulatedKeys(seed),
    freezes,
    databases: {
      sessions: database(),
      refusals: database(),
      folds: database(),
      checkpoints: database(),
      jobs: database(),
      payments: database(),
    },
    postings,
    losePower: () => {
      disk.losePower();
      postings.losePower();
    },
    isFull: () => isFull,
    setFull: (full) => void (isFull = full),
    chanceOf,
    stepWallClock: (ms) => {
      wallAhead += ms;
      hasStepped = true;
      longWaits.forEach((look) => look());
    },
    clockFor: () => createSystemClock({ wall: () => time.now() + wallAhead, monotonic: time.now, sinceBoot: time.now }),
    idsFor: () => createSeededIds(`${seed}/${(runs += 1)}`),
    timersFor,
  };
};
