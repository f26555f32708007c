import type { UserBanned } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { LIFT_BAN } from "./account-jobs";

/** A ban with an end is lifted then; one without waits for an administrator. */
export const liftBanWhenItsEndComes: Policy<UserBanned> = {
  name: "lift-ban-when-its-end-comes",
  handles: ["UserBanned"],
  onMoneyPath: false,
  react: ({ id, data: { userId, until } }) =>
    until === null ? [] : [jobAt({ ...LIFT_BAN, id: `lift-ban_${id}`, at: until, data: { userId, until } })],
};
