import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { artistsAwaitingPayout } from "./artists-awaiting-payout";
import { COUNT_PAYOUT_DAYS_AGAIN } from "./payout-jobs";

/** Asks every artist whose payout has its day ahead to count it again; each moves once for a change of the holidays. */
export const countPayoutDaysAgainJob: JobDefinition = {
  ...COUNT_PAYOUT_DAYS_AGAIN,
  run: async (job, deps) => {
    const [moveId, setAt] = [given(job, "moveId"), given(job, "setAt")];
    for (const artistId of await artistsAwaitingPayout(deps.store, setAt)) {
      const command = { type: "CountPayoutDaysAgain" as const, data: { artistId, moveId, setAt } };
      await dispatchOf(job, deps, { streamCategory: "payouts", streamId: artistId, command });
    }
  },
};
