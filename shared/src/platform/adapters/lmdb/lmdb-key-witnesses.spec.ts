import { join } from "node:path";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { describeKeyWitnesses } from "../../ports/key-witnesses.contract";
import { openLmdbKeyWitnesses } from "./lmdb-key-witnesses";

const path = join(temporaryFolder().fresh(), "policies.mdb");

describeKeyWitnesses("LMDB", () => openLmdbKeyWitnesses(path));
