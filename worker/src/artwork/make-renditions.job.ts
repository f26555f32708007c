import type { RecordRenditions } from "@naqsh/shared/artwork";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { MAKE_RENDITIONS } from "./artwork-jobs";
import { makeRenditions } from "./renditions";

export const makeRenditionsJob: JobDefinition = {
  ...MAKE_RENDITIONS,
  run: async (job, deps) => {
    const artworkId = given(job, "artworkId");
    const sha256 = given(job, "sha256");
    const original = await deps.files.read(given(job, "file"));
    if (!original) throw new Error(`${given(job, "file")} is not in Files`);
    const renditions = await makeRenditions(original, sha256, deps.files);
    const command: RecordRenditions = { type: "RecordRenditions", data: { artworkId, sha256, renditions } };
    await dispatchOf(job, deps, { streamCategory: "artwork", streamId: artworkId, command });
  },
};
