import { SMALLEST_TILED_SIDE } from "@naqsh/shared/artwork";
import type { ArtworkRevised, ArtworkSubmitted } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { MAKE_TILES } from "./artwork-jobs";

export const makeTilesWhenImageSubmitted: Policy<ArtworkSubmitted | ArtworkRevised> = {
  name: "make-tiles-when-image-submitted",
  handles: ["ArtworkSubmitted", "ArtworkRevised"],
  onMoneyPath: false,
  // Works that came before tiles were made are looked at from near too.
  reactsToPast: true,
  react: ({ recordedAt, revision, data: { artworkId, details } }) => {
    const { sha256, file, width, height } = details.image;
    if (Math.max(width, height) <= SMALLEST_TILED_SIDE) return [];
    const id = `make-tiles_${artworkId}_${revision}`;
    return [jobAt({ ...MAKE_TILES, id, at: recordedAt, data: { artworkId, sha256, file } })];
  },
};
