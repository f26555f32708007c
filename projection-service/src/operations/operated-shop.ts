import type { OperationsOverview, RebuildTask } from "@naqsh/shared/operations";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import type { SecurityNotes } from "@naqsh/shared/platform/security-notes";

/** Computing views again: as `RebuildTasks`, or at whichever node. */
export type OperatedRebuilds = {
  tasks: () => Promise<ReadonlyMap<string, RebuildTask>>;
  begin: (view: string, kind: RebuildTask["kind"]) => boolean | Promise<boolean>;
  decide: (view: string, accepts: boolean) => boolean | Promise<boolean>;
};

/** What the operator's screen shows and does, wherever it lies. */
export type OperatedShop = {
  sessions: Pick<Sessions, "find">;
  /** Left out, refused rights are not noted. */
  security?: SecurityNotes;
  isOpen: () => boolean;
  isAdministrator: (userId: string) => Promise<boolean>;
  /** Names of the views. */
  views: () => string[];
  overview: () => Promise<OperationsOverview>;
  rebuilds: Pick<OperatedRebuilds, "begin" | "decide">;
  /** False for an unknown id. */
  retry: (id: string) => Promise<boolean>;
};
