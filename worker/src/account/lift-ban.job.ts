import type { LiftBan } from "@naqsh/shared/account";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { LIFT_BAN } from "./account-jobs";

export const liftBanJob: JobDefinition = {
  ...LIFT_BAN,
  run: async (job, deps) => {
    const userId = given(job, "userId");
    const command: LiftBan = { type: "LiftBan", data: { userId, until: given(job, "until"), liftedBy: job.name } };
    await dispatchOf(job, deps, { streamCategory: "user", streamId: userId, command });
  },
};
