import type { EmailVerificationRequested } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { MAIL_VERIFICATION } from "./account-jobs";

/** Whether the letter verifies, or tells the e-mail's owner of their account, is looked at when it is written. */
export const mailVerificationWhenRequested: Policy<EmailVerificationRequested> = {
  name: "mail-verification-when-requested",
  handles: ["EmailVerificationRequested"],
  onMoneyPath: false,
  react: ({ recordedAt, data }) => [
    jobAt({ ...MAIL_VERIFICATION, id: `mail-verification_${data.requestId}`, at: recordedAt, data }),
  ],
};
