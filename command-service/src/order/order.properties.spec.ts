import type { OrderCommand, OrderEvent } from "@naqsh/shared/order";
import { after } from "@naqsh/shared/kernel/instant";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderDecider } from "./order.decider";
import {
  begin,
  cancel,
  confirmWithBank,
  CREATED_AT,
  createOrder,
  fail,
  moveDeadline,
  needConfirmation,
  ORDERED,
  refund,
  succeed,
} from "../testing/order-fixtures";
import { isUnderWay, type Order } from "./order.state";

type Step = { command: OrderCommand; waitMs: number };

const HOUR = 60 * 60_000;
const payment = fc.constantFrom("p1", "p2", "p3");
const commands: fc.Arbitrary<OrderCommand> = fc.oneof(
  { weight: 4, arbitrary: payment.map((id) => begin(id)) },
  { weight: 3, arbitrary: payment.map(succeed) },
  { weight: 3, arbitrary: payment.map(fail) },
  { weight: 2, arbitrary: payment.map(needConfirmation) },
  { weight: 2, arbitrary: payment.map((id) => confirmWithBank(id)) },
  { weight: 3, arbitrary: fc.constantFrom(cancel("paymentDeadlineMissed"), cancel("bidderVoided")) },
  { weight: 2, arbitrary: payment.map(refund) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("1", "2").map((id) => moveDeadline(CREATED_AT, after(CREATED_AT, HOUR), id)),
  },
  { weight: 1, arbitrary: fc.constant(createOrder()) },
);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ command: commands, waitMs: fc.constantFrom(0, 0, 0, 60_000, 8 * HOUR, 24 * HOUR) }),
  { maxLength: 25, size: "max" },
);

const ordered: readonly Step[] = ORDERED.map(([command]) => ({ command, waitMs: 0 }));

type Seen = { events: OrderEvent[]; order: Order; at: string };

/** Every state of an order to which these commands are told. */
const told = (tried: readonly Step[]): Seen[] => {
  let at = CREATED_AT;
  let order: Order = orderDecider.initialState;
  const events: OrderEvent[] = [];
  const seen: Seen[] = [];
  for (const { command, waitMs } of [...ordered, ...tried]) {
    at = after(at, waitMs);
    const decision = orderDecider.decide(command, order, { receivedAt: at, now: at });
    if (!decision.accepted) continue;
    events.push(...decision.events);
    order = decision.events.reduce(orderDecider.evolve, order);
    seen.push({ events: [...events], order, at });
  }
  return seen;
};

const always = (holds: (seen: Seen) => void): void =>
  fc.assert(
    fc.property(steps, (tried) => told(tried).forEach(holds)),
    { numRuns: 500 },
  );

const countOf = (events: readonly OrderEvent[], type: OrderEvent["type"]): number =>
  events.filter((event) => event.type === type).length;

/** The shop's book, kept from the events alone. */
const bookOf = (events: readonly OrderEvent[]) => {
  const book = { kept: 0, owed: 0, refunded: 0, vat: 0, artist: 0, writeSide: 0 };
  let paid: { paymentId: string; vat: number; artistShare: number; commission: number } | null = null;
  for (const event of events) {
    if (event.type === "PaymentSucceeded") {
      const { vat, artistShare, commission, total } = event.data.amounts;
      paid = { paymentId: event.data.paymentId, vat, artistShare, commission };
      book.kept += total;
    } else if (event.type === "RefundOwed") {
      book.owed += event.data.amount;
      if (event.data.paymentId === paid?.paymentId) {
        book.kept -= event.data.amount;
        paid = null;
      }
    } else if (event.type === "OrderRefunded") {
      book.owed -= event.data.amount;
      book.refunded += event.data.amount;
    }
  }
  return { ...book, vat: paid?.vat ?? 0, artist: paid?.artistShare ?? 0, writeSide: paid?.commission ?? 0 };
};

describe("an order, whatever is tried,", () => {
  it("reaches every event", () => {
    const reached = fc.sample(steps, { numRuns: 1_000, seed: 7 }).flatMap((tried) => told(tried).at(-1)!.events);
    expect([...new Set(reached.map(({ type }) => type))].toSorted()).toEqual([
      "DeliveryChosen",
      "OrderCancelled",
      "OrderCreated",
      "OrderDeadlineMoved",
      "OrderRefunded",
      "PaymentBegun",
      "PaymentConfirmationRequired",
      "PaymentConfirmed",
      "PaymentDeadlineMoved",
      "PaymentFailed",
      "PaymentSucceeded",
      "RefundOwed",
    ]);
  });

  it("is paid at most once, created once and cancelled at most once", () => {
    always(({ events }) => {
      expect(countOf(events, "PaymentSucceeded")).toBeLessThanOrEqual(1);
      expect(countOf(events, "OrderCreated")).toBe(1);
      expect(countOf(events, "OrderCancelled")).toBeLessThanOrEqual(1);
    });
  });

  it("keeps the total of one payment while it is paid and nothing else, to the halala", () => {
    always(({ events, order }) => {
      const { kept, owed, refunded, vat, artist, writeSide } = bookOf(events);
      expect(kept).toBe(order.status === "paid" ? 1150_00 : 0);
      expect(vat + artist + writeSide).toBe(kept);
      expect(Math.min(owed, refunded)).toBeGreaterThanOrEqual(0);
    });
  });

  it("owes and refunds each payment once", () => {
    always(({ events }) => {
      for (const type of ["RefundOwed", "OrderRefunded"] as const) {
        const ids = events.flatMap((event) => (event.type === type ? [event.data.paymentId] : []));
        expect(new Set(ids).size).toBe(ids.length);
      }
    });
  });

  it("has one payment under way at most, begun before its deadline", () => {
    always(({ events, order }) => {
      if (order.status === "unknown") return;
      expect([...order.attempts.values()].filter(isUnderWay).length).toBeLessThanOrEqual(1);
      const last = events.at(-1);
      if (last?.type === "PaymentBegun" && order.status === "pending") {
        expect(last.data.begunAt < order.paymentDueAt).toBe(true);
      }
    });
  });

  it("misses its deadline only after it, and never while a payment may still come within 15 minutes", () => {
    fc.assert(
      fc.property(steps, (tried) => {
        const seen = told(tried);
        for (const [nth, { events, at }] of seen.entries()) {
          const before = seen[nth - 1]?.order;
          const last = events.at(-1);
          if (last?.type !== "OrderCancelled" || last.data.reason !== "paymentDeadlineMissed") continue;
          if (before?.status !== "pending") continue;
          const isPaying = [...before.attempts.values()].some(isUnderWay);
          expect(at >= after(before.paymentDueAt, isPaying ? 15 * 60_000 : 0)).toBe(true);
        }
      }),
    );
  });

  it("is the fold of its events, also from JSON", () => {
    always(({ events, order }) => {
      const stored: OrderEvent[] = JSON.parse(JSON.stringify(events));
      expect(stored.reduce(orderDecider.evolve, orderDecider.initialState)).toEqual(order);
    });
  });
});
