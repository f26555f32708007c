import type { ReturnConsignedArtwork } from "@naqsh/shared/artwork";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { streamExists } from "../jobs/stream-exists";
import { RETURN_ORPHAN_CONSIGNMENT } from "./artwork-jobs";

/** Frees a work whose auction was never scheduled. */
export const returnOrphanConsignmentJob: JobDefinition = {
  ...RETURN_ORPHAN_CONSIGNMENT,
  run: async (job, deps) => {
    const artworkId = given(job, "artworkId");
    const auctionId = given(job, "auctionId");
    if (await streamExists(deps.store, `auction-${auctionId}`)) return;
    const data = { artworkId, auctionId, reason: "notScheduled" } as const;
    const command: ReturnConsignedArtwork = { type: "ReturnConsignedArtwork", data };
    await dispatchOf(job, deps, { streamCategory: "artwork", streamId: artworkId, command });
  },
};
