import type { RecordStayLinkSent } from "@naqsh/shared/account";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { MAIL_LEAVING } from "./account-jobs";
import { freshLink } from "./fresh-link";
import { ACCOUNT_DELETION_LETTERS, accountDeletionLetter } from "./account-deletion-letter";
import { contactOf } from "./send-account-letter";

/**
 * Writes to somebody who leaves, with a link by which they stay. Its secret is nowhere but in the letter: the digest is recorded
 * before it leaves, and refused if they stayed meanwhile.
 */
export const mailLeavingJob: JobDefinition = {
  ...MAIL_LEAVING,
  run: async (job, deps) => {
    const [userId, requestId, erasesAt] = [given(job, "userId"), given(job, "requestId"), given(job, "erasesAt")];
    const kind = ACCOUNT_DELETION_LETTERS.find((known) => known === given(job, "kind"));
    const contact = await contactOf(userId, deps);
    if (!contact || !kind) return;
    let path = "/settings/my-data";
    if (kind !== "stayed") {
      const { token, digest } = freshLink(userId);
      const command: RecordStayLinkSent = { type: "RecordStayLinkSent", data: { userId, requestId, digest } };
      const once = { ...job, id: `${job.id}/${digest}` };
      const outcome = await dispatchOf(once, deps, { streamCategory: "user", streamId: userId, command });
      if (!outcome.accepted) return;
      path = `/stay?token=${token}`;
    }
    const { email: to, language } = contact;
    const letter = accountDeletionLetter(kind, { contact, path, erasesAt, publicUrl: deps.publicUrl });
    await deps.mail.send({ idempotencyKey: `${kind}-${requestId}`, to, language, ...letter });
  },
};
