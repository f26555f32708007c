import type { BeginClosing, CloseAuction, ExpireOffer, OpenAuction } from "@naqsh/shared/auction";
import type { AnyRejection } from "@naqsh/shared/kernel/decider";
import { dispatchOf, given } from "../job-definition";
import type { JobDefinition } from "../job-definition";
import type { Job } from "../ports/job-queue";

type Waking = OpenAuction | BeginClosing | CloseAuction | ExpireOffer;

/** Clocks of two machines differ by milliseconds: whoever was early by that little asks again this much later each time. */
const SOON_MS = [10, 20, 40, 80, 160, 320];

/**
 * A job that wakes an auction and nothing more: the decider looks at the stream and at the time. An early job (its end
 * was moved) is rejected, which is its outcome; one that is early by the decider's clock alone is asked again.
 * @throws where that clock is further behind: the queue repeats the job.
 */
export const wakeAuction = (place: { queue: string; name: string }, type: Waking["type"]): JobDefinition => ({
  ...place,
  run: async (job, deps) => {
    const auctionId = given(job, "auctionId");
    const wake = async (): Promise<boolean> => {
      const command = { type, data: { auctionId } };
      const outcome = await dispatchOf(job, deps, { streamCategory: "auction", streamId: auctionId, command });
      return outcome.accepted || !isItsTime(job, outcome.rejection);
    };
    for (const waitMs of SOON_MS) {
      if (await wake()) return;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    if (!(await wake())) throw new Error(`${job.id}: its time has come, but not by the clock of who decides`);
  },
});

/** Whether the auction waits for no later moment than the job was made for. */
const isItsTime = (job: Job, rejection: AnyRejection): boolean => {
  const { startsAt, endsAt, offerEndsAt } = rejection as { startsAt?: string; endsAt?: string; offerEndsAt?: string };
  const waitsFor = startsAt ?? endsAt ?? offerEndsAt;
  return waitsFor !== undefined && waitsFor <= job.at;
};
