import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { forEachConcurrently } from "../runner/for-each-concurrently";
import { losingBiddersAt } from "./losing-bidders";
import { TELL_LOSING_BIDDERS } from "./notification-jobs";
import { notify } from "./notice";

/** Notices on their way at once: enough to share a sync of the disk, few enough to let bids pass between. */
const AT_ONCE = 16;

/** Informs every bidder who did not win. An interrupted run begins again; nobody gets a second notice. */
export const tellLosingBiddersJob: JobDefinition = {
  ...TELL_LOSING_BIDDERS,
  run: async (job, deps) => {
    const closeId = given(job, "closeId");
    const { bidderIds, subject } = await losingBiddersAt(deps.store, given(job, "auctionId"), closeId);
    await forEachConcurrently(bidderIds, AT_ONCE, async (userId) => {
      const command = notify(closeId, userId, "auctionLost", subject);
      await dispatchOf(job, deps, { streamCategory: "inbox", streamId: userId, command });
    });
  },
};
