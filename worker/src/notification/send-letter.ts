import { isPersonalText } from "@naqsh/shared/kernel/personal";
import type { RecordNoticeMailed } from "@naqsh/shared/notification";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { dispatchOf } from "../jobs/job-definition";
import type { JobDeps } from "../jobs/job-definition";
import type { Job } from "../ports/job-queue";
import type { Contact } from "../ports/contacts";
import { letterAbout, type LinkedLetter } from "./letter";
import type { NoticeToMail } from "./notice-in-job";
import { titlesOfArtwork } from "./titles-of-artwork";
import { artworkOfOrder } from "./artwork-of-order";

type Written = { contact: Contact; letter: LinkedLetter };

/** A notice in its reader's words; null if there is nobody to write to. @throws while the view of contacts is behind */
export const writtenLetter = async (
  job: Pick<Job, "id">,
  deps: JobDeps,
  { userId, kind, subject }: NoticeToMail,
): Promise<Written | null> => {
  const contact = await deps.contacts.find(userId);
  if (!contact && (await mayBeWrittenTo(deps.store, userId))) throw new Error("The view of contacts is behind");
  if (!contact) {
    deps.logger.info({ job: job.id }, "Nobody to write to: unknown or erased");
    return null;
  }
  const { reason, ...named } = subject;
  const artworkId = named.artworkId ?? (named.orderId && (await artworkOfOrder(deps.store, named.orderId)));
  const titles = artworkId ? await titlesOfArtwork(deps.store, artworkId) : null;
  const about = { ...named, ...(artworkId && { artworkId }) };
  const open = isPersonalText(reason) ? ((await deps.contacts.open(reason)) ?? "") : reason;
  const told = open === undefined ? about : { ...about, reason: open };
  return { contact, letter: letterAbout({ kind, subject: told, titles, contact, publicUrl: deps.publicUrl }) };
};

/** The letter is recorded under its key before it leaves; the mail adapter sends no key twice. */
export const sendLetter = async (job: Job, deps: JobDeps, notice: NoticeToMail): Promise<void> => {
  const written = await writtenLetter(job, deps, notice);
  if (written === null) return;
  const { userId, noticeId } = notice;
  const { email: to, language } = written.contact;
  const { link: _link, ...letter } = written.letter;
  const command: RecordNoticeMailed = { type: "RecordNoticeMailed", data: { userId, noticeId, mailKey: noticeId } };
  const outcome = await dispatchOf(job, deps, { streamCategory: "inbox", streamId: userId, command });
  if (outcome.accepted) await deps.mail.send({ idempotencyKey: noticeId, to, language, ...letter });
};

/** Whether the log knows a person that the view does not show yet. */
const mayBeWrittenTo = async (store: Pick<EventStore, "readStream">, userId: string): Promise<boolean> => {
  let isKnown = false;
  for await (const { type } of store.readStream(`user-${userId}`)) isKnown = type !== "AccountErased";
  return isKnown;
};
