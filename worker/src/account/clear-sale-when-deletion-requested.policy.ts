import type { AccountDeletionRequested, ClearSaleOfLeaver } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo } from "../policies/effects";

/** Works of somebody who leaves are sold to nobody from then on. */
export const clearSaleWhenDeletionRequested: Policy<AccountDeletionRequested> = {
  name: "clear-sale-when-deletion-requested",
  handles: ["AccountDeletionRequested"],
  onMoneyPath: false,
  react: ({ data: { userId, requestId } }) => [
    commandTo<ClearSaleOfLeaver>("user", userId, { type: "ClearSaleOfLeaver", data: { userId, requestId } }),
  ],
};
