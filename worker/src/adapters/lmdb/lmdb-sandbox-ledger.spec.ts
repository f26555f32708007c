import { join } from "node:path";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describeSandboxLedger } from "../../ports/sandbox-ledger.contract";
import { openLmdbSandboxLedger } from "./lmdb-sandbox-ledger";

const folder = temporaryFolder();

describeSandboxLedger("LMDB", async () => {
  const path = join(folder.fresh(), "payments.mdb");
  return { ledger: openLmdbSandboxLedger(path), another: async () => openLmdbSandboxLedger(path) };
});
