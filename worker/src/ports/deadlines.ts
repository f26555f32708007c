import type { Instant } from "@naqsh/shared/kernel/instant";
import type { DeadlineAction } from "@naqsh/shared/operations";

/** What should happen to a stream at a time, as the log says; the answer to a timer that was lost. */
export type Deadline = {
  streamCategory: "auction" | "order" | "user";
  streamId: string;
  /** `BeginClosing` at an auction's end, `CloseAuction` two seconds later, `CancelOrder` at the payment's. */
  action: DeadlineAction;
  dueAt: Instant;
};

/** `next` is the cursor of the page that follows; null after the last one. */
export type DuePage = { deadlines: Deadline[]; next: string | null };

/** Reads the view `deadlines`. */
export type Deadlines = {
  /** Due at or before `at`, oldest first; page by page, since any number of them may stay due. `cursor` from the page before. */
  due: (at: Instant, limit: number, cursor?: string) => Promise<DuePage>;
  /** Every open deadline that the log holds at the time of the call, for an outage. @throws if that cannot be said yet. */
  all: () => Promise<Deadline[]>;
};
