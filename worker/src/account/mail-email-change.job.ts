import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { MAIL_EMAIL_CHANGE } from "./account-jobs";
import { holderOfEmail } from "./holder-of-email";
import { decryptedEventField } from "./decrypted-event-field";
import { sendLinkLetter, sendTellingLetter } from "./send-account-letter";

/**
 * Writes to the new e-mail. If it has an account, its holder hears that somebody wants it, and nothing more; only if nobody holds it
 * the letter has a link.
 */
export const mailEmailChangeJob: JobDefinition = {
  ...MAIL_EMAIL_CHANGE,
  run: async (job, deps) => {
    const [userId, requestId] = [given(job, "userId"), given(job, "requestId")];
    const holder = await holderOfEmail(given(job, "claimId"), deps);
    if (holder !== null && holder !== userId) {
      return sendTellingLetter(deps, { kind: "emailWanted", userId: holder, key: requestId });
    }
    const to = await decryptedEventField(
      { userId, type: "EmailChangeRequested", of: { requestId }, field: "email" },
      deps,
    );
    if (to === null) return;
    const record = "RecordEmailChangeSent";
    return sendLinkLetter(job, deps, { kind: "changeEmail", userId, requestId, page: "/change-email", record, to });
  },
};
