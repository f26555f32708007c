import { dispatchOf, given } from "../job-definition";
import type { JobDefinition } from "../job-definition";
import { streamExists } from "../stream-exists";
import { RELEASE_ORPHAN_EMAIL, RELEASE_ORPHAN_USERNAME } from "./account-jobs";

/** Frees a claim whose account was never registered. A claim that another person holds by now is left to its decider. */
const releaseOrphan = (
  place: { queue: string; name: string },
  streamCategory: "emailClaim" | "usernameClaim",
  type: "ReleaseEmail" | "ReleaseUsername",
): JobDefinition => ({
  ...place,
  run: async (job, deps) => {
    const claimId = given(job, "claimId");
    const userId = given(job, "userId");
    if (await streamExists(deps.store, `user-${userId}`)) return;
    await dispatchOf(job, deps, { streamCategory, streamId: claimId, command: { type, data: { claimId, userId } } });
  },
});

export const releaseOrphanEmailJob = releaseOrphan(RELEASE_ORPHAN_EMAIL, "emailClaim", "ReleaseEmail");
export const releaseOrphanUsernameJob = releaseOrphan(RELEASE_ORPHAN_USERNAME, "usernameClaim", "ReleaseUsername");
