import type { Instant } from "@naqsh/shared/kernel/instant";

/** What should happen to a stream at a time, as the log says; the answer to a timer that was lost. */
export type Deadline = {
  streamCategory: "auction" | "order";
  streamId: string;
  action: DeadlineAction;
  dueAt: Instant;
};

/** The command that is due: `BeginClosing` at an auction's end, `CloseAuction` two seconds later, `CancelOrder` at the payment's. */
export type DeadlineAction = "OpenAuction" | "BeginClosing" | "CloseAuction" | "ExpireOffer" | "CancelOrder";

/** Reads the view `deadlines`. */
export type Deadlines = {
  /** Due at or before `at`, oldest first. */
  due: (at: Instant, limit: number) => Promise<Deadline[]>;
  /** Every open deadline that the log holds at the time of the call, for an outage. @throws where that cannot be said yet. */
  all: () => Promise<Deadline[]>;
};
