import type { ForgiveUnpaidWin } from "@naqsh/shared/account";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { FORGIVE_UNPAID_WIN } from "./account-jobs";

export const forgiveUnpaidWinJob: JobDefinition = {
  ...FORGIVE_UNPAID_WIN,
  run: async (job, deps) => {
    const userId = given(job, "userId");
    // One that was scheduled before each order had a job of its own is of all wins in its auction.
    const orderId = job.data["orderId"];
    const win = { auctionId: given(job, "auctionId"), ...(orderId !== undefined && { orderId }) };
    const data = { userId, ...win, forgivenBy: job.name, reason: "90 days" };
    const command: ForgiveUnpaidWin = { type: "ForgiveUnpaidWin", data };
    await dispatchOf(job, deps, { streamCategory: "user", streamId: userId, command });
  },
};
