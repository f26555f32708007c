/** Builds the server and the client, each only when its sources, its configuration or the lock file changed. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const SERVER = {
  name: "server",
  folder: "standalone",
  config: "standalone/vite.config.ts",
  sources: ["shared/src", "command-service/src", "projection-service/src", "worker/src", "standalone/src", "demo/src"],
  files: [
    "standalone/vite.config.ts",
    ...["shared", "command-service", "projection-service", "worker", "standalone", "demo"].map(
      (name) => `${name}/package.json`,
    ),
    "package-lock.json",
  ],
};
/** What draws the client's pages on the server. */
const PAGES = {
  name: "pages",
  folder: "client",
  dist: "dist-server",
  config: "client/vite.server.config.ts",
  sources: ["shared/src", "client/src"],
  files: ["client/vite.server.config.ts", "client/package.json", "shared/package.json", "package-lock.json"],
};
const CLIENT = {
  name: "client",
  folder: "client",
  config: "client/vite.config.ts",
  sources: ["shared/src", "client/src", "client/public"],
  files: [
    "client/index.html",
    "client/vite.config.ts",
    "client/vite-preloads.ts",
    "client/vite-sources.ts",
    "client/package.json",
    "shared/package.json",
    "package-lock.json",
  ],
};

/** What was built from other sources than those that lie there now. */
export const staleParts = () =>
  [SERVER, CLIENT, PAGES].filter((part) => existsSync(join(root, part.config)) && stampOf(part) !== hashOf(part));

const buildPart = async (part, build) => {
  const begun = performance.now();
  const hash = hashOf(part);
  process.stdout.write(`Building the ${part.name} ...\n`);
  // Without a stamp a build that is cut short is built again.
  rmSync(stampFile(part), { force: true });
  await build({
    root: join(root, part.folder),
    configFile: join(root, part.config),
    logLevel: "warn",
    mode: "production",
  });
  if (part === CLIENT) compress(join(root, "client/dist"));
  writeFileSync(stampFile(part), hash);
  process.stdout.write(`Built the ${part.name} in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
};

const stampFile = ({ folder, dist = "dist" }) => join(root, folder, dist, ".built-from");

const stampOf = (part) => (existsSync(stampFile(part)) ? readFileSync(stampFile(part), "utf8") : null);

const hashOf = ({ sources, files }) => {
  const hash = createHash("sha256").update(process.versions.node);
  const inFolders = sources.flatMap((folder) => (existsSync(join(root, folder)) ? filesBelow(folder) : []));
  for (const file of [...files, ...inFolders].filter((name) => existsSync(join(root, name)))) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
};

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(spec\.tsx?|avif|webp|jpe?g)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();

const COMPRESSED = new Set([".html", ".js", ".css", ".svg", ".json", ".txt"]);

/** Text is compressed once, as hard as it goes, and served as it lies. */
const compress = (folder) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSED.has(extname(path))) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params: quality }));
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const stale = staleParts();
  const { build } = stale.length > 0 ? await import("vite") : {};
  for (const part of stale) await buildPart(part, build);
}
