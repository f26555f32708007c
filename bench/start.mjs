/** `npm run bench`: installs the rivals where their lock file has changed, then measures. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = import.meta.dirname;
const stampFile = join(folder, "node_modules/.installed-from");
const stamp = createHash("sha256")
  .update(readFileSync(join(folder, "package-lock.json")))
  .update(process.versions.modules)
  .digest("hex");
if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== stamp) {
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, stamp);
}
await import("./src/run.mjs");
