import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

export const root = resolve(import.meta.dirname, "../..");
const sources = join(import.meta.dirname, "product");
/** Inside standalone, so that packages resolve as they do for its own bundle. */
const outDir = join(root, "standalone/.cache/bench");
const entries = [
  "shop",
  "write-side",
  "log-store",
  "long-log",
  "closes",
  "replay",
  "returning-watchers",
  "lists",
  "feeds",
  "service",
  "shop-on-engines",
  "event-store-peer",
  "eventstoredb-deliveries",
  "bids-over-eventstoredb",
  "views-over-engines",
  "open-auctions",
  "many-works",
  "views-of-works",
  "operator",
  "search",
];

export const builtProduct = (name) => join(outDir, `${name}.mjs`);

const packages = ["shared", "command-service", "projection-service", "worker", "client", "standalone"];

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".spec.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Bundles the product's parts that are measured, with the bundler and the settings of `npm run build`. */
export const buildProduct = async () => {
  const hash = createHash("sha256");
  for (const folder of [sources, ...packages.map((name) => join(root, name, "src"))]) {
    for (const file of filesBelow(folder)) hash.update(file).update(readFileSync(file));
  }
  const stamp = hash.digest("hex");
  const stampFile = join(outDir, ".built-from");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  const vite = createRequire(join(root, "package.json")).resolve("vite");
  const { build } = await import(pathToFileURL(vite).href);
  await build({
    configFile: false,
    logLevel: "warn",
    root: join(root, "standalone"),
    ssr: { noExternal: [/^@naqsh\//, "mingo", "zod"] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node20",
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((name) => [name, join(sources, `${name}.ts`)])),
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  writeFileSync(stampFile, stamp);
};
