import { access, mkdir, mkdtemp, rename } from "node:fs/promises";
import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "vite";
import { eventually } from "./eventually";

const root = join(import.meta.dirname, "../../..");
/** Packages of the registry are found from here. */
const cache = join(root, "node_modules/.cache");
const VARIABLE = "NAQSH_TEST_PROGRAMS";

const freshFolder = async (): Promise<string> => {
  await mkdir(cache, { recursive: true });
  return mkdtemp(join(cache, "naqsh-programs-"));
};

/** Before all files of a run: where the first that starts a program leaves it for the others. */
export const setup = async (): Promise<(() => void) | undefined> => {
  if (process.env[VARIABLE] !== undefined) return undefined;
  const folder = await freshFolder();
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};

let ownFolder: Promise<string> | null = null;

/** For whoever runs without vitest. */
const openOwnFolder = async (): Promise<string> => {
  const folder = await freshFolder();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const buildInto = (folder: string, program: string): Promise<unknown> =>
  build({
    configFile: false,
    root,
    logLevel: "error",
    ssr: { noExternal: [/^@naqsh\//, "mingo", "zod"] },
    build: {
      ssr: program,
      outDir: folder,
      target: "node20",
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "program.mjs", codeSplitting: false } },
    },
  });

const buildOrWait = async (program: string): Promise<string> => {
  const folder = process.env[VARIABLE] ?? (await (ownFolder ??= openOwnFolder()));
  const built = join(folder, relative(root, program).replaceAll("/", "-"));
  const file = join(built, "program.mjs");
  const isFirst = await mkdir(`${built}.claimed`).then(
    () => true,
    () => false,
  );
  if (!isFirst) {
    await eventually(() => access(file), { interval: 50 });
    return file;
  }
  await buildInto(`${built}.building`, program);
  await rename(`${built}.building`, built);
  return file;
};

const own = new Map<string, Promise<string>>();

/**
 * A program of TypeScript as one file for `node`, built once in a run: to read a thousand modules through a loader took
 * longer than what most programs are started for.
 */
export const builtProgram = (program: string): Promise<string> => {
  const built = own.get(program) ?? buildOrWait(program);
  own.set(program, built);
  return built;
};
