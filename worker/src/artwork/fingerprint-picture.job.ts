import type { RecordFingerprint } from "@naqsh/shared/artwork";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { FINGERPRINT_PICTURE } from "./artwork-jobs";
import { lookOfPicture } from "./look-of-picture";
import { fingerprintOf } from "./picture-fingerprint";

export const fingerprintPictureJob: JobDefinition = {
  ...FINGERPRINT_PICTURE,
  run: async (job, deps) => {
    const artworkId = given(job, "artworkId");
    const sha256 = given(job, "sha256");
    // A picture that was replaced or erased since is nobody's likeness.
    const original = await deps.files.read(given(job, "file"));
    const fingerprint = original && (await fingerprintOf(original));
    if (!original || !fingerprint) return;
    const look = await lookOfPicture(original);
    const command: RecordFingerprint = { type: "RecordFingerprint", data: { artworkId, sha256, fingerprint, look } };
    await dispatchOf(job, deps, { streamCategory: "artwork", streamId: artworkId, command });
  },
};
