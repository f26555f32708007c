import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { describeRefusals } from "../../ports/refusals.contract";
import { describeSessions } from "../../ports/sessions.contract";
import { createSimulatedClock } from "../simulated/simulated-clock";
import { openLmdbRefusals } from "./lmdb-refusals";
import { openLmdbSessions } from "./lmdb-sessions";

const folder = temporaryFolder();

describeSessions("LMDB", async () => {
  const clock = createSimulatedClock(Date.UTC(2026, 10, 21));
  const path = join(folder.fresh(), "sessions.mdb");
  let sessions = openLmdbSessions(path, clock);
  const reopen = async () => {
    await sessions.close();
    sessions = openLmdbSessions(path, clock);
    return sessions;
  };
  return { sessions, nowMs: clock.now, pass: clock.advanceBy, reopen };
});

it("tells of sessions that another process ends", async () => {
  const clock = createSimulatedClock(Date.UTC(2026, 10, 21));
  const path = join(folder.fresh(), "sessions.mdb");
  const shared = { isShared: true, timers: clock };
  const [one, two] = [openLmdbSessions(path, clock, shared), openLmdbSessions(path, clock, shared)];
  const ended: (string | null)[] = [];
  one.onEnd((tokenHash) => void ended.push(tokenHash));
  await two.save("a", { userId: "me", role: "collector", createdAt: clock.now(), expiresAt: clock.now() + 60_000 });
  await clock.advanceBy(2_000);
  expect(ended).toEqual([]);
  await two.remove("made up");
  await two.removeAllOf("nobody");
  await clock.advanceBy(2_000);
  expect(ended).toEqual([]);
  await two.remove("a");
  await clock.advanceBy(1_000);
  expect(ended).toEqual([null]);
  await clock.advanceBy(5_000);
  expect(ended).toEqual([null]);
  await Promise.all([one.close(), two.close()]);
});

describeRefusals("LMDB", async () => {
  const clock = createSimulatedClock(Date.UTC(2026, 10, 21));
  const path = join(folder.fresh(), "refusals.mdb");
  let refusals = openLmdbRefusals(path, clock);
  const reopen = async () => {
    await refusals.close();
    refusals = openLmdbRefusals(path, clock);
    return refusals;
  };
  return { refusals, nowMs: clock.now, pass: clock.advanceBy, reopen };
});
