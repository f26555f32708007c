import { answer, post } from "../kernel/endpoint";
import { NoBody } from "../kernel/no-body";
import { ConfirmPayoutBatchBody, MakePayoutBatchBody, ReleasePayoutsBody } from "./payout.commands";

/** How administrators pay artists. */
export const payoutWrites = {
  makePayoutBatch: post("/api/admin/payout-batches", {
    access: "administrator",
    needsConfirmation: true,
    summary: { ar: "إعداد دفعة تحويلات للفنانين", en: "Makes a batch of transfers to artists" },
    input: MakePayoutBatchBody,
    answer: answer<{ id: string }>(),
    creates: true,
  }),
  exportPayoutBatch: post("/api/admin/payout-batches/:id/export", {
    access: "administrator",
    needsConfirmation: true,
    summary: { ar: "إعداد ملف البنك لدفعة تحويلات", en: "Makes the file of a batch for the bank" },
    ids: { id: "PAYOUT_BATCH_UNKNOWN" },
    input: NoBody,
    answer: answer<{ id: string }>(),
    refusals: ["PAYOUT_BATCH_NOT_READY", "PAYOUT_BATCH_EMPTY", "PAYING_ACCOUNT_MISSING"],
  }),
  confirmPayoutBatch: post("/api/admin/payout-batches/:id/confirm", {
    access: "administrator",
    needsConfirmation: true,
    summary: { ar: "تأكيد ما نفّذه البنك من دفعة", en: "Records what the bank made of a batch" },
    ids: { id: "PAYOUT_BATCH_UNKNOWN" },
    input: ConfirmPayoutBatchBody,
    answer: answer<{ id: string }>(),
    refusals: ["PAYOUT_BATCH_NOT_EXPORTED", "PAYOUT_BATCH_CONFIRMED", "TRANSFER_UNKNOWN"],
  }),
  releasePayouts: post("/api/admin/artists/:id/release-payouts", {
    access: "administrator",
    needsConfirmation: true,
    summary: { ar: "الإفراج عن مستحقات فنان موقوف", en: "Lets the payouts of a suspended artist go out" },
    ids: { id: "PAYOUT_UNKNOWN" },
    input: ReleasePayoutsBody,
    answer: answer<{ id: string }>(),
  }),
};
