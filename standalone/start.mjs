/** `npm start`: builds what changed since the last build, then runs the server with plain Node. */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, staleParts } from "./build.mjs";

const [major, minor] = process.versions.node.split(".").map(Number);
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
if (!supported) {
  process.stderr.write(`Naqsh needs Node 20.19, 22.13, 24 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

// In a process of its own: what a build needs of memory is given back before the shop opens.
if (staleParts().length > 0) {
  const { status } = spawnSync(process.execPath, [join(root, "standalone/build.mjs")], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const v8Options = readFileSync(join(root, "standalone/v8-options"), "utf8").match(/^--.+$/gm);
const server = spawn(
  process.execPath,
  ["--enable-source-maps", ...v8Options, join(root, "standalone/dist/main.mjs"), ...process.argv.slice(2)],
  // Disks, pictures and passwords share Node's pool: a bid's sync must not wait behind a picture.
  { cwd: root, stdio: "inherit", env: { UV_THREADPOOL_SIZE: "16", ...process.env } },
);
process.on("SIGTERM", () => server.kill("SIGTERM"));
// A terminal tells both of Ctrl-C; a second word would end the server before it has closed.
process.on("SIGINT", () => process.stdin.isTTY || server.kill("SIGINT"));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
