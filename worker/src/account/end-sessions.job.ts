import { given } from "../job-definition";
import type { JobDefinition } from "../job-definition";
import { END_SESSIONS } from "./account-jobs";

export const endSessionsJob: JobDefinition = {
  ...END_SESSIONS,
  run: (job, { sessions }) => sessions.removeAllOf(given(job, "userId")),
};
