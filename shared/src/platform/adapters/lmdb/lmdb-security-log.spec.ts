import { join } from "node:path";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { describeSecurityLog } from "../../ports/security-log.contract";
import { openLmdbSecurityLog } from "./lmdb-security-log";

const folder = temporaryFolder();

describeSecurityLog("LMDB", async () => {
  const path = join(folder.fresh(), "security.mdb");
  let log = openLmdbSecurityLog(path);
  const reopen = async () => {
    await log.close();
    log = openLmdbSecurityLog(path);
    return log;
  };
  return { log, reopen };
});
