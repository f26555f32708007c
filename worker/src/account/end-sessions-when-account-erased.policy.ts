import type { AccountErased } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { END_SESSIONS } from "./account-jobs";

/** A session must not outlive its account. */
export const endSessionsWhenAccountErased: Policy<AccountErased> = {
  name: "end-sessions-when-account-erased",
  handles: ["AccountErased"],
  onMoneyPath: false,
  react: ({ recordedAt, data: { userId } }) => [
    jobAt({ ...END_SESSIONS, id: `end-sessions_${userId}`, at: recordedAt, data: { userId } }),
  ],
};
