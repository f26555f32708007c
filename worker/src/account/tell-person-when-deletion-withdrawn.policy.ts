import type { AccountDeletionWithdrawn } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { MAIL_LEAVING } from "./account-jobs";

export const tellPersonWhenDeletionWithdrawn: Policy<AccountDeletionWithdrawn> = {
  name: "tell-person-when-deletion-withdrawn",
  handles: ["AccountDeletionWithdrawn"],
  onMoneyPath: false,
  react: ({ recordedAt, data }) => [
    jobAt({
      ...MAIL_LEAVING,
      id: `mail-leaving_stayed_${data.requestId}`,
      at: recordedAt,
      data: { ...data, kind: "stayed", erasesAt: recordedAt },
    }),
  ],
};
