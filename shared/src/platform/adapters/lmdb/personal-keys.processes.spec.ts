import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { builtProgram } from "../../../testing/built-program";
import { eventually } from "../../../testing/eventually";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { LmdbPersonalKeys } from "./lmdb-personal-keys";

const program = fileURLToPath(new URL("personal-keys.process.ts", import.meta.url));
const folder = temporaryFolder();

type Word = "obtain" | "find" | "destroy";

/** Another process over the same file; answers its lines in their order. */
const another = async (path: string) => {
  const child = spawn(process.execPath, [await builtProgram(program), path], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const waiting: ((answer: string) => void)[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(line));
  return (word: Word, person: string): Promise<string> => {
    child.stdin.write(`${word} ${person}\n`);
    return new Promise((resolve) => waiting.push(resolve));
  };
};

const textOf = (key: Uint8Array | null): string => (key === null ? "-" : Buffer.from(key).toString("hex"));

describe("A file of keys that processes share", () => {
  it("tells each of them of a key that one of them destroyed, again and again", async () => {
    const path = join(folder.fresh(), "keys.mdb");
    const keys = new LmdbPersonalKeys(path);
    onTestFinished(() => keys.close());
    const there = await another(path);
    for (const person of ["huda", "omar", "sara"]) {
      const made = textOf(await keys.obtain(person));
      expect(await there("find", person)).toBe(made);
      expect(await there("destroy", person)).toBe("-");
      const gone = async (): Promise<void> => expect(await keys.find(person)).toBeNull();
      await eventually(gone, { interval: 10 });

      const other = `${person}-again`;
      const madeThere = await there("obtain", other);
      expect(textOf(await keys.find(other))).toBe(madeThere);
      await keys.destroy(other);
      const goneThere = async (): Promise<void> => expect(await there("find", other)).toBe("-");
      await eventually(goneThere, { interval: 10 });
    }
  });

  it("loses no key that one makes while others destroy", async () => {
    const path = join(folder.fresh(), "keys.mdb");
    const keys = new LmdbPersonalKeys(path);
    const [one, two] = await Promise.all([another(path), another(path)]);
    const people = Array.from({ length: 40 }, (_, number) => `person-${number}`);
    const made = await Promise.all(
      people.map(async (person, number) => {
        if (number % 8 === 0) await (number % 16 === 0 ? one : two)("destroy", `gone-${number}`);
        const makers = [
          async () => textOf(await keys.obtain(person)),
          () => one("obtain", person),
          () => two("obtain", person),
        ];
        await keys.obtain(`gone-${number + 8}`).catch(() => undefined);
        return makers[number % 3]!();
      }),
    );
    for (const [number, person] of people.entries()) {
      const held = [textOf(await keys.find(person)), await one("find", person), await two("find", person)];
      expect([person, ...held]).toEqual([person, made[number], made[number], made[number]]);
    }
    await keys.close();
    const reopened = new LmdbPersonalKeys(path);
    for (const [number, person] of people.entries()) expect(textOf(await reopened.find(person))).toBe(made[number]);
    expect(await reopened.find("gone-32")).toBeNull();
    await reopened.close();
  });
});
