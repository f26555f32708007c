import type { AccountErased } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo } from "../policies/effects";

/** Cards that the provider keeps go with their person. */
export const forgetCardCustomerWhenAccountErased: Policy<AccountErased> = {
  name: "forget-card-customer-when-account-erased",
  handles: ["AccountErased"],
  onMoneyPath: false,
  react: ({ data: { userId } }) => [
    commandTo("cardCustomer", userId, { type: "ForgetCardCustomer", data: { userId } }),
  ],
};
