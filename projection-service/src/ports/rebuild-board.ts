import type { RebuildTask } from "@naqsh/shared/operations";

/** What an operator asked of the shared views, and how far the node is that does it. */
export type AskedRebuild = {
  view: string;
  /** Another one with each asking. */
  id: string;
  task: RebuildTask;
  /** The operator's word on a rebuild that was compared; null until they gave it. */
  word: boolean | null;
};

/** Messages about rebuilds between nodes that share their views. Contract: `rebuild-board.contract.ts`. */
export type RebuildBoard = {
  /** The last asking of each view. */
  all: () => Promise<AskedRebuild[]>;
  /** False while one of the view is open. */
  ask: (view: string, kind: RebuildTask["kind"], id: string) => Promise<boolean>;
  /** False if no rebuild of the view waits for a word. */
  decide: (view: string, accepts: boolean) => Promise<boolean>;
  /** What has become of an asking; nothing if there is a newer one, or if a larger token has told of it. */
  tell: (asked: Pick<AskedRebuild, "view" | "id" | "task">, token: number) => Promise<void>;
};
