import { dispatchOf, given } from "../job-definition";
import type { JobDefinition } from "../job-definition";

/**
 * A job that wakes an auction and nothing more: the decider looks at the stream and at the time. An early job (its end
 * was moved) is rejected, which is its outcome.
 */
export const wakeAuction = (place: { queue: string; name: string }, type: string): JobDefinition => ({
  ...place,
  run: async (job, deps) => {
    const auctionId = given(job, "auctionId");
    const command = { type, data: { auctionId } };
    await dispatchOf(job, deps, { streamCategory: "auction", streamId: auctionId, command });
  },
});
