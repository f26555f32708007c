import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { RELEASE_ORPHAN_EMAIL, RELEASE_ORPHAN_USERNAME } from "./account-jobs";

/**
 * Frees a claim that is still held for an account that was never registered, or for a move that an account began and did not end;
 * its stream decides whether it was.
 */
const releaseOrphan = (
  place: { queue: string; name: string },
  streamCategory: "emailClaim" | "usernameClaim",
  type: "ReleaseEmail" | "ReleaseUsername",
): JobDefinition => ({
  ...place,
  run: async (job, deps) => {
    const claimId = given(job, "claimId");
    const userId = given(job, "userId");
    const moveId = job.data["moveId"];
    if (typeof moveId === "string") {
      if (await isMoved(deps.store, userId, moveId)) return;
      const command = { type, data: { claimId, userId, moveId, isOrphan: true } } as const;
      await dispatchOf(job, deps, { streamCategory, streamId: claimId, command });
      return;
    }
    if (await isRegistered(deps.store, userId)) return;
    if (!(await isHeldBy(deps.store, `${streamCategory}-${claimId}`, userId))) return;
    await dispatchOf(job, deps, { streamCategory, streamId: claimId, command: { type, data: { claimId, userId } } });
  },
});

const MOVED: readonly string[] = ["UsernameChanged", "EmailChanged"];

/** Whether a move came to its end, and with it the usual case. */
const isMoved = async (store: Pick<EventStore, "readStream">, userId: string, moveId: string): Promise<boolean> => {
  for await (const { type, data } of store.readStream(`user-${userId}`)) {
    if (MOVED.includes(type) && data["moveId"] === moveId) return true;
  }
  return false;
};

export const releaseOrphanEmailJob = releaseOrphan(RELEASE_ORPHAN_EMAIL, "emailClaim", "ReleaseEmail");
export const releaseOrphanUsernameJob = releaseOrphan(RELEASE_ORPHAN_USERNAME, "usernameClaim", "ReleaseUsername");

/** A look that spares the usual case a command: another answer may be a moment old. */
const isRegistered = async (store: Pick<EventStore, "readStream">, userId: string): Promise<boolean> => {
  let isThere = false;
  for await (const { type } of store.readStream(`user-${userId}`)) {
    if (type === "UserRegistered") isThere = true;
    // What was claimed in the moment of the erasure belongs to nobody.
    if (type === "AccountErased") return false;
  }
  return isThere;
};

/** If a refused registration let go of it, nothing is to be given up. Others may name an e-mail meanwhile. */
const isHeldBy = async (store: Pick<EventStore, "readStream">, claim: string, userId: string): Promise<boolean> => {
  let isHeld = false;
  for await (const { type, data } of store.readStream(claim)) {
    if (data["userId"] === userId) isHeld = type.endsWith("Claimed") || type === "EmailNamed";
  }
  return isHeld;
};
