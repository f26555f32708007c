import { answerDueAtOf, shipDueAtOf } from "@naqsh/shared/order";
import type {
  CountWorkingDaysAgain,
  MovePaymentDeadline,
  OrderDeadlineMoved,
  OrderEvent,
  OrderRejection,
  PassOrderDeadline,
} from "@naqsh/shared/order";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { after, later, msBetween, type Instant } from "@naqsh/shared/kernel/instant";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { Waiting } from "./fulfilment.state";
import { received, saleOf } from "./order-delivery.decider";
import { arrived } from "./order-return.decider";
import type { Order, Paid } from "./order.state";

type OrderDecision = Decision<OrderEvent, OrderRejection>;

/** Told by a timer or the sweep; quiet if nothing waits, refused if the moment was moved. */
export const passOrderDeadline = (_: PassOrderDeadline, order: Order, { now }: Times): OrderDecision => {
  if (order.status === "unknown") return reject({ code: "ORDER_UNKNOWN" });
  if (order.status !== "paid" || order.fulfilment.waiting === null) return accept();
  const { waiting } = order.fulfilment;
  if (now < waiting.dueAt) return reject({ code: "ORDER_STEP_NOT_DUE_YET", stepDueAt: waiting.dueAt });
  return accept(...passed(order, waiting, now));
};

const passed = (order: Paid, { step, dueAt }: Waiting, now: Instant): OrderEvent[] => {
  const sale = saleOf(order);
  switch (step) {
    case "shipment":
      return [{ type: "ShipmentOverdue", data: { ...sale, dueAt } }];
    case "receipt":
      return [received(order, "deadline", now)];
    case "returnPeriod":
      return [{ type: "ReturnPeriodEnded", data: { ...sale, endedAt: now } }];
    case "returnAnswer":
      return [{ type: "ReturnEscalated", data: { ...sale, dueAt } }];
    case "returnSending": {
      const returnDueAt = later(order.fulfilment.returnDueAt ?? dueAt, dueAt);
      return [{ type: "ReturnLapsed", data: { ...sale, dueAt, returnDueAt } }];
    }
    case "returnArrival":
      return arrived(order, { by: "deadline", confirmedBy: null, arrivedAt: now });
    default:
      return unreachable(step);
  }
};

/** By what was lost of the running time, once for each outage (docs/rules.md#end-of-an-auction). */
export const movedByOutage = (
  order: Paid,
  { outageId, from, to }: MovePaymentDeadline["data"],
): OrderDeadlineMoved[] => {
  const { waiting, moves } = order.fulfilment;
  if (waiting === null || moves.includes(outageId)) return [];
  const lostMs = msBetween(later(from, waiting.since), to);
  if (waiting.dueAt <= from || lostMs <= 0) return [];
  return [moved(order, waiting, { moveId: outageId, because: "outage", dueAt: after(waiting.dueAt, lostMs) })];
};

/** Only what still runs, and only later: nobody loses time that they were promised. */
export const countWorkingDaysAgain = ({ data }: CountWorkingDaysAgain, order: Order): OrderDecision => {
  if (order.status === "unknown") return reject({ code: "ORDER_UNKNOWN" });
  if (order.status !== "paid") return accept();
  const { waiting, moves } = order.fulfilment;
  if (waiting === null || moves.includes(data.moveId) || waiting.dueAt <= data.setAt) return accept();
  const dueAt = countedAgain(waiting, data.holidays);
  if (dueAt === null || dueAt <= waiting.dueAt) return accept();
  return accept(moved(order, waiting, { moveId: data.moveId, because: "holidays", dueAt }));
};

/** Null for what is not counted in working days. */
const countedAgain = ({ step, since }: Waiting, holidays: readonly string[]): Instant | null => {
  if (step === "shipment") return shipDueAtOf(since, holidays);
  return step === "returnAnswer" ? answerDueAtOf(since, holidays) : null;
};

const moved = (
  order: Paid,
  { step }: Waiting,
  move: Pick<OrderDeadlineMoved["data"], "moveId" | "because" | "dueAt">,
): OrderDeadlineMoved => ({ type: "OrderDeadlineMoved", data: { ...saleOf(order), step, ...move } });
