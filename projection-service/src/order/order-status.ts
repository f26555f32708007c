import type { OrderEvent, OrderStatus } from "@naqsh/shared/order";

const AFTER: Readonly<Partial<Record<OrderEvent["type"], OrderStatus>>> = {
  OrderCreated: "pending",
  PaymentSucceeded: "processing",
  OrderCancelled: "cancelled",
  OrderShipped: "shipped",
  OrderReceived: "completed",
  ReturnRequested: "returnRequested",
  ReturnDeclined: "completed",
  ReturnLapsed: "completed",
  // An administrator may accept what the artist declined.
  ReturnAccepted: "returnRequested",
  ReturnArrived: "returned",
};

/** An order's status after an event of its stream, but for the end of a refund, which depends on the amount. */
export const statusAfter = (status: OrderStatus, { type }: OrderEvent): OrderStatus => AFTER[type] ?? status;
