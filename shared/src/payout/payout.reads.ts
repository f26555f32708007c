import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { pageFields } from "../kernel/query-input";
import type { MoneyTrail } from "./money-trail.views";
import type { PayoutBatchView, PayoutDesk, PayoutPage, PayoutStatement } from "./payout.views";

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
/** `language`: of the headings of the file. */
const StatementQuery = z.object({
  month,
  format: z._default(z.enum(["json", "csv"]), "json"),
  language: z._default(z.enum(["ar", "en"]), "ar"),
});
const BatchesQuery = z.object(pageFields(12));

export const payoutReads = {
  moneyOfOrder: get("/api/orders/:id/money", {
    access: "signedIn",
    summary: { ar: "مسار مال طلب، لمن يعنيه", en: "The way of an order's money, for those whom it concerns" },
    answer: answer<MoneyTrail>(),
    refusals: ["ORDER_UNKNOWN"],
  }),
  myPayouts: get("/api/payouts", {
    access: "signedIn",
    summary: { ar: "مستحقات القارئ من مبيعاته", en: "What the reader's sales bring them" },
    answer: answer<PayoutPage>(),
  }),
  payoutStatement: get("/api/payouts/statement", {
    access: "signedIn",
    summary: { ar: "كشف شهر من تحويلات القارئ", en: "A month's statement of what the reader was paid" },
    input: StatementQuery,
    answer: answer<PayoutStatement>(),
    produces: ["application/json", "text/csv"],
  }),
  payoutDesk: get("/api/admin/payouts", {
    access: "administrator",
    summary: { ar: "ما استحقه كل فنان", en: "What is due to each artist" },
    answer: answer<PayoutDesk>(),
  }),
  payoutBatches: get("/api/admin/payout-batches", {
    access: "administrator",
    summary: { ar: "دفعات التحويلات، الأحدث أولًا", en: "The batches of transfers, newest first" },
    input: BatchesQuery,
    answer: answer<PayoutBatchView[]>(),
    paged: true,
  }),
  payoutBatchFile: get("/api/admin/payout-batches/:id/file", {
    access: "administrator",
    summary: { ar: "ملف البنك لدفعة تحويلات (ISO 20022)", en: "A batch's file for the bank (ISO 20022, pain.001)" },
    answer: answer<string>(),
    produces: ["application/xml"],
    refusals: ["PAYOUT_BATCH_UNKNOWN", "PAYOUT_BATCH_NOT_EXPORTED", "PAYING_ACCOUNT_MISSING"],
  }),
};
