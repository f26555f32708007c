import type { PasswordReset } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { END_SESSIONS, TELL_PASSWORD_RESET } from "./account-jobs";

/** Whoever was signed in with the password of before is so no longer, and the owner hears of it. */
export const tellOwnerWhenPasswordReset: Policy<PasswordReset> = {
  name: "tell-owner-when-password-reset",
  handles: ["PasswordReset"],
  onMoneyPath: false,
  react: ({ id, recordedAt, data: { userId } }) => [
    jobAt({ ...END_SESSIONS, id: `end-sessions_${id}`, at: recordedAt, data: { userId } }),
    jobAt({ ...TELL_PASSWORD_RESET, id: `tell-password-reset_${id}`, at: recordedAt, data: { userId, key: id } }),
  ],
};
