import type { CardCustomerForgotten } from "@naqsh/shared/card";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { DELETE_CARD_CUSTOMER } from "./card-jobs";

export const deleteCardCustomerWhenForgotten: Policy<CardCustomerForgotten> = {
  name: "delete-card-customer-when-forgotten",
  handles: ["CardCustomerForgotten"],
  onMoneyPath: false,
  react: ({ data: { customerId }, recordedAt }) => [
    jobAt({ ...DELETE_CARD_CUSTOMER, id: `delete-card-customer_${customerId}`, at: recordedAt, data: { customerId } }),
  ],
};
