import { instantFromMs, msFromInstant } from "@naqsh/shared/kernel/instant";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { JobEffect, Policy } from "@naqsh/shared/kernel/policy";
import { spanOfRiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { isRecounted, type NoticeReceived } from "@naqsh/shared/notification";
import { jobAt } from "../policies/effects";
import { MAIL_NOTICE, MAIL_OUTBID } from "./notification-jobs";
import { jobDataOfNotice } from "./notice-in-job";

const MINUTE_MS = 60_000;

export const mailNoticeWhenNoticeReceived: Policy<NoticeReceived> = {
  name: "mail-notice-when-notice-received",
  handles: ["NoticeReceived"],
  onMoneyPath: false,
  react: (event) => {
    const { recordedAt, data } = event;
    if (!data.byEmail) return [];
    if (data.kind === "outbid" && data.subject.auctionId !== undefined)
      return [laterLetter(event, data.subject.auctionId)];
    // A day's likes are one letter, once the day has counted them.
    const at = isRecounted(data.kind) ? spanOfRiyadhDay(recordedAt).before : recordedAt;
    const job = { ...MAIL_NOTICE, id: `mail-notice_${data.noticeId}`, at };
    return [jobAt({ ...job, data: jobDataOfNotice(data) })];
  },
};

/** Two people who bid against each other are told on the screen: one job for each minute of it, a quiet minute later. */
const laterLetter = ({ recordedAt, data: { userId } }: RecordedEvent<NoticeReceived>, auctionId: string): JobEffect => {
  const endOfMinuteMs = (Math.floor(msFromInstant(recordedAt) / MINUTE_MS) + 1) * MINUTE_MS;
  return jobAt({
    id: `mail-outbid_${auctionId}_${userId}_${endOfMinuteMs}`,
    at: instantFromMs(endOfMinuteMs + MINUTE_MS),
    data: { auctionId, userId, before: instantFromMs(endOfMinuteMs) },
    ...MAIL_OUTBID,
  });
};
