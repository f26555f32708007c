import {
  feeOf,
  shipDueAtOf,
  TRANSFER_EXTRA_MS,
  transferReferenceOf,
  type GiveBackTransfer,
  type OrderEvent,
  type OrderRejection,
  type PaymentMethodKind,
  type PaymentSucceeded,
  type ReceiveTransfer,
  type RefundOwed,
  type RefundReason,
  type TransferTerms,
} from "@naqsh/shared/order";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { after, later, type Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import type { RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { isUnderWay, type Known, type Order, type Pending } from "./order.state";

type OrderDecision = Decision<OrderEvent, OrderRejection>;

/** Never longer than once the bank's time beyond the order's own, however often a transfer is begun anew. */
export const transferTermsOf = ({ order, paymentDueAt }: Pending, paymentId: string): TransferTerms => ({
  reference: transferReferenceOf(paymentId),
  dueAt: later(paymentDueAt, after(order.paymentDueAt, TRANSFER_EXTRA_MS)),
});

type Taken = {
  paymentId: string;
  reference: string;
  kind: PaymentMethodKind | undefined;
  holidays: readonly RiyadhDay[];
};

/** The payment that pays the order, with its fee by the rates that the order froze. */
export const successOf = ({ order }: Known, taken: Taken, now: Instant): PaymentSucceeded => {
  const { orderId, buyerId, artworkId, artistId, auctionId, amounts, feeRates } = order;
  const { paymentId, reference, kind, holidays } = taken;
  const known = kind && { methodKind: kind, fee: feeOf(amounts.total, kind, feeRates) };
  const sale = { orderId, buyerId, artworkId, artistId, auctionId, amounts, ...known };
  const shipDueAt = shipDueAtOf(now, holidays);
  return { type: "PaymentSucceeded", data: { ...sale, paymentId, reference, paidAt: now, shipDueAt } };
};

type Excess = { paymentId: string; refundId: string; amount: Halalas; reason: RefundReason };

const owedBack = ({ order, transfers }: Known, { paymentId, ...excess }: Excess): RefundOwed => {
  const { orderId, buyerId } = order;
  const reference = transfers.get(paymentId)?.reference ?? "";
  return { type: "RefundOwed", data: { orderId, buyerId, paymentId, reference, ...excess } };
};

/** All that a transfer holds; each part that is held anew goes back under an id of its own. */
const heldOf = ({ transfers }: Known, paymentId: string): Excess => {
  const { held = 0, lines = [] } = transfers.get(paymentId) ?? {};
  return { paymentId, refundId: `${paymentId}-held-${lines.length}`, amount: held, reason: "tooLittle" };
};

/** Parts of transfers that pay nothing any more, since the order was paid otherwise or fell. */
export const heldTransfersOwed = (order: Known, except?: string): RefundOwed[] =>
  [...order.transfers]
    .filter(([paymentId, { held }]) => held > 0 && paymentId !== except)
    .map(([paymentId]) => owedBack(order, heldOf(order, paymentId)));

/** Pays the order once it is whole; what is beyond that, or comes for an order that waits no more, goes back. */
export const receiveTransfer = ({ data }: ReceiveTransfer, order: Order, { now }: Times): OrderDecision => {
  if (order.status === "unknown") return reject({ code: "ORDER_UNKNOWN" });
  const { paymentId, lineId, amount, bookedOn, holidays = [] } = data;
  const transfer = order.transfers.get(paymentId);
  if (!transfer) return reject({ code: "PAYMENT_UNKNOWN" });
  // A line of the statement is one sum of money, whichever of the order's transfers it was matched to first.
  if ([...order.transfers.values()].some(({ lines }) => lines.some((one) => one.lineId === lineId))) return accept();
  const { orderId, buyerId, amounts } = order.order;
  const { reference } = transfer;
  const line = { orderId, buyerId, paymentId, reference, lineId, amount, bookedOn };
  const came: OrderEvent = { type: "TransferReceived", data: line };
  const back = (part: Halalas, reason: RefundReason): RefundOwed =>
    owedBack(order, { paymentId, refundId: lineId, amount: part, reason });
  if (order.status !== "pending") return accept<OrderEvent>(came, back(amount, "tooLate"));
  const excess = transfer.held + amount - amounts.total;
  if (excess < 0)
    return accept({ type: "TransferReceived", data: { ...line, missing: -excess, dueAt: order.paymentDueAt } });
  const paid = successOf(order, { paymentId, reference, kind: "transfer", holidays }, now);
  const others = heldTransfersOwed(order, paymentId);
  return accept<OrderEvent>(came, paid, ...(excess > 0 ? [back(excess, "overpaid")] : []), ...others);
};

/** The rest of a transfer is waited for no longer: what came goes back, and the buyer may pay otherwise while there is time. */
export const giveBackTransfer = ({ data }: GiveBackTransfer, order: Order): OrderDecision => {
  if (order.status === "unknown") return reject({ code: "ORDER_UNKNOWN" });
  const { paymentId, givenBackBy: refundedBy } = data;
  const attempt = order.attempts.get(paymentId);
  const transfer = order.transfers.get(paymentId);
  if (!attempt || !transfer) return reject({ code: "PAYMENT_UNKNOWN" });
  if (transfer.held <= 0) return reject({ code: "TRANSFER_HOLDS_NOTHING" });
  const { orderId, buyerId } = order.order;
  const owed = owedBack(order, heldOf(order, paymentId));
  const why = { note: writtenAbout(buyerId, data.reason), refundedBy };
  const failed: OrderEvent = { type: "PaymentFailed", data: { orderId, buyerId, paymentId, reason: "tooLittle" } };
  const ends = isUnderWay(attempt) ? [failed] : [];
  return accept<OrderEvent>(...ends, { ...owed, data: { ...owed.data, ...why } });
};
