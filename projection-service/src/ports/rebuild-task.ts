import type { RebuildTask } from "@naqsh/shared/operations";

/** A task as it begins. */
export const freshTask = (kind: RebuildTask["kind"]): RebuildTask => ({
  kind,
  state: "running",
  done: 0,
  total: null,
  perSecond: 0,
  comparison: null,
  failure: null,
});

/** Under way, or waiting for a word. */
export const isOpenTask = ({ state }: Pick<RebuildTask, "state">): boolean =>
  state === "running" || state === "compared";
