import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, administratorOf, registered, type Person } from "../testing/people";
import { startTestServer, type Browser, type TestServer } from "../testing/test-server";

const folder = temporaryFolder();
const PASSWORD = "ستون نخلة";
const NEXT = "سبعون موجة";

let server: TestServer;
let noura: Person;
beforeEach(async () => {
  server = await startTestServer(folder.fresh(), { administrator: ADMIN });
  noura = await registered(server, "noura", "artist");
});
afterEach(async () => {
  await server.stop();
  server.ports.assertNoErrors();
});

const signIn = (browser: Browser, password: string) =>
  browser.send("POST", "/api/login", { email: "noura@naqsh.example", password });
const change = (browser: Browser, currentPassword: string, newPassword = NEXT) =>
  browser.send("POST", "/api/user/change-password", { currentPassword, newPassword, confirmPassword: newPassword });
const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.send("POST", "/api/confirm-identity", { password: "no password of anybody" })).status !== 401;

describe("another password", () => {
  it("needs the one before, and changes nothing without it", async () => {
    expect(await change(noura.browser, "not the one before")).toMatchObject({
      body: {
        code: "CURRENT_PASSWORD_WRONG",
        messages: { ar: expect.stringContaining("تأكد من صحة كلمة المرور الحالية") },
      },
    });
    expect((await signIn(server.browser(), NEXT)).status).toBe(401);
    expect((await signIn(server.browser(), PASSWORD)).status).toBe(200);
  });

  it("ends every other session, goes on in this one, and is the only one that opens the account", async () => {
    const phone = server.browser();
    await signIn(phone, PASSWORD);
    expect((await change(noura.browser, PASSWORD)).status).toBe(200);
    expect([await isSignedIn(phone), await isSignedIn(noura.browser)]).toEqual([false, true]);
    expect((await signIn(server.browser(), PASSWORD)).status).toBe(401);
    expect((await signIn(server.browser(), NEXT)).status).toBe(200);
  });

  it("is set by one of two who change it at once", async () => {
    const phone = server.browser();
    await signIn(phone, PASSWORD);
    const answers = await Promise.all([change(noura.browser, PASSWORD, NEXT), change(phone, PASSWORD, "ثمانون نجمة")]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const opening = await Promise.all([NEXT, "ثمانون نجمة"].map((password) => signIn(server.browser(), password)));
    expect(opening.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("an administrator", () => {
  it("ends all sessions of an account, and nobody else's; who is no administrator ends none", async () => {
    const [{ browser: administrator }, omar] = [
      await administratorOf(server),
      await registered(server, "omar", "collector"),
    ];
    const path = `/api/admin/users/${noura.id}/end-sessions`;
    expect((await omar.browser.send("POST", path, {})).status).toBe(403);
    expect(await isSignedIn(noura.browser)).toBe(true);
    expect((await administrator.send("POST", path, {})).status).toBe(200);
    expect([await isSignedIn(noura.browser), await isSignedIn(omar.browser), await isSignedIn(administrator)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
