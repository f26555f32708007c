import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { build } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");
const OUT = resolve(ROOT, "../node_modules/.cache/naqsh-soak");
/** A world leaves much that dies young: with room for it the collector rests more. */
const ROOMY = ["--min-semi-space-size=32", "--max-semi-space-size=64"];

export type Met = { met: string[]; events: number };

/** Plain JavaScript: what a loader puts around every function costs a fifth of the time. */
const builtProgram = async (): Promise<string> => {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: [/^@naqsh\//] },
    build: {
      ssr: "src/soak/simulate-seeds.ts",
      outDir: OUT,
      emptyOutDir: true,
      target: "node20",
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: "[name].mjs" } },
    },
  });
  return join(OUT, "simulate-seeds.mjs");
};

const simulatePart = async (program: string, from: number, to: number): Promise<Met> => {
  const child = spawn(process.execPath, [...ROOMY, "--enable-source-maps", program, String(from), String(to)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  if (code !== 0) throw new Error("The simulation failed; its seed stands above");
  return JSON.parse(text) as Met;
};

/** Lives through the seeds from 1 on, in two processes, one for each core. @throws with the seed that failed */
export const simulateInParts = async (count: number): Promise<Met> => {
  const program = await builtProgram();
  const middle = 1 + Math.floor(count / 2);
  const parts = await Promise.all([simulatePart(program, 1, middle), simulatePart(program, middle, count + 1)]);
  return { met: parts.flatMap(({ met }) => met), events: parts.reduce((sum, { events }) => sum + events, 0) };
};
