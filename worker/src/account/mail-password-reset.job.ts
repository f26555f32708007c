import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { MAIL_PASSWORD_RESET } from "./account-jobs";
import { sendLinkLetter } from "./send-account-letter";

export const mailPasswordResetJob: JobDefinition = {
  ...MAIL_PASSWORD_RESET,
  run: (job, deps) =>
    sendLinkLetter(job, deps, {
      kind: "resetPassword",
      userId: given(job, "userId"),
      requestId: given(job, "requestId"),
      page: "/reset-password",
      record: "RecordResetSent",
    }),
};
