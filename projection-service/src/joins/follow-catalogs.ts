import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import { pauseFor } from "@naqsh/shared/platform/leases/pause-for";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { ProjectionRunner } from "../runner/projection-runner";

/** So often at most: what came meanwhile is taken in together. */
const EVERY_MS = 1_000;

type Ports = {
  runner: Pick<ProjectionRunner, "passed" | "checkpoint" | "status">;
  clock: Clock;
  timers: Timers;
  logger: Logger;
};

/** What is kept in memory of some views, by the names of their projections. */
export type Catalogs = { views: readonly string[]; catchUp: (signal: AbortSignal) => Promise<void> };

/**
 * Has catalogues in memory take in what their views hold, in the background until the signal aborts, so that a question finds little
 * left to read. Rests while one of the views is computed again, and no longer while what was computed waits for a word.
 */
export const followCatalogs = async (
  { views, catchUp }: Catalogs,
  { runner, clock, timers, logger }: Ports,
  signal: AbortSignal,
): Promise<void> => {
  const isComputing = (): boolean =>
    runner.status().some(({ view, isRebuilding, awaitsWord }) => isRebuilding && !awaitsWord && views.includes(view));
  let stood: ReadonlyMap<string, Position> = new Map(views.map((view) => [view, START_OF_LOG]));
  const takeIn = async (): Promise<void> => {
    if (signal.aborted || isComputing()) return;
    const stand = new Map(views.map((view) => [view, runner.checkpoint(view)]));
    try {
      await catchUp(signal);
      stood = stand;
    } catch (error) {
      // A question reads it itself, and says so if it cannot; it is tried again.
      if (!signal.aborted) logger.debug({ err: error }, "What is searched and filtered was not read ahead");
    }
  };
  await takeIn();
  while (!signal.aborted) {
    await runner.passed(stood, signal);
    await pauseFor(EVERY_MS, signal, { clock, timers });
    await takeIn();
  }
};
