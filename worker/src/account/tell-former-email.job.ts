import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { TELL_FORMER_EMAIL } from "./account-jobs";
import { decryptedEventField } from "./decrypted-event-field";
import { sendTellingLetter } from "./send-account-letter";

/** The mailbox that an account has left hears of it: its owner may not have been who left. */
export const tellFormerEmailJob: JobDefinition = {
  ...TELL_FORMER_EMAIL,
  run: async (job, deps) => {
    const [userId, moveId] = [given(job, "userId"), given(job, "moveId")];
    const to = await decryptedEventField({ userId, type: "EmailChanged", of: { moveId }, field: "formerEmail" }, deps);
    if (to !== null) await sendTellingLetter(deps, { kind: "emailChanged", userId, key: moveId, to });
  },
};
