import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { OrderWait } from "@naqsh/shared/order";

/** The time to return is over as soon as its clock says so, though the order writes it down a moment later. */
export const isReturnOver = ({ step, dueAt }: OrderWait, nowMs: number): boolean =>
  step === "returnPeriod" && dueAt !== null && nowMs >= msFromInstant(dueAt);
