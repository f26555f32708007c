import type { RebuildTask } from "@naqsh/shared/operations";
import type { ProjectionService } from "../projection-service";

export type ComputedAgain = Pick<ProjectionService, "rebuild" | "verify" | "status">;

const SECOND_MS = 1_000;

/** Computes a view again and notes in `task` how it goes; `word` is asked for once the difference is known. Throws what failed. */
export const runTask = async (
  projections: ComputedAgain,
  view: string,
  { task, word }: { task: RebuildTask; word: () => Promise<boolean> },
): Promise<void> => {
  const begunMs = performance.now();
  const onProgress = (done: number): void => {
    if (task.state !== "running") return;
    task.done = done;
    task.perSecond = Math.round((done * SECOND_MS) / Math.max(1, performance.now() - begunMs));
  };
  if (task.kind === "verify") {
    task.comparison = await projections.verify(view, { onProgress });
    task.state = "kept";
    return;
  }
  let isAccepted = false;
  await projections.rebuild(view, {
    onProgress,
    accepts: async (comparison) => {
      task.comparison = comparison;
      task.state = "compared";
      isAccepted = await word();
      return isAccepted;
    },
  });
  task.state = isAccepted ? "switched" : "kept";
};
