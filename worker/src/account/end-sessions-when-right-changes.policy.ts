import type { AdministratorRightGiven, AdministratorRightTaken } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { END_SESSIONS } from "./account-jobs";

/** Sessions were begun by the rules of another role. The call that changes the right ends them too; a crash may come between. */
export const endSessionsWhenRightChanges: Policy<AdministratorRightGiven | AdministratorRightTaken> = {
  name: "end-sessions-when-right-changes",
  handles: ["AdministratorRightGiven", "AdministratorRightTaken"],
  onMoneyPath: false,
  react: ({ id, recordedAt, data: { userId } }) => [
    jobAt({ ...END_SESSIONS, id: `end-sessions_${id}`, at: recordedAt, data: { userId, before: recordedAt } }),
  ],
};
