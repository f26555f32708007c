import type { ArtworkConsigned } from "@naqsh/shared/artwork";
import { after } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { ORPHAN_AFTER_MS } from "../jobs/orphan-claims";
import { RETURN_ORPHAN_CONSIGNMENT } from "./artwork-jobs";

/** A work is consigned before its auction is scheduled; a crash or a refusal between the two leaves it bound. */
export const checkConsignmentWhenArtworkConsigned: Policy<ArtworkConsigned> = {
  name: "check-consignment-when-artwork-consigned",
  handles: ["ArtworkConsigned"],
  onMoneyPath: false,
  react: ({ id, recordedAt, data: { artworkId, auctionId } }) => {
    const job = { ...RETURN_ORPHAN_CONSIGNMENT, id: `return-orphan-consignment_${id}` };
    return [jobAt({ ...job, at: after(recordedAt, ORPHAN_AFTER_MS), data: { artworkId, auctionId } })];
  },
};
