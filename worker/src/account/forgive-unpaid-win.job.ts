import type { ForgiveUnpaidWin } from "@naqsh/shared/account";
import { dispatchOf, given } from "../job-definition";
import type { JobDefinition } from "../job-definition";
import { FORGIVE_UNPAID_WIN } from "./account-jobs";

export const forgiveUnpaidWinJob: JobDefinition = {
  ...FORGIVE_UNPAID_WIN,
  run: async (job, deps) => {
    const userId = given(job, "userId");
    const win = { auctionId: given(job, "auctionId"), orderId: given(job, "orderId") };
    const data = { userId, ...win, forgivenBy: job.name, reason: "90 days" };
    const command: ForgiveUnpaidWin = { type: "ForgiveUnpaidWin", data };
    await dispatchOf(job, deps, { streamCategory: "user", streamId: userId, command });
  },
};
