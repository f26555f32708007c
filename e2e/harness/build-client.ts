import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Browser tests look at the client as it is served: built, and built as if no test runner were there. */
export const setup = (): void => {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  execFileSync(process.execPath, [join(root, "standalone/build.mjs")], { cwd: root, stdio: "inherit", env });
};
