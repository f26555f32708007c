import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { builtProgram } from "@naqsh/shared/testing/built-program";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openShop } from "./testing/shop-in-test";

const folder = temporaryFolder();

const openOps = async (dataFolder: string, ...words: string[]) => {
  const program = await builtProgram(join(import.meta.dirname, "ops.ts"));
  const env = { ...process.env, DATA_FOLDER: dataFolder };
  return spawn(process.execPath, [program, ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
};

describe("npm run ops, as a process", () => {
  it("ends without a word more, and not as if it were done, when whoever reads goes away", async () => {
    const dataFolder = folder.fresh();
    await openShop(dataFolder);
    const ops = await openOps(dataFolder, "verify", "--json");
    ops.stdout.destroy();
    const [error, [code]] = await Promise.all([text(ops.stderr), once(ops, "exit")]);
    expect({ error, code }).toEqual({ error: "", code: 1 });
  });

  it.each([
    [["verify", "--help"], "rebuild <view | all>"],
    [["copy-log", "--help"], "--cluster-folder"],
  ])("says how it is used where %j asks for it, which is no mistake", async (words, named) => {
    const ops = await openOps(folder.fresh(), ...words);
    const [said, error, [code]] = await Promise.all([text(ops.stdout), text(ops.stderr), once(ops, "exit")]);
    expect({ error, code }).toEqual({ error: "", code: 0 });
    expect(said).toContain(named);
  });
});
