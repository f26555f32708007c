import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { MAKE_RENDITIONS } from "./artwork-jobs";
import { IMAGE_SENT, imageOf, type ImageSent } from "./sent-image";

export const makeRenditionsWhenImageSubmitted: Policy<ImageSent> = {
  name: "make-renditions-when-image-submitted",
  handles: IMAGE_SENT,
  onMoneyPath: false,
  // By revision, not by image: a work that comes back to an earlier image needs its record again.
  react: (event) => {
    const { recordedAt, revision, data } = event;
    const { artworkId } = data;
    const { sha256, file } = imageOf(event);
    const id = `make-renditions_${artworkId}_${revision}`;
    return [jobAt({ ...MAKE_RENDITIONS, id, at: recordedAt, data: { artworkId, sha256, file } })];
  },
};
