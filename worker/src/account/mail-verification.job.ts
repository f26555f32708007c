import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { MAIL_VERIFICATION } from "./account-jobs";
import { holderOfEmail } from "./holder-of-email";
import { sendLinkLetter, sendTellingLetter } from "./send-account-letter";

/**
 * Whoever holds the e-mail hears that they have an account; only if nobody does, the letter verifies. So a registration tells its
 * visitor nothing, and the owner of a mailbox everything.
 */
export const mailVerificationJob: JobDefinition = {
  ...MAIL_VERIFICATION,
  run: async (job, deps) => {
    const userId = given(job, "userId");
    const requestId = given(job, "requestId");
    const holder = await holderOfEmail(given(job, "claimId"), deps);
    if (holder !== null && holder !== userId) {
      return sendTellingLetter(deps, { kind: "accountExists", userId: holder, key: requestId });
    }
    const record = "RecordVerificationSent";
    return sendLinkLetter(job, deps, { kind: "verifyEmail", userId, requestId, page: "/verify-email", record });
  },
};
