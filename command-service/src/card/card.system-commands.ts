import type { CardCommand } from "@naqsh/shared/card";
import { passedTo, type SystemCommands } from "../commands/system-commands";
import { cardCustomerDecider } from "./card-customer.decider";

export const cardSystemCommands = {
  RecordCardCustomer: passedTo(cardCustomerDecider, async (command: CardCommand, { facts }) =>
    command.type === "RecordCardCustomer"
      ? { ...command, data: { ...command.data, isErased: (await facts.account(command.data.userId)) === null } }
      : command,
  ),
  ForgetCardCustomer: passedTo(cardCustomerDecider),
} satisfies SystemCommands;
