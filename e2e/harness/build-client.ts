import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Browser tests look at the client as it is served: built. */
export const setup = (): void => {
  execFileSync(process.execPath, [join(root, "standalone/build.mjs")], { cwd: root, stdio: "inherit" });
};
