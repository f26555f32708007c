import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { COUNT_WORKING_DAYS_AGAIN } from "./order-jobs";

/** Asks every order whose deadline runs to count it again; each moves once for a change of the holidays. */
export const countWorkingDaysAgainJob: JobDefinition = {
  ...COUNT_WORKING_DAYS_AGAIN,
  run: async (job, deps) => {
    const [moveId, setAt] = [given(job, "moveId"), given(job, "setAt")];
    const open = (await deps.deadlines.all()).filter(({ action }) => action === "PassOrderDeadline");
    for (const { streamId: orderId } of open) {
      const command = { type: "CountWorkingDaysAgain" as const, data: { orderId, moveId, setAt } };
      await dispatchOf(job, deps, { streamCategory: "order", streamId: orderId, command });
    }
  },
};
