import type { RebuildTask } from "@naqsh/shared/operations";
import type { Ids, Timers } from "@naqsh/shared/platform/ports/clock";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { ProjectionRunner } from "../runner/projection-runner";
import type { AskedRebuild, RebuildBoard } from "../ports/rebuild-board";
import type { OperatedRebuilds } from "../operations/operated-shop";
import { freshTask, isOpenTask } from "../ports/rebuild-task";
import { runTask } from "./rebuild-run";
import type { ComputedAgain } from "./rebuild-run";

export type SharedRebuilds = OperatedRebuilds & { start: () => void; stop: () => Promise<void> };

type Ports = {
  board: RebuildBoard;
  projections: ComputedAgain & Pick<ProjectionRunner, "writingToken">;
  ids: Ids;
  timers: Timers;
  logger: Logger;
};

/** The process that writes the views starts a requested rebuild, and reports progress, within this time. */
const LOOK_MS = 300;

/** What this node computes now, under the token that it had when it began. */
type Own = { id: string; task: RebuildTask; token: number; told: string; give: ((accepts: boolean) => void) | null };

/**
 * Rebuilds of views that nodes share: asked for at any node, written on the board, done by the node that writes the views.
 * What is open when that node dies or sleeps is begun anew by the next.
 */
export const createSharedRebuilds = ({ board, projections, ids, timers, logger }: Ports): SharedRebuilds => {
  const own = new Map<string, Own>();
  let looking: Promise<void> | null = null;
  let stopLooking = (): void => undefined;

  const tell = async (view: string, mine: Own): Promise<void> => {
    const told = JSON.stringify(mine.task);
    if (told === mine.told) return;
    await board.tell({ view, id: mine.id, task: mine.task }, mine.token);
    mine.told = told;
  };

  const run = async (view: string, mine: Own): Promise<void> => {
    const word = (): Promise<boolean> => new Promise((resolve) => (mine.give = resolve));
    try {
      await runTask(projections, view, { task: mine.task, word });
    } catch (error) {
      // The next holder begins it anew, or this one once it can.
      if (error instanceof LeaseLost) return void own.delete(view);
      mine.task.state = "failed";
      mine.task.failure = error instanceof Error ? error.message : String(error);
    }
  };

  const begin = async ({ view, id, task }: AskedRebuild, token: number): Promise<void> => {
    const mine: Own = { id, task: freshTask(task.kind), token, told: "", give: null };
    own.set(view, mine);
    await tell(view, mine);
    void run(view, mine);
  };

  const takeUp = async (asked: AskedRebuild, token: number): Promise<void> => {
    const mine = own.get(asked.view);
    if (mine?.id === asked.id && mine.token === token) {
      await tell(asked.view, mine);
      if (mine.give !== null && asked.word !== null) mine.give(asked.word);
    } else if (isOpenTask(asked.task) && (mine === undefined || !isOpenTask(mine.task))) {
      await begin(asked, token);
    }
  };

  /** What was begun under a lease that is over takes no view's place any more. */
  const letGo = (token: number | null): void => {
    for (const [view, mine] of own) {
      if (mine.token === token) continue;
      mine.give?.(false);
      if (!isOpenTask(mine.task)) own.delete(view);
    }
  };

  const lookOnce = async (): Promise<void> => {
    const token = projections.writingToken();
    letGo(token);
    if (token === null) return;
    try {
      const known = new Set(projections.status().map(({ view }) => view));
      for (const asked of await board.all()) if (known.has(asked.view)) await takeUp(asked, token);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      logger.warn({ error: error.message }, "What was asked of the views cannot be read now");
    }
  };
  const look = (): Promise<void> => (looking ??= lookOnce().finally(() => (looking = null)));

  return {
    tasks: async () => new Map((await board.all()).map(({ view, task }) => [view, task])),
    begin: (view, kind) => board.ask(view, kind, ids.uuid()),
    decide: board.decide,
    start: () => {
      const beat = timers.every(LOOK_MS, look);
      stopLooking = () => beat.cancel();
    },
    stop: async () => {
      stopLooking();
      await looking;
      letGo(null);
    },
  };
};
