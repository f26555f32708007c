import type { JobDefinition } from "../jobs/job-definition";
import { countedNotice } from "./counted-notice";
import { MAIL_NOTICE } from "./notification-jobs";
import { noticeOfJobData } from "./notice-in-job";
import { sendLetter } from "./send-letter";

export const mailNoticeJob: JobDefinition = {
  ...MAIL_NOTICE,
  run: async (job, deps) => {
    const notice = await countedNotice(deps.store, noticeOfJobData(job.data));
    if (notice !== null) await sendLetter(job, deps, notice);
  },
};
