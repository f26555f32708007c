import type { Instant } from "@naqsh/shared/kernel/instant";

/** What should happen to a stream at a time, as the log says; the answer to a timer that was lost. */
export type Deadline = { streamCategory: string; streamId: string; action: string; dueAt: Instant };

/** Reads the view `deadlines`. */
export type Deadlines = {
  /** Due at or before `at`, oldest first. */
  due: (at: Instant, limit: number) => Promise<Deadline[]>;
  /** Every open deadline, for an outage. */
  all: () => Promise<Deadline[]>;
};
