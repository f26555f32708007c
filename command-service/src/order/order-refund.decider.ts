import type { CancelReason, OrderEvent, OrderRejection, RefundOrder, RefundOwed } from "@naqsh/shared/order";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import type { Fulfilment, ReturnStatus } from "./fulfilment.state";
import { givenBackOf, type Order, type Paid } from "./order.state";

type OrderDecision = Decision<OrderEvent, OrderRejection>;
type Why = Pick<RefundOwed["data"], "reason" | "refundId" | "note" | "refundedBy">;

/** What of the order's price has neither gone back nor is owed back, in halalas. */
export const refundableOf = (order: Paid): Halalas => order.order.amounts.total - givenBackOf(order, order.paymentId);

const refundOf = (order: Paid, amount: Halalas, why: Why): RefundOwed => {
  const { paymentId, reference } = order;
  const { orderId, buyerId, artistId } = order.order;
  return { type: "RefundOwed", data: { orderId, buyerId, artistId, paymentId, reference, amount, ...why } };
};

/**
 * The rest of the price: once as the payment came, and beside parts that went back before under an id of its own. Nothing if
 * nothing is left.
 */
export const refundOfAll = (order: Paid, why: Omit<Why, "refundId">): RefundOwed[] => {
  const amount = refundableOf(order);
  if (amount <= 0) return [];
  const isWhole = amount === order.order.amounts.total;
  return [refundOf(order, amount, { ...why, ...(!isWhole && { refundId: `${order.paymentId}-rest` }) })];
};

const COMES_BACK: ReadonlySet<ReturnStatus> = new Set(["accepted", "sent", "arrived"]);

/** Sold once more, a work that its buyer has would be sold twice. */
const staysWithBuyer = ({ stage, returning }: Fulfilment): boolean =>
  stage !== "processing" && !COMES_BACK.has(returning);

/** The end of an order that was paid. */
export const cancellationOf = (order: Paid, reason: CancelReason): OrderEvent => {
  const { orderId, buyerId, auctionId, artworkId, artistId } = order.order;
  const stays = staysWithBuyer(order.fulfilment) ? ({ workStays: true } as const) : {};
  return { type: "OrderCancelled", data: { orderId, buyerId, auctionId, artworkId, artistId, reason, ...stays } };
};

/** By an administrator, with a reason; with all of it the order ends. */
export const refundOrder = ({ data }: RefundOrder, order: Order): OrderDecision => {
  if (order.status === "unknown") return reject({ code: "ORDER_UNKNOWN" });
  if (order.refunds.has(data.refundId)) return accept();
  if (order.status === "cancelled") return reject({ code: "ORDER_IS_CANCELLED" });
  if (order.status !== "paid") return reject({ code: "ORDER_NOT_PAID" });
  const refundable = refundableOf(order);
  if (refundable <= 0) return reject({ code: "NOTHING_TO_REFUND" });
  const amount = data.amount ?? refundable;
  if (amount <= 0 || amount > refundable) return reject({ code: "REFUND_TOO_LARGE", refundable });
  const { refundId, refundedBy } = data;
  const note = writtenAbout(order.order.buyerId, data.reason);
  const owed = refundOf(order, amount, { reason: "administrator", refundId, note, refundedBy });
  return amount === refundable ? accept(cancellationOf(order, "refunded"), owed) : accept(owed);
};
