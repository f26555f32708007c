import { join } from "node:path";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { describeLeases } from "../../ports/leases.contract";
import { createSystemClock } from "../system/system-clock";
import { openLmdbLeases } from "./lmdb-leases";

const folder = temporaryFolder();

describeLeases(
  "LMDB",
  async () => {
    const [path, fileClock] = [join(folder.fresh(), "leases.mdb"), createSystemClock()];
    return { connect: (machine, lifeMs) => openLmdbLeases(path, { ...machine, lifeMs, fileClock }) };
  },
  { outlives: false },
);
