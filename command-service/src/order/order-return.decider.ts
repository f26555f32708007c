import {
  afterDays,
  answerDueAtOf,
  ARRIVED_AFTER_DAYS,
  SEND_BACK_WITHIN_DAYS,
  type AcceptReturn,
  type ConfirmReturnArrival,
  type DeclineReturn,
  type OrderEvent,
  type OrderRejection,
  type RequestReturn,
  type ReturnArrived,
  type ReturnAnswerer,
  type SendReturn,
} from "@naqsh/shared/order";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { later, type Instant } from "@naqsh/shared/kernel/instant";
import { personal, writtenAbout } from "@naqsh/shared/kernel/personal";
import { saleOf, unpaidRefusal } from "./order-delivery.decider";
import { refundOfAll } from "./order-refund.decider";
import type { Order, Paid } from "./order.state";

type OrderDecision = Decision<OrderEvent, OrderRejection>;

/** Once, in the days after the receipt; by when it was received by the server. */
export const requestReturn = ({ data }: RequestReturn, order: Order, { receivedAt, now }: Times): OrderDecision => {
  if (order.status !== "unknown" && order.order.buyerId !== data.buyerId) return reject({ code: "NOT_YOUR_ORDER" });
  if (order.status !== "paid") return reject(unpaidRefusal(order));
  const { stage, returning, returnDueAt } = order.fulfilment;
  if (stage !== "received" || returnDueAt === null) return reject({ code: "ORDER_NOT_RECEIVED" });
  if (returning !== "none") return reject({ code: "RETURN_ALREADY_ASKED" });
  if (receivedAt >= returnDueAt) return reject({ code: "RETURN_PERIOD_OVER", stepDueAt: returnDueAt });
  const { reason, isDefective, pictures, holidays } = data;
  return accept({
    type: "ReturnRequested",
    data: {
      ...saleOf(order),
      reason: personal(data.buyerId, reason),
      isDefective,
      pictures,
      requestedAt: now,
      answerDueAt: answerDueAtOf(now, holidays),
    },
  });
};

type Answerer = { by: ReturnAnswerer; answeredBy: string };

type Asked = { sale: Paid; refusal: null } | { sale: null; refusal: OrderRejection };

/** The artist answers for their own sale, an administrator for any. */
const saleOfAnswerer = (order: Order, { by, answeredBy }: Answerer): Asked => {
  const isOthers = by === "artist" && order.status !== "unknown" && order.order.artistId !== answeredBy;
  if (isOthers) return { sale: null, refusal: { code: "NOT_YOUR_SALE" } };
  return order.status === "paid" ? { sale: order, refusal: null } : { sale: null, refusal: unpaidRefusal(order) };
};

/** The artist answers in their time; then it is an administrator's, who may answer before as well. */
const isTooLateFor = ({ fulfilment: { returning, waiting } }: Paid, { by }: Answerer, receivedAt: Instant): boolean =>
  by === "artist" && (returning === "escalated" || (returning === "requested" && receivedAt >= (waiting?.dueAt ?? "")));

/** An administrator may also accept what the artist declined, until the time for it is over. */
export const acceptReturn = ({ data }: AcceptReturn, order: Order, { receivedAt, now }: Times): OrderDecision => {
  const { sale, refusal } = saleOfAnswerer(order, data);
  if (refusal) return reject(refusal);
  const { returning, waiting } = sale.fulfilment;
  if (returning === "accepted") return accept();
  const isOverruled = data.by === "administrator" && returning === "declined" && waiting !== null;
  if (returning !== "requested" && returning !== "escalated" && !isOverruled) {
    return reject({ code: "NO_RETURN_TO_ANSWER" });
  }
  if (isTooLateFor(sale, data, receivedAt)) return reject({ code: "RETURN_IS_ADMINISTRATORS" });
  const { by, answeredBy } = data;
  const sendDueAt = afterDays(now, SEND_BACK_WITHIN_DAYS);
  return accept({ type: "ReturnAccepted", data: { ...saleOf(sale), by, answeredBy, acceptedAt: now, sendDueAt } });
};

/** What the artist declines, an administrator may still accept for a few working days. */
export const declineReturn = ({ data }: DeclineReturn, order: Order, { receivedAt, now }: Times): OrderDecision => {
  const { sale, refusal } = saleOfAnswerer(order, data);
  if (refusal) return reject(refusal);
  const { returning, returnDueAt } = sale.fulfilment;
  if (returning === "declined") return accept();
  if (returning !== "requested" && returning !== "escalated") return reject({ code: "NO_RETURN_TO_ANSWER" });
  if (isTooLateFor(sale, data, receivedAt)) return reject({ code: "RETURN_IS_ADMINISTRATORS" });
  const { by, answeredBy, holidays } = data;
  const reviewed = by === "artist" ? answerDueAtOf(now, holidays) : now;
  return accept({
    type: "ReturnDeclined",
    data: {
      ...saleOf(sale),
      by,
      answeredBy,
      reason: writtenAbout(sale.order.buyerId, data.reason),
      declinedAt: now,
      returnDueAt: later(returnDueAt ?? now, reviewed),
    },
  });
};

export const sendReturn = ({ data }: SendReturn, order: Order, { now }: Times): OrderDecision => {
  if (order.status !== "unknown" && order.order.buyerId !== data.buyerId) return reject({ code: "NOT_YOUR_ORDER" });
  if (order.status !== "paid") return reject(unpaidRefusal(order));
  if (order.fulfilment.returning === "sent") return accept();
  if (order.fulfilment.returning !== "accepted") return reject({ code: "RETURN_NOT_ACCEPTED" });
  const { carrier, trackingNumber } = data;
  const arrivalDueAt = afterDays(now, ARRIVED_AFTER_DAYS);
  return accept({
    type: "ReturnSent",
    data: { ...saleOf(order), carrier, trackingNumber, sentAt: now, arrivalDueAt },
  });
};

export const confirmReturnArrival = ({ data }: ConfirmReturnArrival, order: Order, { now }: Times): OrderDecision => {
  const { sale, refusal } = saleOfAnswerer(order, data);
  if (refusal) return reject(refusal);
  if (sale.fulfilment.returning === "arrived") return accept();
  if (sale.fulfilment.returning !== "sent") return reject({ code: "RETURN_NOT_SENT" });
  return accept(...arrived(sale, { by: data.by, confirmedBy: data.answeredBy, arrivedAt: now }));
};

/** The work is the artist's again, and all that was paid goes back. */
export const arrived = (
  order: Paid,
  told: Pick<ReturnArrived["data"], "by" | "confirmedBy" | "arrivedAt">,
): OrderEvent[] => [
  { type: "ReturnArrived", data: { ...saleOf(order), ...told } },
  ...refundOfAll(order, { reason: "returned" }),
];
