import type { OrderCommand, OrderEvent } from "@naqsh/shared/order";
import { after, type Instant } from "@naqsh/shared/kernel/instant";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  acceptReturn,
  askReturn,
  cancel,
  cancelUnshipped,
  confirmArrival,
  countAgain,
  CREATED_AT,
  declineReturn,
  moveDeadline,
  PAID,
  passDeadline,
  receive,
  recordRefundOf,
  refundOrder,
  sendReturn,
  ship,
} from "../testing/order-fixtures";
import { orderDecider } from "./order.decider";
import { givenBackOf, type Order } from "./order.state";

const DAY = 24 * 60 * 60_000;
const TOTAL = 1150_00;
const answers = fc.constantFrom("artist" as const, "administrator" as const);
const refundIds = fc.constantFrom("r1", "r2", "r3");

const commands: fc.Arbitrary<OrderCommand> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(ship(), receive(), askReturn(), sendReturn()) },
  { weight: 2, arbitrary: answers.map(acceptReturn) },
  { weight: 1, arbitrary: answers.map(declineReturn) },
  { weight: 1, arbitrary: answers.map(confirmArrival) },
  { weight: 3, arbitrary: fc.constant(passDeadline) },
  { weight: 1, arbitrary: fc.constantFrom(cancelUnshipped(), cancel("bidderVoided")) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(refundIds, fc.option(fc.integer({ min: 1, max: TOTAL })))
      .map(([id, amount]) => refundOrder(id, amount)),
  },
  { weight: 1, arbitrary: fc.option(refundIds, { nil: undefined }).map((id) => recordRefundOf("p1", id)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(moveDeadline(CREATED_AT, after(CREATED_AT, DAY)), countAgain(["2026-03-10"])),
  },
);
/** A life that goes to its end more often than chance alone would lead it. */
const usual: OrderCommand[] = [ship(), receive(), askReturn(), acceptReturn(), sendReturn(), confirmArrival()];
const lives = fc
  .tuple(
    fc.nat(usual.length),
    fc.array(fc.record({ command: commands, days: fc.constantFrom(0, 0, 1, 4, 8, 16) }), { maxLength: 25 }),
  )
  .map(([known, wild]) => [...usual.slice(0, known).map((command) => ({ command, days: 0 })), ...wild]);

type Seen = { order: Order; events: OrderEvent[]; at: Instant };

const lived = (life: readonly { command: OrderCommand; days: number }[]): Seen[] => {
  let at = CREATED_AT;
  let order: Order = orderDecider.initialState;
  const events: OrderEvent[] = [];
  const seen: Seen[] = [];
  for (const { command, days } of [...PAID.map(([command]) => ({ command, days: 0 })), ...life]) {
    at = after(at, days * DAY);
    const decision = orderDecider.decide(command, order, { receivedAt: at, now: at });
    if (!decision.accepted || decision.events.length === 0) continue;
    events.push(...decision.events);
    order = decision.events.reduce(orderDecider.evolve, order);
    seen.push({ order, events: [...events], at });
  }
  return seen;
};

const always = (holds: (seen: Seen) => void): void =>
  fc.assert(
    fc.property(lives, (life) => lived(life).forEach(holds)),
    { numRuns: 500 },
  );

const of = (events: readonly OrderEvent[], type: OrderEvent["type"]): OrderEvent[] =>
  events.filter((event) => event.type === type);

const sumOf = (events: readonly OrderEvent[], type: "RefundOwed" | "OrderRefunded"): number =>
  events.reduce((sum, event) => (event.type === type ? sum + event.data.amount : sum), 0);

/** What has to have come before each step. */
const BEFORE: Partial<Record<OrderEvent["type"], OrderEvent["type"]>> = {
  OrderShipped: "PaymentSucceeded",
  ShipmentOverdue: "PaymentSucceeded",
  OrderReceived: "OrderShipped",
  ReturnRequested: "OrderReceived",
  ReturnEscalated: "ReturnRequested",
  ReturnAccepted: "ReturnRequested",
  ReturnDeclined: "ReturnRequested",
  ReturnLapsed: "ReturnAccepted",
  ReturnSent: "ReturnAccepted",
  ReturnArrived: "ReturnSent",
  ReturnPeriodEnded: "OrderReceived",
};

describe("a paid order, whatever is tried,", () => {
  it("reaches every step", () => {
    const reached = fc.sample(lives, { numRuns: 1_000, seed: 7 }).flatMap((life) => lived(life).at(-1)!.events);
    const types = new Set(reached.map(({ type }) => type));
    for (const step of [...Object.keys(BEFORE), "OrderDeadlineMoved", "OrderRefunded"]) expect(types).toContain(step);
  });

  it("takes its steps in order, each once, and none after its end", () => {
    always(({ events }) => {
      const types = events.map(({ type }) => type);
      for (const [step, before] of Object.entries(BEFORE) as [OrderEvent["type"], OrderEvent["type"]][]) {
        expect(of(events, step).length).toBeLessThanOrEqual(1);
        if (types.includes(step)) expect(types.slice(0, types.indexOf(step))).toContain(before);
      }
      const end = types.indexOf("OrderCancelled");
      if (end >= 0) expect(types.slice(end + 1).filter((type) => type in BEFORE)).toEqual([]);
    });
  });

  it("gives back no more than was paid, nothing twice, and only what it owes", () => {
    always(({ order, events }) => {
      const owed = sumOf(events, "RefundOwed");
      expect(owed).toBeLessThanOrEqual(TOTAL);
      expect(sumOf(events, "OrderRefunded")).toBeLessThanOrEqual(owed);
      if (order.status !== "unknown") expect(givenBackOf(order, "p1")).toBe(owed);
      const ids = events.flatMap((event) => (event.type === "OrderRefunded" ? [event.data.refundId ?? "all"] : []));
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  it("owes everything back once it is cancelled or the work has come back", () => {
    const isOver = (events: readonly OrderEvent[]): boolean =>
      of(events, "OrderCancelled").length + of(events, "ReturnArrived").length > 0;
    const ends = (life: Parameters<typeof lived>[0]) => lived(life).filter(({ events }) => isOver(events));
    fc.assert(
      fc.property(lives, (life) => {
        for (const { events } of ends(life)) expect(sumOf(events, "RefundOwed")).toBe(TOTAL);
      }),
      { numRuns: 500 },
    );
  });

  it("waits for nothing but an administrator without a moment at which the waiting ends", () => {
    always(({ order, events }) => {
      if (order.status !== "paid" || order.fulfilment.waiting !== null) return;
      const last = events.findLast(({ type }) => type in BEFORE)?.type;
      expect(["ShipmentOverdue", "ReturnEscalated", "ReturnArrived", "ReturnPeriodEnded"]).toContain(last);
    });
  });

  it("is the fold of its events, also from JSON", () => {
    always(({ order, events }) => {
      const stored: OrderEvent[] = JSON.parse(JSON.stringify(events));
      expect(stored.reduce(orderDecider.evolve, orderDecider.initialState)).toEqual(order);
    });
  });
});
