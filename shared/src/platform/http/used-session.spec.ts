import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { openLmdbSessions } from "../adapters/lmdb/lmdb-sessions";
import { createSimulatedClock } from "../adapters/simulated/simulated-clock";
import type { SimulatedClock } from "../adapters/simulated/simulated-clock";
import type { Session, Sessions } from "../ports/sessions";
import { hashOfToken, SESSION_COOKIE } from "./session-cookie";
import { NOTED_EACH_MS, useSession } from "./used-session";

const folder = temporaryFolder();
const HOUR_MS = 3_600_000;
const TOKEN = "a token";
const COOKIE = `${SESSION_COOKIE}=${TOKEN}`;

let clock: SimulatedClock;
let sessions: Sessions;
let writes: number;
beforeEach(() => {
  clock = createSimulatedClock(Date.UTC(2026, 10, 21));
  writes = 0;
  const kept = openLmdbSessions(join(folder.fresh(), "sessions.mdb"), clock);
  sessions = { ...kept, replace: (...said) => (writes++, kept.replace(...said)) };
});
afterEach(() => sessions.close());

const begun = (): Session => ({
  userId: "me",
  role: "collector",
  createdAt: clock.now(),
  expiresAt: clock.now() + 2 * HOUR_MS,
  idleMs: 2 * HOUR_MS,
  endsAt: clock.now() + 5 * HOUR_MS,
});

it("moves the idle end with each use, never past the absolute one", async () => {
  await sessions.save(hashOfToken(TOKEN), begun());
  for (let hour = 0; hour < 4; hour++) {
    await clock.advanceBy(HOUR_MS);
    expect(await useSession(sessions, clock, COOKIE)).toMatchObject({ userId: "me" });
  }
  await clock.advanceBy(HOUR_MS);
  expect(await useSession(sessions, clock, COOKIE)).toBeNull();
});

it("ends a session that nobody uses", async () => {
  await sessions.save(hashOfToken(TOKEN), begun());
  await clock.advanceBy(2 * HOUR_MS);
  expect(await useSession(sessions, clock, COOKIE)).toBeNull();
});

it("writes coarsely: many uses in a few minutes are one write", async () => {
  await sessions.save(hashOfToken(TOKEN), begun());
  for (let use = 0; use < 50; use++) await useSession(sessions, clock, COOKIE);
  expect(writes).toBe(0);
  await clock.advanceBy(NOTED_EACH_MS);
  for (let use = 0; use < 50; use++) await useSession(sessions, clock, COOKIE);
  expect(writes).toBe(1);
});

it("lets a session of an earlier release live on until the end that it was given", async () => {
  const { idleMs: _idle, endsAt: _end, ...old } = begun();
  await sessions.save(hashOfToken(TOKEN), old);
  await clock.advanceBy(HOUR_MS);
  expect(await useSession(sessions, clock, COOKIE)).toMatchObject({ userId: "me", role: "collector" });
  expect(await sessions.find(hashOfToken(TOKEN))).toEqual({ ...old, seenAt: clock.now() });
  await clock.advanceBy(HOUR_MS);
  expect(await useSession(sessions, clock, COOKIE)).toBeNull();
});

it("wakes no session that is ended while its use is noted", async () => {
  await sessions.save(hashOfToken(TOKEN), begun());
  await clock.advanceBy(HOUR_MS);
  const find: Sessions["find"] = async (tokenHash) => {
    const found = await sessions.find(tokenHash);
    await sessions.remove(tokenHash);
    return found;
  };
  expect(await useSession({ ...sessions, find }, clock, COOKIE)).toBeNull();
  expect(await sessions.find(hashOfToken(TOKEN))).toBeNull();
});
