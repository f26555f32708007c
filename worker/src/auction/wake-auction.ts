import type { BeginClosing, CloseAuction, ExpireOffer, OpenAuction } from "@naqsh/shared/auction";
import type { AnyRejection } from "@naqsh/shared/kernel/decider";
import { instantFromMs, msFromInstant, type Instant } from "@naqsh/shared/kernel/instant";
import { dispatchOf, given } from "../job-definition";
import type { JobDefinition } from "../job-definition";

type Waking = OpenAuction | BeginClosing | CloseAuction | ExpireOffer;

/** Clocks of two machines differ by milliseconds: whoever was early by that little asks again soon, and then later each time. */
const SOON_MS = 10;
const MOST_APART_MS = 640;

/**
 * A job that wakes an auction and nothing more: the decider looks at the stream and at the time. An early job (its end
 * was moved) is rejected, which is its outcome; one that is early by the decider's clock alone is asked again.
 * @throws where that clock is further behind: the queue repeats the job.
 */
export const wakeAuction = (place: { queue: string; name: string }, type: Waking["type"]): JobDefinition => ({
  ...place,
  run: async (job, deps) => {
    const auctionId = given(job, "auctionId");
    const command = { type, data: { auctionId } };
    const outcome = await dispatchOf(job, deps, { streamCategory: "auction", streamId: auctionId, command });
    const waitsFor = outcome.accepted ? undefined : momentOf(outcome.rejection);
    if (waitsFor === undefined || waitsFor > job.at) return;

    const nowMs = deps.clock.now();
    const overdueMs = nowMs - msFromInstant(waitsFor);
    if (overdueMs >= MOST_APART_MS)
      throw new Error(`${job.id}: its time has come, but not by the clock of who decides`);
    const againMs = nowMs + Math.max(SOON_MS, overdueMs);
    const id = `${place.name}_${auctionId}_${againMs}`;
    await deps.jobs.schedule({ ...job, id, at: instantFromMs(againMs) });
  },
});

/** What the auction waits for. */
const momentOf = (rejection: AnyRejection): Instant | undefined => {
  const { startsAt, endsAt, offerEndsAt } = rejection as {
    startsAt?: Instant;
    endsAt?: Instant;
    offerEndsAt?: Instant;
  };
  return startsAt ?? endsAt ?? offerEndsAt;
};
