import { CLOSING_DRAIN_MS } from "@naqsh/shared/auction";
import type { AnyCommand, AnyRejection } from "@naqsh/shared/kernel/decider";
import { after, instantFromMs, msFromInstant, type Instant } from "@naqsh/shared/kernel/instant";
import type { JobDeps } from "./job-definition";
import type { Job } from "../ports/job-queue";

/** Clocks of two machines differ by milliseconds: a job that came early by that little is repeated soon, then later each time. */
const SOON_MS = 10;
const MOST_APART_MS = 640;

/**
 * Takes the command that was refused and the refusal. Gives the moment at which the command becomes due by the decider's stream;
 * undefined if the refusal has another reason.
 */
export const dueMomentOf = (type: AnyCommand["type"], rejection: AnyRejection): Instant | undefined => {
  const { startsAt, endsAt, offerEndsAt, paymentDueAt, erasesAt, stepDueAt } = rejection as {
    startsAt?: Instant;
    endsAt?: Instant;
    offerEndsAt?: Instant;
    paymentDueAt?: Instant;
    erasesAt?: Instant;
    stepDueAt?: Instant;
  };
  // An auction names its end; it closes only after what was received in time has been decided.
  if (type === "CloseAuction" && endsAt !== undefined) return after(endsAt, CLOSING_DRAIN_MS);
  return startsAt ?? endsAt ?? offerEndsAt ?? paymentDueAt ?? erasesAt ?? stepDueAt;
};

/**
 * Takes a job whose command was refused as early, the moment that the decider waits for, and the start of the next job's id.
 * Schedules the job again in a moment if its time has come by this clock alone; a moment after the job's own was moved, and has
 * a job of its own.
 * @throws if the decider's clock is further behind than clocks usually are: the queue repeats the job
 */
export const rescheduleEarlyJob = async (
  job: Job,
  deps: Pick<JobDeps, "clock" | "jobs">,
  { dueAt, idStart }: { dueAt: Instant; idStart: string },
): Promise<void> => {
  if (dueAt > job.at) return;
  const nowMs = deps.clock.now();
  const overdueMs = nowMs - msFromInstant(dueAt);
  if (overdueMs >= MOST_APART_MS) throw new Error(`${job.id}: its time has come, but not by the clock of who decides`);
  const againMs = nowMs + Math.max(SOON_MS, overdueMs);
  await deps.jobs.schedule({ ...job, id: `${idStart}_${againMs}`, at: instantFromMs(againMs) });
};
