import type { RebuildTask } from "@naqsh/shared/operations";
import type { RebuildRequests } from "./rebuild-requests";
import { freshTask, isOpenTask } from "../ports/rebuild-task";
import { runTask } from "./rebuild-run";
import type { ComputedAgain } from "./rebuild-run";

export type RebuildTasks = {
  of: (view: string) => RebuildTask | null;
  /** Computes a view again; a rebuild waits with its difference for a decision. False while one is under way. */
  begin: (view: string, kind: RebuildTask["kind"]) => boolean;
  /** Lets a compared rebuild take over, or drops it. False if none waits. */
  decide: (view: string, accepts: boolean) => boolean;
  /** Begins again what ran or waited when the server stopped; the comparison is computed anew. Views have to be open. */
  resume: () => Promise<void>;
  /** What runs or waits is left to the next start. */
  stop: () => Promise<void>;
};

type TaskPorts = {
  projections: ComputedAgain;
  /** How many events the log holds; null if nobody counts them. */
  events: () => number | null;
  notes: RebuildRequests;
};

type KeptTask = { task: RebuildTask; answer: ((accepts: boolean) => void) | null };

/** Rebuilds that an operator began from the screen: how far they are, and what they found. */
export const createRebuildTasks = ({ projections, events, notes }: TaskPorts): RebuildTasks => {
  const tasks = new Map<string, KeptTask>();
  let isStopping = false;

  const run = async (view: string, kept: KeptTask): Promise<void> => {
    if (kept.task.kind === "rebuild") await notes.keep(view);
    const word = (): Promise<boolean> => new Promise((resolve) => (kept.answer = resolve));
    await runTask(projections, view, { task: kept.task, word });
  };

  const begin: RebuildTasks["begin"] = (view, kind) => {
    const current = tasks.get(view);
    if (current !== undefined && isOpenTask(current.task)) return false;
    const kept: KeptTask = { task: freshTask(kind), answer: null };
    tasks.set(view, kept);
    run(view, kept)
      .catch((error: unknown) => {
        kept.task.state = "failed";
        kept.task.failure = error instanceof Error ? error.message : String(error);
      })
      .finally(() => kind === "rebuild" && !isStopping && notes.drop(view));
    return true;
  };

  return {
    of: (view) => {
      const kept = tasks.get(view);
      return kept === undefined ? null : { ...kept.task, total: events() };
    },
    begin,
    decide: (view, accepts) => {
      const kept = tasks.get(view);
      if (kept?.task.state !== "compared" || kept.answer === null) return false;
      kept.answer(accepts);
      kept.answer = null;
      return true;
    },
    resume: async () => {
      const known = new Set(projections.status().map(({ view }) => view));
      for (const view of await notes.views()) {
        if (known.has(view)) begin(view, "rebuild");
        else await notes.drop(view);
      }
    },
    stop: async () => {
      isStopping = true;
      await notes.written();
    },
  };
};
