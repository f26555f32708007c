import { SMALLEST_TILED_SIDE } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { MAKE_TILES } from "./artwork-jobs";
import { IMAGE_SENT, imageOf, type ImageSent } from "./sent-image";

export const makeTilesWhenImageSubmitted: Policy<ImageSent> = {
  name: "make-tiles-when-image-submitted",
  handles: IMAGE_SENT,
  onMoneyPath: false,
  // Works that came before tiles were made are looked at from near too.
  reactsToPast: true,
  react: (event) => {
    const { recordedAt, revision, data } = event;
    const { artworkId } = data;
    const { sha256, file, width, height } = imageOf(event);
    if (Math.max(width, height) <= SMALLEST_TILED_SIDE) return [];
    const id = `make-tiles_${artworkId}_${revision}`;
    return [jobAt({ ...MAKE_TILES, id, at: recordedAt, data: { artworkId, sha256, file } })];
  },
};
