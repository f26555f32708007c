import type { OrderEvent } from "@naqsh/shared/order";
import { expect, it } from "vitest";
import { cancel, createOrder, DUE_AT, given, told } from "../testing/order-fixtures";

const fallen = (history: OrderEvent[], command = cancel()) =>
  given(...history)
    .when(command, { now: DUE_AT })
    .events()
    .map(({ type, data }) => ({ type, isUnpayable: "unpayable" in data }));

it.each([
  ["when it was created", told([createOrder({ unpayable: true })]), cancel()],
  ["when it fell", told([createOrder()]), cancel("paymentDeadlineMissed", undefined, true)],
])("an order says as it falls that the shop took no payments %s", (_, history, command) => {
  expect(fallen(history, command)).toEqual([{ type: "OrderCancelled", isUnpayable: true }]);
});

it("an order that could be paid says nothing of the kind", () => {
  expect(fallen(told([createOrder()]))).toEqual([{ type: "OrderCancelled", isUnpayable: false }]);
});
