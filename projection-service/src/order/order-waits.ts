import { later } from "@naqsh/shared/kernel/instant";
import { shipDueAtOf } from "@naqsh/shared/order";
import type { FulfilmentStep, OrderEvent, OrderSide, OrderWait } from "@naqsh/shared/order";

const OF_STEP: Readonly<Record<FulfilmentStep, OrderSide>> = {
  shipment: "artist",
  receipt: "buyer",
  returnPeriod: "buyer",
  returnAnswer: "artist",
  returnSending: "buyer",
  returnArrival: "artist",
};

const waiting = (step: FulfilmentStep, dueAt: string): OrderWait => ({ for: OF_STEP[step], step, dueAt });

/** Whom an order waits for after an event, and until when; null if nobody has anything to do. */
export const waitAfter = (wait: OrderWait | null, event: OrderEvent): OrderWait | null => {
  switch (event.type) {
    case "OrderCreated":
      return { for: "buyer", step: "payment", dueAt: event.data.paymentDueAt };
    case "PaymentBegun": {
      const { transfer } = event.data;
      if (!transfer || wait?.step !== "payment" || wait.dueAt === null) return wait;
      return { ...wait, dueAt: later(wait.dueAt, transfer.dueAt) };
    }
    case "PaymentDeadlineMoved":
      return wait?.step === "payment" ? { ...wait, dueAt: event.data.paymentDueAt } : wait;
    case "PaymentSucceeded":
      return waiting("shipment", event.data.shipDueAt ?? shipDueAtOf(event.data.paidAt, []));
    case "OrderShipped":
      return waiting("receipt", event.data.receiptDueAt);
    case "ShipmentOverdue":
      return { for: "artist", step: "lateShipment", dueAt: null };
    case "OrderReceived":
      return waiting("returnPeriod", event.data.returnDueAt);
    case "ReturnRequested":
      return waiting("returnAnswer", event.data.answerDueAt);
    case "ReturnEscalated":
      return { for: "administrator", step: "returnDecision", dueAt: null };
    case "ReturnAccepted":
      return waiting("returnSending", event.data.sendDueAt);
    case "ReturnDeclined":
    case "ReturnLapsed":
      return waiting("returnPeriod", event.data.returnDueAt);
    case "ReturnSent":
      return waiting("returnArrival", event.data.arrivalDueAt);
    case "OrderDeadlineMoved":
      return wait?.step === event.data.step ? { ...wait, dueAt: event.data.dueAt } : wait;
    case "ReturnArrived":
    case "ReturnPeriodEnded":
    case "OrderCancelled":
      return null;
    default:
      return wait;
  }
};
