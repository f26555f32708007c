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

/** The artist answers in their time; then it is an administrator's, who may answer before as well. */
const mayAnswer = (order: Order, { by, answeredBy }: Answerer): order is Paid =>
  order.status === "paid" && (by === "administrator" || order.order.artistId === answeredBy);

const refusalOfAnswer = (order: Order, { by }: Answerer): OrderRejection => {
  if (order.status !== "paid") return unpaidRefusal(order);
  return by === "artist" ? { code: "NOT_YOUR_SALE" } : { code: "NO_RETURN_TO_ANSWER" };
};

const isTooLateFor = ({ fulfilment: { returning, waiting } }: Paid, { by }: Answerer, receivedAt: Instant): boolean =>
  by === "artist" && (returning === "escalated" || (returning === "requested" && receivedAt >= (waiting?.dueAt ?? "")));

/** An administrator may also accept what the artist declined, until the time for it is over. */
export const acceptReturn = ({ data }: AcceptReturn, order: Order, { receivedAt, now }: Times): OrderDecision => {
  if (!mayAnswer(order, data)) return reject(refusalOfAnswer(order, data));
  const { returning, waiting } = order.fulfilment;
  if (returning === "accepted") return accept();
  const isOverruled = data.by === "administrator" && returning === "declined" && waiting !== null;
  if (returning !== "requested" && returning !== "escalated" && !isOverruled) {
    return reject({ code: "NO_RETURN_TO_ANSWER" });
  }
  if (isTooLateFor(order, data, receivedAt)) return reject({ code: "RETURN_IS_ADMINISTRATORS" });
  const { by, answeredBy } = data;
  const sendDueAt = afterDays(now, SEND_BACK_WITHIN_DAYS);
  return accept({ type: "ReturnAccepted", data: { ...saleOf(order), by, answeredBy, acceptedAt: now, sendDueAt } });
};

/** What the artist declines, an administrator may still accept for a few working days. */
export const declineReturn = ({ data }: DeclineReturn, order: Order, { receivedAt, now }: Times): OrderDecision => {
  if (!mayAnswer(order, data)) return reject(refusalOfAnswer(order, data));
  const { returning, returnDueAt } = order.fulfilment;
  if (returning === "declined") return accept();
  if (returning !== "requested" && returning !== "escalated") return reject({ code: "NO_RETURN_TO_ANSWER" });
  if (isTooLateFor(order, data, receivedAt)) return reject({ code: "RETURN_IS_ADMINISTRATORS" });
  const { by, answeredBy, holidays } = data;
  const reviewed = by === "artist" ? answerDueAtOf(now, holidays) : now;
  return accept({
    type: "ReturnDeclined",
    data: {
      ...saleOf(order),
      by,
      answeredBy,
      reason: writtenAbout(order.order.buyerId, data.reason),
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
  if (!mayAnswer(order, data)) return reject(refusalOfArrival(order, data));
  if (order.fulfilment.returning === "arrived") return accept();
  if (order.fulfilment.returning !== "sent") return reject({ code: "RETURN_NOT_SENT" });
  return accept(...arrived(order, { by: data.by, confirmedBy: data.answeredBy, arrivedAt: now }));
};

const refusalOfArrival = (order: Order, { by }: Answerer): OrderRejection =>
  order.status === "paid" && by === "artist"
    ? { code: "NOT_YOUR_SALE" }
    : refusalOfAnswer(order, { by, answeredBy: "" });

/** The work is the artist's again, and all that was paid goes back. */
export const arrived = (
  order: Paid,
  told: Pick<ReturnArrived["data"], "by" | "confirmedBy" | "arrivedAt">,
): OrderEvent[] => [
  { type: "ReturnArrived", data: { ...saleOf(order), ...told } },
  ...refundOfAll(order, { reason: "returned" }),
];
