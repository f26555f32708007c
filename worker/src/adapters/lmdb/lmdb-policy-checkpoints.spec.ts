import { join } from "node:path";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describePolicyCheckpoints } from "../../ports/policy-checkpoints.contract";
import { openLmdbPolicyCheckpoints } from "./lmdb-policy-checkpoints";

const folder = temporaryFolder();

describePolicyCheckpoints("LMDB", async () => {
  const path = join(folder.fresh(), "policies.mdb");
  let checkpoints = openLmdbPolicyCheckpoints(path);
  const reopen = async () => {
    await checkpoints.close();
    checkpoints = openLmdbPolicyCheckpoints(path);
    return checkpoints;
  };
  return { checkpoints, reopen };
});
