import type { Policy } from "@naqsh/shared/kernel/policy";
import type { NoticeReceived } from "@naqsh/shared/notification";
import { jobAt } from "../policies/effects";
import { jobDataOfNotice } from "./notice-in-job";
import { TEXT_NOTICE } from "./notification-jobs";

/** Whoever wants a short message gets it at once: its use is that it comes in time. */
export const textNoticeWhenNoticeReceived: Policy<NoticeReceived> = {
  name: "text-notice-when-notice-received",
  handles: ["NoticeReceived"],
  onMoneyPath: false,
  react: ({ recordedAt, data }) =>
    data.bySms
      ? [jobAt({ ...TEXT_NOTICE, id: `text-notice_${data.noticeId}`, at: recordedAt, data: jobDataOfNotice(data) })]
      : [],
};
