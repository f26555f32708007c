import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { REMOVE_DATA_EXPORTS } from "./account-jobs";
import { removeOtherExports } from "./data-exports-in-stream";

/** The copies of somebody who was erased: nobody can open them any more, and nothing of them stays. */
export const removeDataExportsJob: JobDefinition = {
  ...REMOVE_DATA_EXPORTS,
  run: (job, deps) => removeOtherExports(deps, given(job, "userId"), null),
};
