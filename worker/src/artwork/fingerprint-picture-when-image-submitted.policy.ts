import type { ArtworkRevised, ArtworkSubmitted } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { FINGERPRINT_PICTURE } from "./artwork-jobs";

export const fingerprintPictureWhenImageSubmitted: Policy<ArtworkSubmitted | ArtworkRevised> = {
  // Its checkpoint is kept under this name, which an earlier release gave.
  name: "look-at-picture-when-image-submitted",
  handles: ["ArtworkSubmitted", "ArtworkRevised"],
  onMoneyPath: false,
  // A copy may be of a work that came before fingerprints were taken, and a search with a picture finds works of any age.
  reactsToPast: true,
  react: ({ recordedAt, revision, data: { artworkId, details } }) => {
    const { sha256, file } = details.image;
    const id = `look-at-picture_${artworkId}_${revision}`;
    return [jobAt({ ...FINGERPRINT_PICTURE, id, at: recordedAt, data: { artworkId, sha256, file } })];
  },
};
