import type { Policy } from "@naqsh/shared/kernel/policy";
import type { NoticeReceived } from "@naqsh/shared/notification";
import { jobAt } from "../effects";
import { MAIL_NOTICE } from "./notification-jobs";
import { jobDataOfNotice } from "./notice-in-job";

export const mailNoticeWhenNoticeReceived: Policy<NoticeReceived> = {
  name: "mail-notice-when-notice-received",
  handles: ["NoticeReceived"],
  onMoneyPath: false,
  react: ({ recordedAt, data }) => {
    if (!data.byEmail) return [];
    const job = { ...MAIL_NOTICE, id: `mail-notice_${data.noticeId}`, at: recordedAt };
    return [jobAt({ ...job, data: jobDataOfNotice(data) })];
  },
};
