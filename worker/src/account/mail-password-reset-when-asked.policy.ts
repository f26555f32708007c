import type { PasswordResetAsked } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { MAIL_PASSWORD_RESET } from "./account-jobs";

/** Nobody is written to at an e-mail that has no account. */
export const mailPasswordResetWhenAsked: Policy<PasswordResetAsked> = {
  name: "mail-password-reset-when-asked",
  handles: ["PasswordResetAsked"],
  onMoneyPath: false,
  react: ({ recordedAt, data: { userId, requestId } }) =>
    userId === null
      ? []
      : [
          jobAt({
            ...MAIL_PASSWORD_RESET,
            id: `mail-password-reset_${requestId}`,
            at: recordedAt,
            data: { userId, requestId },
          }),
        ],
};
