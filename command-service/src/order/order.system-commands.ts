import { passedTo, type SystemCommands } from "../system-commands";
import { orderDecider } from "./order.decider";

export const orderSystemCommands = {
  CreateOrder: passedTo(orderDecider),
  RequireConfirmation: passedTo(orderDecider),
  ConfirmPayment: passedTo(orderDecider),
  FailPayment: passedTo(orderDecider),
  CancelOrder: passedTo(orderDecider),
  MovePaymentDeadline: passedTo(orderDecider),
  RecordRefund: passedTo(orderDecider),
} satisfies SystemCommands;
