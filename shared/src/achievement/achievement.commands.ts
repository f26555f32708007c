import type { CommandOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Deed } from "./achievements";

/** Given by a policy once for each deed; `subjectId` names what was done (the order, the work), so that it counts once. */
export type CountDeed = CommandOf<
  "CountDeed",
  { userId: string; deed: Deed; subjectId: string; causeId: string; doneAt: Instant }
>;
