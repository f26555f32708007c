import type { OrderView } from "@naqsh/shared/order";
import { describe, expect, it } from "vitest";
import { refreshEvery, stageOfOrder, stepOfStage } from "./order-stage";

const DUE = "2026-11-22T09:00:00.000Z";
const BEFORE = Date.parse(DUE) - 1;

const order = (over: Partial<OrderView>): OrderView =>
  ({
    status: "pending",
    refunded: false,
    failedRefunds: [],
    paymentDueAt: DUE,
    payment: { status: "none", paymentId: null, method: null, reason: null },
    ...over,
  }) as OrderView;

const payment = (status: OrderView["payment"]["status"]) => ({
  payment: { status, paymentId: "p", method: null, reason: null },
});

const failedRefund = {
  paymentId: "p",
  refundId: null,
  amount: 5_00,
  failedAt: DUE,
  dueAt: DUE,
  reason: "lost_or_stolen_card",
  claim: null,
};

it.each([
  ["toPay", "payment"],
  ["failed", "payment"],
  ["paying", "payment"],
  ["needsConfirmation", "payment"],
  ["overdue", "payment"],
  ["paid", "preparation"],
  ["shipped", "delivery"],
  ["completed", null],
  ["returnRequested", null],
  ["returned", null],
  ["cancelled", null],
  ["refundUnderway", null],
  ["refundFailed", null],
  ["refunded", null],
] as const)("an order that is %s is at the step %s", (stage, step) => expect(stepOfStage(stage)).toBe(step));

describe("where an order is", () => {
  it.each<[Partial<OrderView>, string]>([
    [{}, "toPay"],
    [{ status: "cancelled", ...payment("succeeded"), failedRefunds: [failedRefund] }, "refundFailed"],
    [{ status: "returned", failedRefunds: [failedRefund] }, "refundFailed"],
    [{ status: "shipped", failedRefunds: [failedRefund] }, "shipped"],
    [payment("failed"), "failed"],
    [payment("pending"), "paying"],
    [payment("needsConfirmation"), "needsConfirmation"],
    [{ status: "processing", ...payment("succeeded") }, "paid"],
    [{ status: "shipped", ...payment("succeeded") }, "shipped"],
    [{ status: "returned", ...payment("succeeded") }, "returned"],
    [{ status: "cancelled" }, "cancelled"],
    [{ status: "cancelled", ...payment("succeeded") }, "refundUnderway"],
    [{ status: "cancelled", refunded: true }, "refunded"],
  ])("%o is %s", (over, stage) => {
    expect(stageOfOrder(order(over), BEFORE)).toBe(stage);
  });

  it("is overdue at its deadline, unless a payment begun in time is under way", () => {
    expect(stageOfOrder(order({}), BEFORE + 1)).toBe("overdue");
    expect(stageOfOrder(order(payment("pending")), BEFORE + 1)).toBe("paying");
  });

  it("is asked for again only while the provider thinks", () => {
    expect(refreshEvery(order(payment("pending")))).toBeGreaterThan(0);
    expect(refreshEvery(order({}))).toBe(false);
    expect(refreshEvery(undefined)).toBe(false);
  });
});
