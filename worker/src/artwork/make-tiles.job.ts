import type { RecordTiles } from "@naqsh/shared/artwork";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { MAKE_TILES } from "./artwork-jobs";
import { makeTiles } from "./tiles";

export const makeTilesJob: JobDefinition = {
  ...MAKE_TILES,
  run: async (job, deps) => {
    const artworkId = given(job, "artworkId");
    const sha256 = given(job, "sha256");
    // A picture that was erased since is looked at by nobody.
    const original = await deps.files.read(given(job, "file"));
    if (!original) return;
    const tiles = await makeTiles(original, sha256, deps.files);
    const command: RecordTiles = { type: "RecordTiles", data: { artworkId, sha256, tiles } };
    await dispatchOf(job, deps, { streamCategory: "artwork", streamId: artworkId, command });
  },
};
