import type { AccountErased } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo } from "../policies/effects";

/** Nobody who is gone stays in a list or a count of those who like, wish and follow. */
export const forgetMarksWhenAccountErased: Policy<AccountErased> = {
  name: "forget-marks-when-account-erased",
  handles: ["AccountErased"],
  onMoneyPath: false,
  react: ({ data: { userId } }) => [
    commandTo("collector", userId, { type: "ForgetMarks", data: { collectorId: userId } }),
  ],
};
