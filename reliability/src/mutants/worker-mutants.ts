import type { Mutant } from "./mutant";

/** Guards of policies, jobs, the sweep and lost time. */
export const WORKER_MUTANTS: readonly Mutant[] = [
  {
    name: "finished jobs that are kept for ever",
    file: "worker/src/adapters/embedded/finished-jobs.ts",
    from: "forgetOldest(write, queue, nowMs);",
    to: "",
    spec: "worker/src/adapters/embedded/embedded-job-queue.spec.ts",
  },
  {
    name: "what came of a job, given up with the disk",
    file: "worker/src/adapters/embedded/job-attempt.ts",
    from: "return { ...entry, nextAtMs, unwritten: { write, times: timesUnwritten } };",
    to: "return nextAtMs > 0 ? null : entry;",
    spec: "worker/src/adapters/embedded/unwritten-outcomes.spec.ts",
  },
  {
    name: "an extension that leaves the earlier end's jobs",
    file: "worker/src/auction/schedule-close-when-end-set.policy.ts",
    from: "id: idOf(endsAt), ...replaces,",
    to: "id: idOf(endsAt),",
    spec: "worker/src/auction/auction-clock.policies.spec.ts",
  },
  {
    name: "a job that runs though it was taken back",
    file: "worker/src/adapters/embedded/waiting-jobs.ts",
    from: "if (this.#held.get(nameOf(entry.job)) === entry) this.#queues.push(entry);",
    to: "this.#queues.push(entry);",
    spec: "worker/src/adapters/embedded/embedded-job-queue.spec.ts",
  },
  {
    name: "a close that takes the auction's end for its own time",
    file: "worker/src/jobs/reschedule-early-job.ts",
    from: 'type === "CloseAuction" && endsAt !== undefined',
    to: 'type === "" && endsAt !== undefined',
    spec: "worker/src/jobs/all-jobs.spec.ts",
  },
  {
    name: "a sweep that is blind behind its first page",
    file: "worker/src/operations/deadline-sweep.ts",
    from: "if (page.next === null) return due;",
    to: 'if (page.next !== "") return due;',
    spec: "worker/src/operations/deadline-sweep.spec.ts",
  },
  {
    name: "lost jobs derived after a note of when nobody knew",
    file: "worker/src/adapters/embedded/job-store.ts",
    from: "if (database.get(WHOLE) !== undefined) put(TOLD_UP_TO, position);",
    to: "put(TOLD_UP_TO, position);",
    spec: "worker/src/adapters/embedded/embedded-job-queue.spec.ts",
  },
  {
    name: "policies without the guard of the delivery's order",
    file: "worker/src/runner/log-reading.ts",
    from: "lanes.offer(events);",
    to: "lanes.offer(batch);",
    spec: "worker/src/runner/policy-runner.spec.ts",
  },
  {
    name: "a close that writes to the voided",
    file: "worker/src/notification/losing-bidders.ts",
    from: 'if (event.type === "BidderVoided") standing.delete(event.data.bidderId);',
    to: "",
    spec: "worker/src/jobs/all-jobs.spec.ts",
  },
  {
    name: "an outage only where the process is gone",
    file: "worker/src/operations/outage-watch.ts",
    from: "    await takesBids();\n    const now",
    to: "    const now",
    spec: "worker/src/operations/outage-watch.spec.ts",
  },
  {
    name: "one deadline that cannot be moved before all others",
    file: "worker/src/operations/outage-compensation.ts",
    from: "if (error instanceof Unavailable || error instanceof LeaseLost) throw error;",
    to: "throw error;",
    spec: "worker/src/operations/outage-watch.spec.ts",
  },
  {
    name: "a clock that leapt over a start and is believed",
    file: "worker/src/operations/outage-watch.ts",
    from: "if (aliveMs !== null) assertConfirmed(aliveMs);",
    to: "",
    spec: "reliability/src/faults/clock-leap.spec.ts",
  },
];
