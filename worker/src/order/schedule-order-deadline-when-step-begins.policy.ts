import { msFromInstant, type Instant } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { shipDueAtOf } from "@naqsh/shared/order";
import type {
  OrderDeadlineMoved,
  OrderReceived,
  OrderShipped,
  PaymentSucceeded,
  ReturnAccepted,
  ReturnDeclined,
  ReturnLapsed,
  ReturnRequested,
  ReturnSent,
} from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { PASS_ORDER_DEADLINE } from "./order-jobs";

type Step =
  | PaymentSucceeded
  | OrderShipped
  | OrderReceived
  | ReturnRequested
  | ReturnAccepted
  | ReturnDeclined
  | ReturnLapsed
  | ReturnSent
  | OrderDeadlineMoved;

const dueAtOf = (event: Step): Instant => {
  switch (event.type) {
    case "PaymentSucceeded":
      return event.data.shipDueAt ?? shipDueAtOf(event.data.paidAt, []);
    case "OrderShipped":
      return event.data.receiptDueAt;
    case "OrderReceived":
    case "ReturnDeclined":
    case "ReturnLapsed":
      return event.data.returnDueAt;
    case "ReturnRequested":
      return event.data.answerDueAt;
    case "ReturnAccepted":
      return event.data.sendDueAt;
    case "ReturnSent":
      return event.data.arrivalDueAt;
    case "OrderDeadlineMoved":
      return event.data.dueAt;
    default:
      return unreachable(event);
  }
};

/** A timer for each moment at which an order stops waiting; the sweep stands in for one that was lost. */
export const scheduleOrderDeadlineWhenStepBegins: Policy<Step> = {
  name: "schedule-order-deadline-when-step-begins",
  handles: [
    "PaymentSucceeded",
    "OrderShipped",
    "OrderReceived",
    "ReturnRequested",
    "ReturnAccepted",
    "ReturnDeclined",
    "ReturnLapsed",
    "ReturnSent",
    "OrderDeadlineMoved",
  ],
  onMoneyPath: false,
  react: (event) => {
    const { orderId } = event.data;
    const at = dueAtOf(event);
    const id = `pass-order-deadline_${orderId}_${msFromInstant(at)}`;
    return [jobAt({ ...PASS_ORDER_DEADLINE, id, at, data: { orderId } })];
  },
};
