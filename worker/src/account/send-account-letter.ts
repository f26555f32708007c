import { dispatchOf } from "../jobs/job-definition";
import type { JobDeps } from "../jobs/job-definition";
import type { Contact } from "../ports/contacts";
import type { Job } from "../ports/job-queue";
import { accountLetter, type AccountLetterKind } from "./account-letter";
import { freshLink } from "./fresh-link";

/** Whom a letter goes to; null once they are erased. @throws when the view of contacts is behind: the job comes again. */
export const contactOf = async (userId: string, { contacts, store, logger }: JobDeps): Promise<Contact | null> => {
  const contact = await contacts.find(userId);
  if (contact) return contact;
  let isThere = false;
  for await (const { type } of store.readStream(`user-${userId}`)) isThere = type !== "AccountErased";
  if (isThere) throw new Error("The view of contacts is behind");
  logger.info({ userId }, "Nobody to write to: unknown or erased");
  return null;
};

type LinkLetter = {
  kind: AccountLetterKind;
  userId: string;
  requestId: string;
  /** Of the page that takes the token. */
  page: string;
  record: "RecordVerificationSent" | "RecordResetSent" | "RecordEmailChangeSent";
  /** Another address than the account's. */
  to?: string;
};

/**
 * Sends a letter with a new link. Its secret is nowhere but in the letter: the digest is recorded before it leaves. A job that runs
 * again makes another link, and both are good, since nobody knows which of them left.
 */
export const sendLinkLetter = async (job: Job, deps: JobDeps, letter: LinkLetter): Promise<void> => {
  const { kind, userId, requestId, page, record } = letter;
  const contact = await contactOf(userId, deps);
  if (!contact) return;
  const { token, digest } = freshLink(userId);
  const command = { type: record, data: { userId, requestId, digest } };
  const once = { ...job, id: `${job.id}/${digest}` };
  const outcome = await dispatchOf(once, deps, { streamCategory: "user", streamId: userId, command });
  if (!outcome.accepted) return;
  const path = `${page}?token=${token}`;
  const { to = contact.email } = letter;
  const { language } = contact;
  const { publicUrl } = deps;
  await deps.mail.send({
    idempotencyKey: requestId,
    to,
    language,
    ...accountLetter(kind, { contact, path, publicUrl }),
  });
};

/** Sends a letter that tells something, and leads to where a new password is asked for. */
export const sendTellingLetter = async (
  deps: JobDeps,
  { kind, userId, key, ...other }: { kind: AccountLetterKind; userId: string; key: string; to?: string },
): Promise<void> => {
  const contact = await contactOf(userId, deps);
  if (!contact) return;
  const { publicUrl } = deps;
  const { language } = contact;
  const { to = contact.email } = other;
  const letter = accountLetter(kind, { contact, path: "/forgot-password", publicUrl });
  await deps.mail.send({ idempotencyKey: key, to, language, ...letter });
};
