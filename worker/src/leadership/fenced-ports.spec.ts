import { join } from "node:path";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { openLmdbPolicyCheckpoints } from "../adapters/lmdb/lmdb-policy-checkpoints";
import type { Job } from "../ports/job-queue";
import { fencedPorts } from "./fenced-ports";
import type { WorkerPorts } from "../ports/worker-ports";

const folder = temporaryFolder();
const FIRST = "00000000000000000001";
const job: Job = { queue: "auction", name: "close-auction", id: "one", at: "2026-03-01T09:00:00.000Z", data: {} };
const command = { streamCategory: "auction", streamId: "a", commandId: "one" } as unknown as SystemCommand;

/** Fenced ports whose lease ends when `lose` is called. */
const openFencedPorts = () => {
  const checkpoints = openLmdbPolicyCheckpoints(join(folder.fresh(), "policies.mdb"), { durable: false });
  onTestFinished(() => checkpoints.close());
  const clock = createSimulatedClock(0);
  const asked: string[] = [];
  let isHeld = true;
  const ports = {
    checkpoints,
    timers: clock,
    commandBus: { dispatch: async () => (asked.push("command"), { accepted: true as const }) },
    jobs: { schedule: async () => void asked.push("job") },
  } as unknown as WorkerPorts;
  const own = fencedPorts(ports, { token: 7, signal: new AbortController().signal, isHeld: () => isHeld });
  return { own, checkpoints, clock, asked, lose: () => (isHeld = false) };
};

describe("Fenced ports", () => {
  it("act while its lease is held, and refuse before anything is asked once it is not", async () => {
    const { own, asked, lose, checkpoints } = openFencedPorts();
    await own.commandBus.dispatch(command);
    await own.jobs.schedule(job);
    await own.checkpoints.save("a", FIRST);
    await own.checkpoints.beat(5);
    lose();
    const refused = [
      own.commandBus.dispatch(command),
      own.jobs.schedule(job),
      own.checkpoints.save("a", "00000000000000000002"),
      own.checkpoints.find("a"),
      own.checkpoints.beat(9),
    ];
    for (const each of refused) await expect(each).rejects.toBeInstanceOf(LeaseLost);
    expect(asked).toEqual(["command", "job"]);
    expect([await checkpoints.find("a"), await checkpoints.heartbeat()]).toEqual([FIRST, 5]);
  });

  it("fence a checkpoint when it is first read", async () => {
    const { own, checkpoints } = openFencedPorts();
    expect(await own.checkpoints.find("a")).toBeNull();
    await expect(checkpoints.save("a", FIRST, 6)).rejects.toBeInstanceOf(LeaseLost);
    await checkpoints.save("a", FIRST, 7);
    expect(await own.checkpoints.find("a")).toBe(FIRST);
  });

  it("skip a beat after the lease is over", async () => {
    const { own, clock, lose } = openFencedPorts();
    let beats = 0;
    own.timers.every(10, () => void (beats += 1));
    await clock.advanceBy(25);
    lose();
    await clock.advanceBy(100);
    expect(beats).toBe(2);
  });
});
