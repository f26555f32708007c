import { join } from "node:path";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { describeFoldSnapshots } from "../../ports/fold-snapshots.contract";
import { openLmdbFoldSnapshots } from "./lmdb-fold-snapshots";

const folder = temporaryFolder();

describeFoldSnapshots("LMDB", async () => openLmdbFoldSnapshots(join(folder.fresh(), "folds.mdb")));
