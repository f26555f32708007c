import type { RebuildTask } from "@naqsh/shared/operations";
import type { ProjectionService } from "../projection-service";
import type { RebuildNotes } from "./rebuild-notes";

export type RebuildTasks = {
  of: (view: string) => RebuildTask | null;
  /** Computes a view again; a rebuild waits with its difference for a decision. False while one is under way. */
  begin: (view: string, kind: RebuildTask["kind"]) => boolean;
  /** Lets a compared rebuild take over, or drops it. False where none waits. */
  decide: (view: string, accepts: boolean) => boolean;
  /** Begins again what ran or waited when the server stopped; the comparison is computed anew. Views have to be open. */
  resume: () => Promise<void>;
  /** What runs or waits is left to the next start. */
  stop: () => Promise<void>;
};

type TaskPorts = {
  projections: Pick<ProjectionService, "rebuild" | "verify" | "status">;
  /** How many events the log holds; null where nobody counts them. */
  events: () => number | null;
  notes: RebuildNotes;
};

type KeptTask = RebuildTask & { begunMs: number; answer: ((accepts: boolean) => void) | null };

const SECOND_MS = 1_000;
const OPEN: readonly RebuildTask["state"][] = ["running", "compared"];

/** Rebuilds that an operator began from the screen: how far they are, and what they found. */
export const createRebuildTasks = ({ projections, events, notes }: TaskPorts): RebuildTasks => {
  const tasks = new Map<string, KeptTask>();
  let isStopping = false;

  const run = async (view: string, task: KeptTask): Promise<void> => {
    const onProgress = (done: number): void => {
      task.done = done;
      task.perSecond = Math.round((done * SECOND_MS) / Math.max(1, performance.now() - task.begunMs));
    };
    if (task.kind === "verify") {
      task.comparison = await projections.verify(view, { onProgress });
      task.state = "kept";
      return;
    }
    await notes.keep(view);
    let isAccepted = false;
    await projections.rebuild(view, {
      onProgress: (done) => task.state === "running" && onProgress(done),
      accepts: async (comparison) => {
        task.comparison = comparison;
        task.state = "compared";
        isAccepted = await new Promise<boolean>((resolve) => (task.answer = resolve));
        return isAccepted;
      },
    });
    task.state = isAccepted ? "switched" : "kept";
  };

  const begin: RebuildTasks["begin"] = (view, kind) => {
    const current = tasks.get(view);
    if (current !== undefined && OPEN.includes(current.state)) return false;
    const fresh = { state: "running" as const, done: 0, total: 0, perSecond: 0, comparison: null, failure: null };
    const task: KeptTask = { kind, ...fresh, begunMs: performance.now(), answer: null };
    tasks.set(view, task);
    run(view, task)
      .catch((error: unknown) => {
        task.state = "failed";
        task.failure = error instanceof Error ? error.message : String(error);
      })
      .finally(() => kind === "rebuild" && !isStopping && notes.drop(view));
    return true;
  };

  return {
    of: (view) => {
      const task = tasks.get(view);
      if (task === undefined) return null;
      const { kind, state, done, perSecond, comparison, failure } = task;
      return { kind, state, done, total: events(), perSecond, comparison, failure };
    },
    begin,
    decide: (view, accepts) => {
      const task = tasks.get(view);
      if (task?.state !== "compared" || task.answer === null) return false;
      task.answer(accepts);
      task.answer = null;
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
