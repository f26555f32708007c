import { join } from "node:path";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { describeLeases } from "../../ports/leases.contract";
import { openLmdbLeases } from "./lmdb-leases";

const folder = temporaryFolder();

describeLeases(
  "LMDB",
  async (fileClock) => {
    const path = join(folder.fresh(), "leases.mdb");
    return { connect: (machine, lifeMs) => openLmdbLeases(path, { ...machine, lifeMs, fileClock }) };
  },
  { outlives: false },
);
