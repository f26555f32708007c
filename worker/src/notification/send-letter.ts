import { isPersonalText } from "@naqsh/shared/kernel/personal";
import type { RecordNoticeMailed } from "@naqsh/shared/notification";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { dispatchOf } from "../jobs/job-definition";
import type { JobDeps } from "../jobs/job-definition";
import type { Job } from "../ports/job-queue";
import { letterAbout } from "./letter";
import type { NoticeToMail } from "./notice-in-job";
import { titlesOfArtwork } from "./titles-of-artwork";

/** The letter is recorded under its key before it leaves; the mail adapter sends no key twice. */
export const sendLetter = async (job: Job, deps: JobDeps, notice: NoticeToMail): Promise<void> => {
  const { userId, noticeId, kind, subject } = notice;
  const contact = await deps.contacts.find(userId);
  if (!contact && (await mayBeWrittenTo(deps.store, userId))) throw new Error("The view of contacts is behind");
  if (!contact) return deps.logger.info({ job: job.id }, "Nobody to write to: unknown or erased");
  const titles = subject.artworkId === undefined ? null : await titlesOfArtwork(deps.store, subject.artworkId);
  const { reason, ...about } = subject;
  const open = isPersonalText(reason) ? ((await deps.contacts.open(reason)) ?? "") : reason;
  const told = open === undefined ? about : { ...about, reason: open };
  const letter = letterAbout({ kind, subject: told, titles, contact, publicUrl: deps.publicUrl });
  const command: RecordNoticeMailed = { type: "RecordNoticeMailed", data: { userId, noticeId, mailKey: noticeId } };
  const outcome = await dispatchOf(job, deps, { streamCategory: "inbox", streamId: userId, command });
  if (outcome.accepted) {
    await deps.mail.send({ idempotencyKey: noticeId, to: contact.email, language: contact.language, ...letter });
  }
};

/** Whether the log knows a person that the view does not show yet. */
const mayBeWrittenTo = async (store: Pick<EventStore, "readStream">, userId: string): Promise<boolean> => {
  let isKnown = false;
  for await (const { type } of store.readStream(`user-${userId}`)) isKnown = type !== "AccountErased";
  return isKnown;
};
