import type { BeginClosing, CloseAuction, ExpireOffer, OpenAuction } from "@naqsh/shared/auction";
import { rescheduleEarlyJob, dueMomentOf } from "../jobs/reschedule-early-job";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { BEGIN_CLOSING, CLOSE_AUCTION, EXPIRE_OFFER, OPEN_AUCTION } from "./auction-jobs";

type Waking = OpenAuction | BeginClosing | CloseAuction | ExpireOffer;

/**
 * A job that wakes an auction and nothing more: the decider looks at the stream and at the time. An early job (its end
 * was moved) is rejected, which is its outcome; one that is early by the decider's clock alone is asked again.
 * @throws if that clock is further behind: the queue repeats the job.
 */
const wakeAuction = (place: { queue: string; name: string }, type: Waking["type"]): JobDefinition => ({
  ...place,
  run: async (job, deps) => {
    const auctionId = given(job, "auctionId");
    const command = { type, data: { auctionId } };
    const outcome = await dispatchOf(job, deps, { streamCategory: "auction", streamId: auctionId, command });
    const dueAt = outcome.accepted ? undefined : dueMomentOf(type, outcome.rejection);
    if (dueAt !== undefined) await rescheduleEarlyJob(job, deps, { dueAt, idStart: `${place.name}_${auctionId}` });
  },
});

export const openAuctionJob = wakeAuction(OPEN_AUCTION, "OpenAuction");
export const beginClosingJob = wakeAuction(BEGIN_CLOSING, "BeginClosing");
export const closeAuctionJob = wakeAuction(CLOSE_AUCTION, "CloseAuction");
export const expireOfferJob = wakeAuction(EXPIRE_OFFER, "ExpireOffer");
