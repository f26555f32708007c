import { join } from "node:path";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openLmdbHeartbeat } from "@naqsh/shared/platform/adapters/lmdb/lmdb-heartbeat";
import { expect, it } from "vitest";
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

it("tells other processes when the worker last lived", async () => {
  const path = join(folder.fresh(), "policies.mdb");
  const heartbeat = openLmdbHeartbeat(path);
  expect(await heartbeat.last()).toBeNull();
  const checkpoints = openLmdbPolicyCheckpoints(path);
  await checkpoints.beat(7_000);
  expect(await heartbeat.last()).toBe(7_000);
  await Promise.all([checkpoints.close(), heartbeat.close()]);
});
