import type { ArtworkRevised, ArtworkSubmitted } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { MAKE_RENDITIONS } from "./artwork-jobs";

export const makeRenditionsWhenImageSubmitted: Policy<ArtworkSubmitted | ArtworkRevised> = {
  name: "make-renditions-when-image-submitted",
  handles: ["ArtworkSubmitted", "ArtworkRevised"],
  onMoneyPath: false,
  // By revision, not by image: a work that comes back to an earlier image needs its record again.
  react: ({ recordedAt, revision, data: { artworkId, details } }) => {
    const { sha256, file } = details.image;
    const id = `make-renditions_${artworkId}_${revision}`;
    return [jobAt({ ...MAKE_RENDITIONS, id, at: recordedAt, data: { artworkId, sha256, file } })];
  },
};
