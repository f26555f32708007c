import type { OrderCommand } from "@naqsh/shared/order";
import type { CommandDeps } from "../commands/command-deps";
import { passedTo, type SystemCommands } from "../commands/system-commands";
import { orderDecider } from "./order.decider";
import { takesPayments } from "./taken-methods";

/** Whether a buyer can pay is a fact of the shop; the log has to tell it, since a shop may take payments later. */
const withUnpayable = async (command: OrderCommand, deps: CommandDeps): Promise<OrderCommand> => {
  if (await takesPayments(deps)) return command;
  if (command.type === "CreateOrder") return { ...command, data: { ...command.data, unpayable: true } };
  if (command.type === "CancelOrder" && command.data.reason === "paymentDeadlineMissed")
    return { ...command, data: { ...command.data, unpayable: true } };
  return command;
};

/** The rates in force when an order is created decide it (docs/rules.md#settings). */
export const orderWithRates = async (command: OrderCommand, deps: CommandDeps): Promise<OrderCommand> => {
  const asked = await withUnpayable(command, deps);
  if (asked.type !== "CreateOrder") return asked;
  const { commissionBasisPoints, processingFees: feeRates } = await deps.facts.settings();
  const isArtistRegistered = (await deps.facts.vatRegistration(asked.data.artistId)) !== null;
  return { ...asked, data: { ...asked.data, commissionBasisPoints, feeRates, isArtistRegistered } };
};

/** Working days are counted without the holidays that are in force when something is decided (docs/rules.md#orders). */
const withHolidays = async (command: OrderCommand, deps: CommandDeps): Promise<OrderCommand> => {
  const { holidays } = await deps.facts.settings();
  switch (command.type) {
    case "ConfirmPayment":
      return { ...command, data: { ...command.data, holidays } };
    case "ReceiveTransfer":
      return { ...command, data: { ...command.data, holidays } };
    case "CountWorkingDaysAgain":
      return { ...command, data: { ...command.data, holidays } };
    default:
      return command;
  }
};

export const orderSystemCommands = {
  CreateOrder: passedTo(orderDecider, orderWithRates),
  RequireConfirmation: passedTo(orderDecider),
  ConfirmPayment: passedTo(orderDecider, withHolidays),
  ReceiveTransfer: passedTo(orderDecider, withHolidays),
  CountWorkingDaysAgain: passedTo(orderDecider, withHolidays),
  FailPayment: passedTo(orderDecider),
  CancelOrder: passedTo(orderDecider, withUnpayable),
  MovePaymentDeadline: passedTo(orderDecider),
  PassOrderDeadline: passedTo(orderDecider),
  RecordRefund: passedTo(orderDecider),
  FailRefund: passedTo(orderDecider),
} satisfies SystemCommands;
