import type { EraseUnverified } from "@naqsh/shared/account";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { ERASE_UNVERIFIED } from "./account-jobs";

/** One that was verified meanwhile is refused, and stays. */
export const eraseUnverifiedJob: JobDefinition = {
  ...ERASE_UNVERIFIED,
  run: async (job, deps) => {
    const userId = given(job, "userId");
    const command: EraseUnverified = { type: "EraseUnverified", data: { userId } };
    await dispatchOf(job, deps, { streamCategory: "user", streamId: userId, command });
  },
};
