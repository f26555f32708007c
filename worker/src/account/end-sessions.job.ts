import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { END_SESSIONS } from "./account-jobs";

export const endSessionsJob: JobDefinition = {
  ...END_SESSIONS,
  run: (job, { sessions }) => sessions.removeAllOf(given(job, "userId")),
};
