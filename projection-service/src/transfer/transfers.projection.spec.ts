import type { OrderEvent } from "@naqsh/shared/order";
import { expect, it } from "vitest";
import { foldAll } from "../testing/fold-all";
import { transfersProjection } from "./transfers.projection";

const of = { orderId: "o", buyerId: "mona", paymentId: "t" };
const ofRefund = { ...of, amount: 25_00, refundId: "line" };
const CLAIMED_AT = "2026-03-03T10:00:00.000Z";
const claimed: OrderEvent = {
  type: "RefundTransferClaimed",
  data: { ...ofRefund, claimedBy: "noura", claimedAt: CLAIMED_AT },
};
const events = [
  { type: "PaymentBegun", data: { ...of, amount: 1150_00, transfer: { reference: "NQ-T", dueAt: CLAIMED_AT } } },
  { type: "RefundOwed", data: { ...ofRefund, reference: "NQ-T", reason: "overpaid" } },
  { type: "RefundOwed", data: { ...of, amount: 1150_00, reference: "NQ-T" } },
  claimed,
] as OrderEvent[];
const refundsAfter = (...more: OrderEvent[]) => foldAll(transfersProjection, [...events, ...more]).get("t");

it("says who transfers which refund until it was sent or is given back", () => {
  const claim = { claimedBy: "noura", claimedAt: CLAIMED_AT };
  expect(refundsAfter()).toMatchObject({ owes: "yes", refunds: [{ claim }, { claim: null }] });
  const released: OrderEvent = { type: "RefundTransferReleased", data: { ...ofRefund, releasedBy: "noura" } };
  expect(refundsAfter(released)).toMatchObject({ refunds: [{ claim: null, sentAt: null }, { claim: null }] });
  const sent: OrderEvent = { type: "OrderRefunded", data: { ...ofRefund, sentBy: "noura", bankReference: "FT26" } };
  expect(refundsAfter(sent)).toMatchObject({ refunds: [{ claim: null, bankReference: "FT26" }, { claim: null }] });
});

it("is awaited until the moment that an outage moved its order's deadline to, and no other's", () => {
  const begun = (orderId: string, paymentId: string) => ({
    type: "PaymentBegun",
    data: { ...of, orderId, paymentId, amount: 1150_00, transfer: { reference: "NQ-T", dueAt: CLAIMED_AT } },
  });
  const paymentDueAt = "2026-03-03T11:30:00.000Z";
  const moved = { type: "PaymentDeadlineMoved", data: { orderId: "o", buyerId: "mona", outageId: "x", paymentDueAt } };
  const rows = foldAll(transfersProjection, [begun("o", "t"), begun("other", "u"), moved] as OrderEvent[]);
  expect(rows.get("t")).toMatchObject({ dueAt: paymentDueAt });
  expect(rows.get("u")).toMatchObject({ dueAt: CLAIMED_AT });
});
