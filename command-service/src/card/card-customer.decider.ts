import type { CardCommand, CardEvent } from "@naqsh/shared/card";
import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept } from "@naqsh/shared/kernel/decision";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

/** Under which id the provider keeps the cards of one person; null while it keeps none. */
export type CardCustomer = { customerId: string | null };

export const cardCustomerDecider: Decider<CardCustomer, CardCommand, CardEvent, never> = {
  streamCategory: "cardCustomer",
  initialState: { customerId: null },
  decide: ({ type, data }, { customerId }) => {
    switch (type) {
      case "RecordCardCustomer": {
        if (data.customerId === customerId) return accept();
        const customer = { userId: data.userId, customerId: data.customerId };
        // One that was made while its person was erased goes again.
        return accept({ type: data.isErased ? "CardCustomerForgotten" : "CardCustomerRecorded", data: customer });
      }
      case "ForgetCardCustomer":
        return customerId === null
          ? accept()
          : accept({ type: "CardCustomerForgotten", data: { userId: data.userId, customerId } });
      default:
        return unreachable(type);
    }
  },
  evolve: (_, { type, data }) => ({ customerId: type === "CardCustomerRecorded" ? data.customerId : null }),
};
