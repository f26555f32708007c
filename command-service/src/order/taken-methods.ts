import { PAYMENT_METHODS, STRIPE_METHOD, TRANSFER_METHOD, type PaymentMethod } from "@naqsh/shared/order";
import type { CommandDeps } from "../commands/command-deps";

type Asked = Pick<CommandDeps, "config" | "facts">;

/** Whether the shop takes a means of payment now, by its configuration and its settings. */
export const takesMethod = async (method: PaymentMethod, { config, facts }: Asked): Promise<boolean> => {
  switch (method) {
    case STRIPE_METHOD:
      return config.stripe !== undefined;
    case TRANSFER_METHOD:
      return (await facts.settings()).bankAccount !== null;
    default:
      return config.takesSandboxPayments === true;
  }
};

/** Whether the shop takes any payment now. */
export const takesPayments = async (asked: Asked): Promise<boolean> => {
  for (const method of PAYMENT_METHODS) if (await takesMethod(method, asked)) return true;
  return false;
};
