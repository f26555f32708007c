import type { JobDefinition } from "../jobs/job-definition";
import { MAIL_NOTICE } from "./notification-jobs";
import { noticeOfJobData } from "./notice-in-job";
import { sendLetter } from "./send-letter";

export const mailNoticeJob: JobDefinition = {
  ...MAIL_NOTICE,
  run: (job, deps) => sendLetter(job, deps, noticeOfJobData(job.data)),
};
