import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";
import { visibleText } from "../kernel/visible-text";
import type { OpenBusinessKind } from "./open-business";

/** The id of the one stream through which all dismissals go: `administrators-main`. */
export const ADMINISTRATORS_STREAM_ID = "main";

/** POST /api/admin/users/:userId/give-right and /take-right */
export const RightBody = z.object({
  reason: z.string().check(z.overwrite(visibleText), z.trim(), z.minLength(3), z.maxLength(500)),
});
export type RightBody = z.infer<typeof RightBody>;

/** What keeps somebody from becoming an administrator: who decides about others has nothing of their own to decide about. */
export const RIGHT_OBSTACLES = [
  "leading",
  "ownAuction",
  "orderToPay",
  "orderUnderWay",
  "payoutDue",
  "unpaidWin",
  "offeredWork",
] as const satisfies readonly (OpenBusinessKind | "offeredWork")[];
export type RightObstacle = (typeof RIGHT_OBSTACLES)[number];

/** `obstacles`: what views say of other streams at the log's end. */
export type GiveAdministratorRight = CommandOf<
  "GiveAdministratorRight",
  { userId: string; grantId: string; givenBy: string; reason: string; obstacles: readonly RightObstacle[] }
>;
/** Given once the dismissal is recorded; a grant that came after it stands. */
export type TakeAdministratorRight = CommandOf<
  "TakeAdministratorRight",
  { userId: string; grantId: string; takenBy: string; reason: PersonalText }
>;
export type AdministratorRightCommand = GiveAdministratorRight | TakeAdministratorRight;

/** `ownGrantId`: the grant by which `dismissedBy` acts. */
export type DismissAdministrator = CommandOf<
  "DismissAdministrator",
  { userId: string; grantId: string; dismissedBy: string; ownGrantId: string; reason: PersonalText }
>;
