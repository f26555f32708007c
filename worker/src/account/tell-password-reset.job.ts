import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { TELL_PASSWORD_RESET } from "./account-jobs";
import { sendTellingLetter } from "./send-account-letter";

export const tellPasswordResetJob: JobDefinition = {
  ...TELL_PASSWORD_RESET,
  run: (job, deps) =>
    sendTellingLetter(deps, { kind: "passwordReset", userId: given(job, "userId"), key: given(job, "key") }),
};
