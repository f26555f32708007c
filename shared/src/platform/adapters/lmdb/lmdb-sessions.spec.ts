import { join } from "node:path";
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
