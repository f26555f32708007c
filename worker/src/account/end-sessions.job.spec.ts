import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { openLmdbSessions } from "@naqsh/shared/platform/adapters/lmdb/lmdb-sessions";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { JobDeps } from "../jobs/job-definition";
import { endSessionsJob } from "./end-sessions.job";

const folders = temporaryFolder();
const NOW = "2026-03-01T09:00:00.000Z";
const nowMs = Date.parse(NOW);

it("ends those sessions alone that were begun before a change of rights", async () => {
  const sessions = openLmdbSessions(join(folders.fresh(), "sessions.mdb"), createSimulatedClock(nowMs));
  onTestFinished(() => sessions.close());
  for (const createdAt of [nowMs - 1, nowMs, nowMs + 1]) {
    const session = { userId: "sara", role: "collector" as const, createdAt, expiresAt: nowMs + 60_000 };
    await sessions.save(String(createdAt), session);
  }
  const job = { id: "end-sessions_e", queue: "account", name: "end-sessions", data: { userId: "sara", before: NOW } };
  await endSessionsJob.run({ ...job, dueAt: NOW } as never, { sessions } as unknown as JobDeps);
  const left = (await sessions.listOf("sara")).map(({ tokenHash }) => Number(tokenHash) - nowMs);
  expect(left.toSorted((a, b) => a - b)).toEqual([0, 1]);
});
