import {
  amountsOf,
  PAYMENT_GRACE_MS,
  RESERVATION_MS,
  type CancelOrder,
  type CancelReason,
  type CreateOrder,
  type GiveUpOrder,
  type MovePaymentDeadline,
  type OrderCommand,
  type OrderEvent,
  type OrderRejection,
  type OrderSource,
} from "@naqsh/shared/order";
import { PAYMENT_WINDOW_MS } from "@naqsh/shared/auction";
import type { Decider, Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { after, later, msBetween, type Instant } from "@naqsh/shared/kernel/instant";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import {
  abandonPayment,
  beginPayment,
  confirmPayment,
  confirmWithBank,
  failPayment,
  paymentsOvertaken,
  recordRefund,
  requireConfirmation,
} from "./order-payment.decider";
import { chooseDelivery } from "./choose-delivery.decider";
import { countWorkingDaysAgain, movedByOutage, passOrderDeadline } from "./order-deadlines.decider";
import { cancelUnshippedOrder, confirmReceipt, shipOrder } from "./order-delivery.decider";
import { refundOfAll, refundOrder } from "./order-refund.decider";
import { claimRefundTransfer, releaseRefundTransfer } from "./order-refund-claim.decider";
import { failRefund, repeatRefund } from "./order-refund-failure.decider";
import { acceptReturn, confirmReturnArrival, declineReturn, requestReturn, sendReturn } from "./order-return.decider";
import { giveBackTransfer, receiveTransfer } from "./order-transfer.decider";
import { evolveOrder, isUnderWay, type Order, type Paid, type Pending } from "./order.state";

type OrderDecision = Decision<OrderEvent, OrderRejection>;

/** An order follows its sale within moments; one that comes later was held up by an outage or a stop of the platform. */
const LATE_FROM_MS = 10_000;

/** Told again with the same sale, it is quiet: the order stands. A late one gives its buyer all of the time to pay. */
const createOrder = ({ data }: CreateOrder, order: Order, { now }: Times): OrderDecision => {
  const { net, isArtistRegistered = false, ...sale } = data;
  if (order.status !== "unknown") {
    const { buyerId, artworkId, amounts } = order.order;
    const isSameSale = buyerId === sale.buyerId && artworkId === sale.artworkId && amounts.net === net;
    return isSameSale ? accept() : reject({ code: "ORDER_EXISTS" });
  }
  return accept({
    type: "OrderCreated",
    data: {
      ...sale,
      paymentDueAt: dueAt(sale, now),
      amounts: amountsOf(net, sale.commissionBasisPoints),
      deemedSupplier: isArtistRegistered ? "artist" : "platform",
    },
  });
};

const dueAt = (
  { paymentDueAt, source }: Pick<CreateOrder["data"], "paymentDueAt" | "source">,
  now: Instant,
): Instant => {
  const whole = after(now, timeToPay(source));
  return msBetween(paymentDueAt, whole) >= LATE_FROM_MS ? whole : paymentDueAt;
};

const timeToPay = (source: OrderSource): number => (source === "fixedPrice" ? RESERVATION_MS : PAYMENT_WINDOW_MS);

/**
 * The deadline waits for a payment that was begun in time, up to 15 minutes. A voided sale does not wait, and what comes
 * for it later is given back; once it is paid, it is not voided any more (docs/rules.md#payment).
 */
const cancelOrder = ({ data }: CancelOrder, order: Order, { now }: Times): OrderDecision => {
  if (order.status === "unknown") return reject({ code: "ORDER_UNKNOWN" });
  if (order.status === "cancelled") return accept();
  if (data.reason === "bidderVoided" && !data.void) {
    const refund = order.status === "paid" ? refundOfAll(order, { reason: "saleVoided" }) : [];
    return accept(...cancelled(order, data), ...refund);
  }
  if (order.status === "paid") return reject({ code: "ORDER_IS_PAID" });
  if (data.reason === "bidderVoided") return accept(...cancelled(order, data));
  const { paymentDueAt } = order;
  if (now < paymentDueAt) return reject({ code: "PAYMENT_NOT_DUE_YET", paymentDueAt });
  const isPaying = [...order.attempts.values()].some(isUnderWay);
  if (isPaying && now < after(paymentDueAt, PAYMENT_GRACE_MS)) return reject({ code: "PAYMENT_PENDING" });
  const unpayable = data.unpayable ?? order.order.unpayable;
  return accept(...cancelled(order, { ...data, ...(unpayable && { unpayable }) }));
};

/** Moves by what was lost of the time to pay, once per outage, while it still runs. */
const movePaymentDeadline = ({ data }: MovePaymentDeadline, order: Order): OrderDecision => {
  if (order.status === "unknown") return reject({ code: "ORDER_UNKNOWN" });
  if (order.status === "paid") return accept(...movedByOutage(order, data));
  if (order.status !== "pending" || order.outages.includes(data.outageId)) return accept();
  const begunAt = after(order.order.paymentDueAt, -timeToPay(order.order.source));
  const lostMs = msBetween(later(data.from, begunAt), data.to);
  if (order.paymentDueAt <= data.from || lostMs <= 0) return accept();
  const { orderId, buyerId } = order.order;
  const paymentDueAt = after(order.paymentDueAt, lostMs);
  return accept({ type: "PaymentDeadlineMoved", data: { orderId, buyerId, outageId: data.outageId, paymentDueAt } });
};

/** What was won is bound to be paid; what was chosen is given up until it is. */
const giveUp = ({ data }: GiveUpOrder, order: Order): OrderDecision => {
  if (order.status === "unknown") return reject({ code: "ORDER_UNKNOWN" });
  const { orderId, buyerId, source } = order.order;
  if (data.buyerId !== buyerId) return reject({ code: "NOT_YOUR_ORDER" });
  if (order.status === "cancelled") return accept();
  if (order.status === "paid") return reject({ code: "ORDER_IS_PAID" });
  if (source !== "fixedPrice") return reject({ code: "ORDER_IS_BINDING" });
  // What the provider has in hand may still succeed.
  const isInHand = [...order.attempts].some(
    ([paymentId, { status }]) => status === "confirmed" || (status === "pending" && !order.transfers.has(paymentId)),
  );
  if (isInHand) return reject({ code: "PAYMENT_PENDING" });
  return accept(...cancelled(order, { orderId, reason: "givenUp" }));
};

const cancelled = (
  order: Pending | Paid,
  data: Omit<CancelOrder["data"], "reason"> & { reason: CancelReason },
): OrderEvent[] => {
  const { reason, void: asked, unpayable } = data;
  const { orderId, buyerId, auctionId, artworkId, artistId } = order.order;
  const parties = { orderId, buyerId, auctionId, artworkId, artistId };
  const sealable = asked && { ...asked, reason: writtenAbout(buyerId, asked.reason) };
  const event: OrderEvent = {
    type: "OrderCancelled",
    data: { ...parties, reason, ...(sealable && { void: sealable }), ...(unpayable && { unpayable }) },
  };
  return [event, ...paymentsOvertaken(order)];
};

export const orderDecider: Decider<Order, OrderCommand, OrderEvent, OrderRejection> = {
  streamCategory: "order",
  initialState: { status: "unknown" },
  decide: (command, order, times) => {
    switch (command.type) {
      case "CreateOrder":
        return createOrder(command, order, times);
      case "ChooseDelivery":
        return chooseDelivery(command, order);
      case "GiveUpOrder":
        return giveUp(command, order);
      case "BeginPayment":
        return beginPayment(command, order, times);
      case "RequireConfirmation":
        return requireConfirmation(command, order);
      case "AbandonPayment":
        return abandonPayment(command, order);
      case "ConfirmWithBank":
        return confirmWithBank(command, order);
      case "ConfirmPayment":
        return confirmPayment(command, order, times);
      case "FailPayment":
        return failPayment(command, order);
      case "CancelOrder":
        return cancelOrder(command, order, times);
      case "MovePaymentDeadline":
        return movePaymentDeadline(command, order);
      case "RecordRefund":
        return recordRefund(command, order);
      case "FailRefund":
        return failRefund(command, order);
      case "RepeatRefund":
        return repeatRefund(command, order);
      case "ClaimRefundTransfer":
        return claimRefundTransfer(command, order, times);
      case "ReleaseRefundTransfer":
        return releaseRefundTransfer(command, order);
      case "ReceiveTransfer":
        return receiveTransfer(command, order, times);
      case "GiveBackTransfer":
        return giveBackTransfer(command, order);
      case "ShipOrder":
        return shipOrder(command, order, times);
      case "ConfirmReceipt":
        return confirmReceipt(command, order, times);
      case "CancelUnshippedOrder":
        return cancelUnshippedOrder(command, order, times);
      case "RequestReturn":
        return requestReturn(command, order, times);
      case "AcceptReturn":
        return acceptReturn(command, order, times);
      case "DeclineReturn":
        return declineReturn(command, order, times);
      case "SendReturn":
        return sendReturn(command, order, times);
      case "ConfirmReturnArrival":
        return confirmReturnArrival(command, order, times);
      case "RefundOrder":
        return refundOrder(command, order);
      case "PassOrderDeadline":
        return passOrderDeadline(command, order, times);
      case "CountWorkingDaysAgain":
        return countWorkingDaysAgain(command, order);
      default:
        return unreachable(command);
    }
  },
  evolve: evolveOrder,
};
