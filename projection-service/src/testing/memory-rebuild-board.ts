import { freshTask, isOpenTask } from "../ports/rebuild-task";
import type { AskedRebuild, RebuildBoard } from "../ports/rebuild-board";

/** A board that the nodes of a spec share. */
export const createMemoryRebuildBoard = (): RebuildBoard => {
  const entries = new Map<string, AskedRebuild & { token: number }>();
  return {
    all: async () =>
      [...entries.values()].map(({ view, id, task, word }) => ({ view, id, word, task: structuredClone(task) })),
    ask: async (view, kind, id) => {
      const current = entries.get(view);
      if (current !== undefined && isOpenTask(current.task)) return false;
      entries.set(view, { view, id, task: freshTask(kind), word: null, token: 0 });
      return true;
    },
    decide: async (view, accepts) => {
      const current = entries.get(view);
      if (current?.task.state !== "compared" || current.word !== null) return false;
      current.word = accepts;
      return true;
    },
    tell: async ({ view, id, task }, token) => {
      const current = entries.get(view);
      if (current?.id !== id || current.token > token) return;
      const word = task.state === "running" ? null : current.word;
      entries.set(view, { view, id, task: structuredClone(task), word, token });
    },
  };
};
