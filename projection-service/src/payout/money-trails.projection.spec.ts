import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { MoneyTrail, TrailStation } from "@naqsh/shared/payout";
import { amountsOf } from "@naqsh/shared/order";
import { expect, it } from "vitest";
import { moneyTrailsProjection, type MoneyTrailDocument } from "./money-trails.projection";

const ids = { orderId: "o", buyerId: "mona", artistId: "huda" };
const amounts = amountsOf(1_000_00);
const withDelivery = { ...amounts, delivery: 50_00, total: amounts.total + 50_00 };
const created = { type: "OrderCreated", data: { ...ids, amounts } };
const chosen = { type: "DeliveryChosen", data: { ...ids, zone: "remote", amounts: withDelivery } };
const paid = { type: "PaymentSucceeded", data: { ...ids, paymentId: "p", amounts: withDelivery, fee: 31_00 } };

const trailOf = (...events: object[]): MoneyTrailDocument => {
  let trail: MoneyTrailDocument | null = null;
  for (const [nth, event] of events.entries()) {
    const recorded = { ...event, id: `e${nth}`, recordedAt: "2026-03-01T10:00:00.000Z" };
    trail = moneyTrailsProjection.evolve(trail, recorded as RecordedEvent<never>, "o");
  }
  return trail!;
};
const amountAt = ({ steps }: Pick<MoneyTrail | MoneyTrailDocument, "steps">, station: TrailStation) =>
  steps.filter((step) => step.station === station).map(({ amount }) => amount);

it("reckons with the delivery that was chosen last, each part by the event that set it", () => {
  const trail = trailOf(created, chosen, paid);
  const parts = (["price", "vat", "delivery"] as const).flatMap((station) => amountAt(trail, station));
  expect(parts).toEqual([1_000_00, amounts.vat, 50_00]);
  expect(parts.reduce((sum, part) => sum! + part!, 0)).toBe(amountAt(trail, "paid")[0]);
  const eventOf = (station: TrailStation) => trail.steps.find((step) => step.station === station)?.event;
  expect([eventOf("price"), eventOf("delivery")]).toEqual(["OrderCreated", "DeliveryChosen"]);

  const again = { ...chosen, data: { ...chosen.data, amounts } };
  expect(amountAt(trailOf(created, chosen, again), "delivery")).toEqual([]);
});

it("tells money beside the price apart from what goes back of it", () => {
  const line = { type: "TransferReceived", data: { ...ids, paymentId: "p", amount: withDelivery.total + 25_00 } };
  const beside = { ...ids, paymentId: "p", refundId: "l", amount: 25_00 };
  const trail = trailOf(
    created,
    chosen,
    line,
    paid,
    { type: "RefundOwed", data: { ...beside, reason: "overpaid" } },
    { type: "OrderRefunded", data: { ...beside, isBesidePrice: true } },
    { type: "RefundOwed", data: { ...ids, paymentId: "p", refundId: "r", amount: 10_00, reason: "administrator" } },
  );
  expect(amountAt(trail, "transferred")).toEqual([withDelivery.total + 25_00]);
  expect([amountAt(trail, "excessOwed"), amountAt(trail, "excessReturned")]).toEqual([[25_00], [25_00]]);
  const note = { type: "DebitNoteIssued", data: { ...ids, total: 5_00 } };
  expect(amountAt(trailOf(created, note), "debitNote")).toEqual([5_00]);
  expect([amountAt(trail, "refundOwed"), amountAt(trail, "refunded")]).toEqual([[10_00], []]);
});
