import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { builtProgram } from "../../../testing/built-program";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { openLmdb } from "./lmdb-database";

const program = fileURLToPath(new URL("lmdb-file.process.ts", import.meta.url));
const folder = temporaryFolder();

const another = async () => {
  const child = spawn(process.execPath, [await builtProgram(program)], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const waiting: ((answer: string) => void)[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(line));
  return (path: string): Promise<string> => {
    child.stdin.write(`${path}\n`);
    return new Promise((resolve) => waiting.push(resolve));
  };
};

describe("A file that is missing", () => {
  it("is made once by processes that open it at the same time", async () => {
    const processes = await Promise.all([another(), another(), another()]);
    for (let round = 0; round < 120; round += 1) {
      const path = join(folder.fresh(), "made.mdb");
      expect(await Promise.all(processes.map((open) => open(path)))).toEqual(["open", "open", "open"]);
    }
  });

  it("is not taken for one that has lost everything", () => {
    const path = join(folder.fresh(), "lost.mdb");
    writeFileSync(path, "");
    expect(() => openLmdb(path)).toThrow("it is empty");
  });
});
