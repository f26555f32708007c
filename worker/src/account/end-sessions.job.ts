import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { END_SESSIONS } from "./account-jobs";

/** With `before` only those that were begun before that moment: whoever's rights changed may have signed in again since. */
export const endSessionsJob: JobDefinition = {
  ...END_SESSIONS,
  run: async (job, { sessions }) => {
    const userId = given(job, "userId");
    const { before } = job.data;
    if (before === undefined) return sessions.removeAllOf(userId);
    for (const { tokenHash, session } of await sessions.listOf(userId)) {
      if (session.createdAt < msFromInstant(before)) await sessions.remove(tokenHash);
    }
  },
};
