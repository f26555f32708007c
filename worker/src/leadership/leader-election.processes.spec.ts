import { spawn } from "node:child_process";
import type { ChildProcessByStdio } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { builtProgram } from "@naqsh/shared/testing/built-program";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { eventually } from "@naqsh/shared/testing/eventually";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLmdbPolicyCheckpoints } from "../adapters/lmdb/lmdb-policy-checkpoints";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";

const program = fileURLToPath(new URL("../testing/leader.process.ts", import.meta.url));
const folder = temporaryFolder();

type Worker = { said: string[]; signal: (name: NodeJS.Signals) => void };

const tokenOf = (line: string | undefined): number => Number(line?.split(" ")[1]);

describe("Workers in processes of their own, over one file of leases and one of places", () => {
  const children: ChildProcessByStdio<null, Readable, null>[] = [];
  let leasesPath: string;
  let path: string;
  let checkpoints: PolicyCheckpoints;
  beforeAll(() => {
    const own = folder.fresh();
    leasesPath = join(own, "leases.mdb");
    path = join(own, "policies.mdb");
    checkpoints = openLmdbPolicyCheckpoints(path);
  });
  afterAll(async () => {
    for (const child of children) child.kill("SIGKILL");
    await checkpoints.close();
  });

  const start = async (): Promise<Worker> => {
    const child = spawn(process.execPath, [await builtProgram(program), leasesPath, path], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    const said: string[] = [];
    createInterface({ input: child.stdout }).on("line", (line) => said.push(line));
    return { said, signal: (name) => void child.kill(name) };
  };
  const place = async (): Promise<number> => Number(await checkpoints.find("answer-bell"));
  const goesOn = async (): Promise<void> => {
    const before = await place();
    await eventually(async () => expect(await place()).toBeGreaterThan(before));
  };

  it("one acts; another takes over when it is killed, and when it is frozen, which then writes no more", async () => {
    const killed = await start();
    await eventually(() => expect(killed.said).toEqual([expect.stringMatching(/^holds /)]));
    const frozen = await start();
    await goesOn();
    expect(frozen.said).toEqual([]);

    killed.signal("SIGKILL");
    await eventually(() => expect(frozen.said).toEqual([expect.stringMatching(/^holds /)]));
    expect(tokenOf(frozen.said[0])).toBeGreaterThan(tokenOf(killed.said[0]));
    await goesOn();

    const last = await start();
    frozen.signal("SIGUSR2");
    await eventually(() => expect(frozen.said[1]).toMatch(/^freezes /));
    await eventually(() => expect(last.said).toEqual([expect.stringMatching(/^holds /)]));
    await goesOn();
    frozen.signal("SIGCONT");
    await eventually(() => expect(frozen.said.slice(2)).toContainEqual(expect.stringMatching(/^refused /)));
    expect(frozen.said.filter((line) => line.startsWith("wrote"))).toEqual([]);
    expect(tokenOf(last.said[0])).toBeGreaterThan(tokenOf(frozen.said[0]));
    await goesOn();
    expect(last.said).toHaveLength(1);
  });
});
