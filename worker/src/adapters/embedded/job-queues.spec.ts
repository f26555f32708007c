import { nextTurn } from "@naqsh/shared/platform/next-turn";
import { describe, expect, it } from "vitest";
import { JobQueues } from "./job-queues";
import type { WaitingJob } from "./job-store";

const jobOf = (queue: string, number: number): WaitingJob => ({
  job: { queue, name: "ring", id: `${queue}-${number}`, at: "2026-03-01T09:00:00.000Z", data: {} },
  attempts: 0,
  nextAtMs: 0,
});

/** Queues whose jobs run until the test releases them. */
const openLines = (concurrency: Record<string, number>) => {
  const begun: string[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const queues = new JobQueues(({ job }) => {
    begun.push(job.id);
    return held;
  }, concurrency);
  queues.open();
  return { queues, begun, letGo };
};

describe("lines of jobs", () => {
  it("leaves the loop to others while many begin, in order", async () => {
    const { queues, begun, letGo } = openLines({ bells: 1_000 });
    const jobs = Array.from({ length: 500 }, (_, number) => jobOf("bells", number));
    for (const job of jobs) queues.push(job);
    const seen = [begun.length];
    for (let turn = 0; turn < 6; turn += 1) {
      await nextTurn();
      seen.push(begun.length);
    }
    expect(seen[0]).toBeLessThan(250);
    expect(new Set(seen.slice(0, 4)).size).toBe(4);
    expect(begun).toEqual(jobs.map(({ job }) => job.id));
    letGo();
    await queues.close();
  });

  it("tells when all of a queue that is due has begun, but for what waits for its room", async () => {
    const { queues, begun, letGo } = openLines({ bells: 1_000, media: 1 });
    for (let number = 0; number < 500; number += 1) queues.push(jobOf("bells", number));
    for (let number = 0; number < 3; number += 1) queues.push(jobOf("media", number));
    await queues.begun("bells");
    expect(begun).toHaveLength(501);
    await queues.begun("media");
    letGo();
    await queues.idle();
    expect(begun).toHaveLength(503);
    await Promise.all([queues.begun("bells"), queues.begun("unheard of")]);
  });

  it("has nobody wait for the jobs of another queue", async () => {
    const { queues, begun, letGo } = openLines({ bells: 1_000, letters: 1_000 });
    for (let number = 0; number < 600; number += 1) queues.push(jobOf("letters", number));
    for (let number = 0; number < 3; number += 1) queues.push(jobOf("bells", number));
    await queues.begun("bells");
    expect(begun.filter((id) => id.startsWith("bells"))).toHaveLength(3);
    expect(begun.length).toBeLessThan(400);
    letGo();
    await queues.close();
  });

  it("has nobody wait for what comes to be due meanwhile", async () => {
    let lastOfAll = 0;
    const queues: JobQueues = new JobQueues(async () => {
      if (lastOfAll < 1_000) queues.push(jobOf("bells", (lastOfAll += 1)));
    }, {});
    queues.open();
    queues.push(jobOf("bells", 0));
    await queues.begun("bells");
    expect(lastOfAll).toBeLessThan(500);
    await queues.idle();
    expect(lastOfAll).toBe(1_000);
  });
});
