import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { OpenBusiness } from "./open-business";

/** POST /api/user/stay: the token of a letter's link. */
export const StayBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** `business`: what views say of other streams at the log's end. */
export type RequestAccountDeletion = CommandOf<
  "RequestAccountDeletion",
  { userId: string; requestId: string; business: readonly OpenBusiness[] }
>;
/** By the person; with the digest of a letter's secret if they are not signed in. */
export type WithdrawAccountDeletion = CommandOf<"WithdrawAccountDeletion", { userId: string; digest?: string }>;
export type RecordStayLinkSent = CommandOf<"RecordStayLinkSent", { userId: string; requestId: string; digest: string }>;

/** Takes a leaving artist's works off sale and cancels their auctions that have no bids. */
export type ClearSaleOfLeaver = CommandOf<"ClearSaleOfLeaver", { userId: string; requestId: string }>;

/**
 * With `dueAt` it is the deadline that asks: the account has to be leaving since then, and nothing may be open. Without it an
 * operator erases at once.
 */
export type EraseAccount = CommandOf<
  "EraseAccount",
  { userId: string; dueAt?: Instant; business?: readonly OpenBusiness[] }
>;

export type AccountDeletionCommand =
  | RequestAccountDeletion
  | WithdrawAccountDeletion
  | RecordStayLinkSent
  | EraseAccount;
