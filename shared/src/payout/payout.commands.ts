import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { PersonalText } from "../kernel/personal";
import type { RiyadhDay } from "../kernel/riyadh-day";
import { visibleText } from "../kernel/visible-text";
import type { PayoutAmounts } from "./payout-share";

const MOST_TRANSFERS = 500;
const seen = z.overwrite(visibleText);
const reason = z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(300));

/** POST /api/admin/payout-batches: for whom. */
export const MakePayoutBatchBody = z.object({
  artistIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_TRANSFERS)),
});
/** POST /api/admin/payout-batches/:id/confirm: the transfers that the bank did not make; it made all others. */
export const ConfirmPayoutBatchBody = z.object({
  failed: z.array(z.object({ artistId: z.uuid(), reason })).check(z.maxLength(MOST_TRANSFERS)),
});
/** POST /api/admin/artists/:id/release-payouts */
export const ReleasePayoutsBody = z.object({ reason });

export type OpenPayout = CommandOf<
  "OpenPayout",
  { artistId: string; orderId: string; paymentId: string; amounts: PayoutAmounts; paidAt: Instant }
>;
export type SchedulePayout = CommandOf<
  "SchedulePayout",
  {
    artistId: string;
    orderId: string;
    endedAt: Instant;
    /** In force now: a fact that the command service puts in. */
    holidays?: readonly RiyadhDay[];
  }
>;
/** Counts every day that still lies ahead again, by the holidays in force. */
export type CountPayoutDaysAgain = CommandOf<
  "CountPayoutDaysAgain",
  {
    artistId: string;
    moveId: string;
    setAt: Instant;
    /** In force now: a fact that the command service puts in. */
    holidays?: readonly RiyadhDay[];
  }
>;
export type ReducePayout = CommandOf<
  "ReducePayout",
  { artistId: string; orderId: string; paymentId: string; refundId: string; amount: Halalas }
>;
export type ReleasePayouts = CommandOf<"ReleasePayouts", { artistId: string; releasedBy: string; reason: string }>;
export type JoinPayoutBatch = CommandOf<
  "JoinPayoutBatch",
  {
    artistId: string;
    batchId: string;
    madeAt: Instant;
    /** Facts of the artist's account that the command service puts in. */
    account?: { iban: string | null; name: string; isBanned: boolean };
  }
>;
export type ConfirmPayout = CommandOf<"ConfirmPayout", { artistId: string; batchId: string; confirmedAt: Instant }>;
export type FailPayout = CommandOf<"FailPayout", { artistId: string; batchId: string; reason: PersonalText }>;

export type PayoutCommand =
  | OpenPayout
  | SchedulePayout
  | CountPayoutDaysAgain
  | ReducePayout
  | ReleasePayouts
  | JoinPayoutBatch
  | ConfirmPayout
  | FailPayout;

export type MakePayoutBatch = CommandOf<"MakePayoutBatch", { batchId: string; madeBy: string; artistIds: string[] }>;
/** `transfers`: what the artists' own streams say by now; null for one who has not answered yet. */
export type ExportPayoutBatch = CommandOf<
  "ExportPayoutBatch",
  { batchId: string; exportedBy: string; transfers: { artistId: string; amount: Halalas | null }[] }
>;
export type ConfirmPayoutBatch = CommandOf<
  "ConfirmPayoutBatch",
  { batchId: string; confirmedBy: string; failed: { artistId: string; reason: string }[] }
>;
export type PayoutBatchCommand = MakePayoutBatch | ExportPayoutBatch | ConfirmPayoutBatch;
