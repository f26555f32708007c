import type { EmailChanged } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo, jobAt } from "../policies/effects";
import { TELL_FORMER_EMAIL } from "./account-jobs";

/** Others may have the former e-mail from now on, unless its person came back to it meanwhile; its mailbox is told of the change. */
export const releaseFormerEmailWhenChanged: Policy<EmailChanged> = {
  name: "release-former-email-when-changed",
  handles: ["EmailChanged"],
  onMoneyPath: false,
  react: ({ recordedAt, data: { userId, moveId, former } }) => {
    if (former === null) return [];
    const { claimId } = former;
    const release = { type: "ReleaseEmail", data: { claimId, userId, moveId: former.moveId } } as const;
    const id = `tell-former-email_${moveId}`;
    return [
      commandTo("emailClaim", claimId, release),
      jobAt({ ...TELL_FORMER_EMAIL, id, at: recordedAt, data: { userId, moveId } }),
    ];
  },
};
