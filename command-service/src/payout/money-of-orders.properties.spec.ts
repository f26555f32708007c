import { entriesOf } from "@naqsh/shared/kernel/persistent-map";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { splitOf, type PayoutAmounts, type PayoutCommand, type PayoutEvent } from "@naqsh/shared/payout";
import { amountsOf } from "@naqsh/shared/order";
import fc from "fast-check";
import { expect, it } from "vitest";
import { payoutsDecider } from "./payouts.decider";
import type { Payouts } from "./payouts.state";

const artistId = "huda";
const NOW = "2026-03-25T09:00:00.000Z";
const account = { iban: "SA0380000000608010167519", name: "هدى", isBanned: false };

const amounts = fc
  .record({
    net: fc.integer({ min: 1, max: 10_000_000 }),
    delivery: fc.integer({ min: 0, max: 50_000 }),
    fee: fc.integer({ min: 0, max: 300_000 }),
  })
  .map(({ net, delivery, fee }): PayoutAmounts => {
    const { vat, commission } = amountsOf(net);
    return { vat, commission, delivery, fee, total: net + vat + delivery };
  });

const order = fc.nat({ max: 3 }).map((number) => `o${number}`);
const batch = fc.nat({ max: 5 }).map((number) => `b${number}`);

/** A step of the lives of four orders of one artist, in any order of steps. */
const step: fc.Arbitrary<PayoutCommand> = fc.oneof(
  fc.record({ orderId: order, amounts }).map(({ orderId, amounts: of }): PayoutCommand => ({
    type: "OpenPayout",
    data: { artistId, orderId, paymentId: orderId, amounts: of, paidAt: NOW },
  })),
  order.map((orderId): PayoutCommand => ({
    type: "SchedulePayout",
    data: { artistId, orderId, endedAt: "2026-03-01T09:00:00.000Z", holidays: [] },
  })),
  fc
    .record({ orderId: order, refund: fc.nat({ max: 4 }), amount: fc.integer({ min: 1, max: 12_000_000 }) })
    .map(({ orderId, refund, amount }): PayoutCommand => ({
      type: "ReducePayout",
      data: { artistId, orderId, paymentId: orderId, refundId: `r${refund}`, amount },
    })),
  batch.map((batchId): PayoutCommand => ({
    type: "JoinPayoutBatch",
    data: { artistId, batchId, madeAt: NOW, account },
  })),
  batch.map((batchId): PayoutCommand => ({ type: "ConfirmPayout", data: { artistId, batchId, confirmedAt: NOW } })),
  batch.map((batchId): PayoutCommand => ({
    type: "FailPayout",
    data: { artistId, batchId, reason: writtenAbout(artistId, "x") },
  })),
);

const isOver = (state: Payouts): boolean =>
  [...entriesOf(state.batches)].every(([, transfer]) => transfer?.status !== "underWay");

/** What the bank transferred for an order, by the events alone. */
const transferredBy = (events: readonly PayoutEvent[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const event of events) {
    if (event.type !== "PayoutConfirmed") continue;
    expect(event.data.amount).toBe(event.data.items.reduce((sum, { amount }) => sum + amount, 0));
    expect(event.data.amount).toBeGreaterThan(0);
    for (const { orderId, amount } of event.data.items) sums.set(orderId, (sums.get(orderId) ?? 0) + amount);
  }
  return sums;
};

it("every halala that came in goes to somebody, whatever happens to orders, refunds and transfers", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state = payoutsDecider.initialState;
      const events: PayoutEvent[] = [];
      for (const command of steps) {
        const decision = payoutsDecider.decide(command, state, { receivedAt: NOW, now: NOW });
        if (!decision.accepted) continue;
        events.push(...decision.events);
        state = decision.events.reduce(payoutsDecider.evolve, state);
      }
      // A last transfer pays or takes back all that can be.
      for (const [batchId, transfer] of entriesOf(state.batches)) {
        if (transfer?.status !== "underWay") continue;
        const decision = payoutsDecider.decide(
          { type: "ConfirmPayout", data: { artistId, batchId, confirmedAt: NOW } },
          state,
          { receivedAt: NOW, now: NOW },
        );
        if (!decision.accepted) throw new Error("A transfer under way can be confirmed");
        events.push(...decision.events);
        state = decision.events.reduce(payoutsDecider.evolve, state);
      }
      expect(isOver(state)).toBe(true);
      const transferred = transferredBy(events);
      for (const [orderId, sale] of entriesOf(state.sales)) {
        const refunded = Object.values(sale.refunds).reduce((sum, amount) => sum + amount, 0);
        expect(refunded).toBeLessThanOrEqual(sale.amounts.total);
        const { vat, commission, fee, payout, shortfall } = splitOf(sale.amounts, refunded);
        const paid = transferred.get(orderId) ?? 0;
        expect(paid).toBe(sale.taken);
        const owed = payout - paid;
        expect(refunded + vat + commission + fee + paid + owed - shortfall).toBe(sale.amounts.total);
      }
    }),
    { numRuns: 300 },
  );
});
