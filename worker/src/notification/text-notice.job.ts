import type { RecordNoticeTexted } from "@naqsh/shared/notification";
import { dispatchOf } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { internationalNumber } from "../letters/international-number";
import { noticeOfJobData } from "./notice-in-job";
import { TEXT_NOTICE } from "./notification-jobs";
import { writtenLetter } from "./send-letter";

/** A notice in one line with its link, to the number that its reader gave; recorded before it leaves, and sent once under its key. */
export const textNoticeJob: JobDefinition = {
  ...TEXT_NOTICE,
  run: async (job, deps) => {
    const notice = noticeOfJobData(job.data);
    const written = deps.sms ? await writtenLetter(job, deps, notice) : null;
    const to = internationalNumber(written?.contact.phone ?? "");
    if (!deps.sms || written === null || to === null) return;
    const { userId, noticeId } = notice;
    const command: RecordNoticeTexted = { type: "RecordNoticeTexted", data: { userId, noticeId } };
    const outcome = await dispatchOf(job, deps, { streamCategory: "inbox", streamId: userId, command });
    const { subject, link } = written.letter;
    if (outcome.accepted) await deps.sms.send({ idempotencyKey: noticeId, to, text: `${subject}\n${link}` });
  },
};
