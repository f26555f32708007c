import type { EmailChangeRequested } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { MAIL_EMAIL_CHANGE } from "./account-jobs";

/** Whether the new e-mail has an account already is looked at when its letter is written. */
export const mailEmailChangeWhenRequested: Policy<EmailChangeRequested> = {
  name: "mail-email-change-when-requested",
  handles: ["EmailChangeRequested"],
  onMoneyPath: false,
  react: ({ recordedAt, data: { userId, requestId, claimId } }) => [
    jobAt({
      ...MAIL_EMAIL_CHANGE,
      id: `mail-email-change_${requestId}`,
      at: recordedAt,
      data: { userId, requestId, claimId },
    }),
  ],
};
