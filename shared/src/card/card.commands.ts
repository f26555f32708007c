import type { CommandOf } from "../kernel/decider";

/** `isErased`: the person has no account any more, a fact that the command service puts in. */
export type RecordCardCustomer = CommandOf<
  "RecordCardCustomer",
  { userId: string; customerId: string; isErased?: boolean }
>;
export type ForgetCardCustomer = CommandOf<"ForgetCardCustomer", { userId: string }>;

export type CardCommand = RecordCardCustomer | ForgetCardCustomer;
