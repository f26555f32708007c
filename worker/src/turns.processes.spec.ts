import { spawn } from "node:child_process";
import type { ChildProcessByStdio } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openLmdbPolicyCheckpoints } from "./adapters/lmdb/lmdb-policy-checkpoints";
import type { PolicyCheckpoints } from "./ports/policy-checkpoints";

const program = fileURLToPath(new URL("testing/acting-worker.process.ts", import.meta.url));
const folder = temporaryFolder();
/** A life of three seconds, the pause between attempts, and what a busy machine adds. */
const TAKE_OVER_MS = 6_000;

type Worker = { said: string[]; signal: (name: NodeJS.Signals) => void };

const until = (condition: () => void, timeout = 20_000): Promise<void> =>
  vi.waitFor(condition, { timeout, interval: 20 });
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

  const start = (): Worker => {
    const child = spawn(process.execPath, ["--import", "tsx", program, leasesPath, path], {
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
    await vi.waitFor(async () => expect(await place()).toBeGreaterThan(before), { timeout: 5_000 });
  };

  it("one acts; another takes over within seconds when it is killed, and when it is stopped, which then writes no more", async () => {
    const killed = start();
    await until(() => expect(killed.said).toEqual([expect.stringMatching(/^holds /)]));
    const stopped = start();
    await goesOn();
    expect(stopped.said).toEqual([]);

    killed.signal("SIGKILL");
    const killedMs = Date.now();
    await until(() => expect(stopped.said).toEqual([expect.stringMatching(/^holds /)]));
    expect(Date.now() - killedMs).toBeLessThan(TAKE_OVER_MS);
    expect(tokenOf(stopped.said[0])).toBeGreaterThan(tokenOf(killed.said[0]));
    await goesOn();

    const last = start();
    // Just after a write, so that it is frozen between two of them.
    await goesOn();
    stopped.signal("SIGSTOP");
    await until(() => expect(last.said).toEqual([expect.stringMatching(/^holds /)]));
    await goesOn();
    stopped.signal("SIGCONT");
    await until(() => expect(stopped.said.slice(1)).toContainEqual(expect.stringMatching(/^refused /)));
    expect(stopped.said.filter((line) => line.startsWith("wrote"))).toEqual([]);
    expect(tokenOf(last.said[0])).toBeGreaterThan(tokenOf(stopped.said[0]));
    await goesOn();
    expect(last.said).toHaveLength(1);
  }, 60_000);
});
