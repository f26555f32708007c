import { afterAll, beforeAll, expect, it } from "vitest";
import { hashOfToken, SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import type { Session } from "@naqsh/shared/platform/ports/sessions";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { idOfName } from "../testing/auction-story";
import { registered } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const HOUR_MS = 3_600_000;

let readSide: ReadSide;
beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${idOfName("adam")}`, [registered("adam", "admin")]);
  await readSide.service.settled();
});
afterAll(() => readSide.stop());

const asking = async (path: string, token: string): Promise<{ status: number; body: unknown }> => {
  const answer = await fetch(readSide.url + path, { headers: { cookie: `${SESSION_COOKIE}=${token}` } });
  return { status: answer.status, body: await answer.json() };
};

const hold = async (token: string, over: Partial<Session> = {}): Promise<void> => {
  const now = readSide.ports.clock.now();
  const who = { userId: idOfName("adam"), role: "admin" as const, createdAt: now, expiresAt: now + HOUR_MS };
  await readSide.ports.sessions.save(hashOfToken(token), { ...who, ...over });
};

it("opens nothing administrative to an administrator who has shown no second factor", async () => {
  await hold("password alone");
  for (const path of ["/api/admin/security", "/api/admin/history"]) {
    expect(await asking(path, "password alone")).toMatchObject({
      status: 403,
      body: { code: "SECOND_FACTOR_REQUIRED" },
    });
  }
  expect(await asking("/api/user", "password alone")).toMatchObject({ body: { needsSecondFactor: true } });
  expect(await asking("/api/user/second-factor", "password alone")).toMatchObject({ body: { isRequired: true } });
  await hold("both", { secondFactor: "given" });
  expect((await asking("/api/admin/security", "both")).status).toBe(200);
  expect(await asking("/api/user", "both")).toMatchObject({ body: { needsSecondFactor: false } });
});

it("lists a person's sessions, this one first, also those of an earlier release", async () => {
  const device = { browser: "Firefox", system: "Linux", kind: "computer" as const };
  await hold("both", { secondFactor: "given", device, network: "203.0.113.0/24" });
  const { body } = await asking("/api/user/sessions", "both");
  expect(body).toMatchObject([
    { isCurrent: true, browser: "Firefox", system: "Linux", network: "203.0.113.0/24" },
    { isCurrent: false, browser: null, system: null, kind: "other", network: null },
  ]);
  expect(JSON.stringify(body)).not.toContain(hashOfToken("both"));
});
