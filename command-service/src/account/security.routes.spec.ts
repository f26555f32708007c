import { TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { hashOfToken } from "@naqsh/shared/platform/http/session-cookie";
import { ADMIN, administratorOf, registered, type Person } from "../testing/people";
import { startTestServer, type Answer, type Browser, type TestServer } from "../testing/test-server";

const folder = temporaryFolder();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PASSWORD = "ستون نخلة";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(folder.fresh(), { administrator: ADMIN, administratorsNeedSecondFactor: true });
});
afterEach(async () => {
  await server.stop();
  server.ports.assertNoErrors();
});

const codeOf = (secret: string, atMs = server.ports.clock.now()): string =>
  new TOTP({ secret }).generate({ timestamp: atMs });
const nextStep = () => server.ports.clock.advanceBy(30_000);

type WithApp = { secret: string; factorId: string; recoveryCodes: string[] };

const addApp = async (browser: Browser): Promise<WithApp> => {
  const begun = await browser.send("POST", "/api/user/second-factor/totp/begin", {});
  const { secret, ticket } = begun.body as { secret: string; ticket: string };
  const added = await browser.send("POST", "/api/user/second-factor/totp", { ticket, code: codeOf(secret) });
  expect(added.status).toBe(201);
  await nextStep();
  return { secret, factorId: String(added.body["id"]), recoveryCodes: added.body["recoveryCodes"] as string[] };
};

const signIn = (browser: Browser, name: string) =>
  browser.send("POST", "/api/login", { email: `${name}@naqsh.example`, password: PASSWORD });

const secondStep = async (browser: Browser, first: Answer, code: string) => {
  const { ticket } = first.body["details"] as { ticket: string };
  return browser.send("POST", "/api/login/second-factor", { ticket, code });
};

const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.send("POST", "/api/confirm-identity", { password: "no password of anybody" })).status !== 401;

const codeIn = ({ body }: Answer) => body["code"];

describe("signing in with a second factor", () => {
  let noura: Person;
  let app: WithApp;
  beforeEach(async () => {
    noura = await registered(server, "noura", "artist");
    app = await addApp(noura.browser);
  });

  it("takes two steps: the password alone begins no session", async () => {
    const browser = server.browser();
    const first = await signIn(browser, "noura");
    expect(first).toMatchObject({ status: 401, body: { code: "SECOND_FACTOR_ASKED" } });
    expect(first.body["details"]).toMatchObject({ methods: ["totp", "recoveryCode"] });
    expect(await isSignedIn(browser)).toBe(false);
    const second = await secondStep(browser, first, codeOf(app.secret));
    expect(second).toMatchObject({ status: 200, body: { id: noura.id } });
    expect(await isSignedIn(browser)).toBe(true);
  });

  it("takes a code once, also in the half minute in which it is right", async () => {
    const code = codeOf(app.secret);
    expect((await secondStep(server.browser(), await signIn(server.browser(), "noura"), code)).status).toBe(200);
    const again = await secondStep(server.browser(), await signIn(server.browser(), "noura"), code);
    expect(again).toMatchObject({ status: 409, body: { code: "SECOND_FACTOR_USED" } });
  });

  it("lets one of many in who show the same code at once", async () => {
    const first = await signIn(server.browser(), "noura");
    const code = codeOf(app.secret);
    const answers = await Promise.all(Array.from({ length: 6 }, () => secondStep(server.browser(), first, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("reads digits of every script, and refuses wrong ones until tries are used up", async () => {
    const first = await signIn(server.browser(), "noura");
    const arabic = codeOf(app.secret).replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);
    expect((await secondStep(server.browser(), first, arabic)).status).toBe(200);
    await nextStep();
    const wrong = codeOf(app.secret, server.ports.clock.now() + DAY_MS);
    for (let guess = 0; guess < 10; guess++)
      expect(codeIn(await secondStep(server.browser(), first, wrong))).toBe("SECOND_FACTOR_WRONG");
    const blocked = await secondStep(server.browser(), first, codeOf(app.secret));
    expect(blocked).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
    expect(Number(blocked.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("takes each recovery code once, in place of the app", async () => {
    const [code, other] = app.recoveryCodes;
    const typed = code!.toLowerCase().replaceAll("-", " ");
    expect((await secondStep(server.browser(), await signIn(server.browser(), "noura"), typed)).status).toBe(200);
    const again = await secondStep(server.browser(), await signIn(server.browser(), "noura"), code!);
    expect(codeIn(again)).toBe("SECOND_FACTOR_WRONG");
    expect((await secondStep(server.browser(), await signIn(server.browser(), "noura"), other!)).status).toBe(200);
    expect(app.recoveryCodes).toHaveLength(10);
  });

  it("asks for the first step again when its ticket is over, or made up", async () => {
    const first = await signIn(server.browser(), "noura");
    await server.ports.clock.advanceBy(10 * MINUTE_MS);
    expect(codeIn(await secondStep(server.browser(), first, codeOf(app.secret)))).toBe("SECOND_FACTOR_EXPIRED");
    const made = { ticket: "bm8gdGlja2V0IGF0IGFsbCwganVzdCBzb21lIHRleHQ", code: codeOf(app.secret) };
    expect(codeIn(await server.browser().send("POST", "/api/login/second-factor", made))).toBe("SECOND_FACTOR_EXPIRED");
  });

  it("is kept from nobody by strangers who send made-up passkeys in their name", async () => {
    const response = { clientDataJSON: "e30", authenticatorData: "e30", signature: "e30" };
    const userHandle = Buffer.from(noura.id).toString("base64url");
    for (let guess = 0; guess < 12; guess++) {
      const browser = server.browser();
      const begun = await browser.send("POST", "/api/login/passkey/begin", {});
      const passkey = { id: "made-up", rawId: "made-up", type: "public-key", response: { ...response, userHandle } };
      const body = { ticket: begun.body["challenge"], passkey };
      expect(codeIn(await browser.send("POST", "/api/login/passkey", body))).toBe("PASSKEY_NOT_ACCEPTED");
    }
    expect(
      (await secondStep(server.browser(), await signIn(server.browser(), "noura"), codeOf(app.secret))).status,
    ).toBe(200);
  });

  it("tells no code or secret in the log", async () => {
    let log = "";
    for await (const event of server.ports.store.readAll()) log += JSON.stringify(event);
    expect(log).toContain("TotpAdded");
    for (const secret of [app.secret, ...app.recoveryCodes]) expect(log).not.toContain(secret);
  });
});

describe("what needs a fresh confirmation", () => {
  it("is open after signing in, and again once the password or a second factor was given", async () => {
    const { browser } = await registered(server, "noura", "artist");
    const begin = () => browser.send("POST", "/api/user/second-factor/totp/begin", {});
    expect((await begin()).status).toBe(200);
    await server.ports.clock.advanceBy(10 * MINUTE_MS);
    expect(await begin()).toMatchObject({ status: 409, body: { code: "CONFIRMATION_REQUIRED" } });
    expect(codeIn(await browser.send("POST", "/api/confirm-identity", { password: "wrong" }))).toBe(
      "CONFIRMATION_WRONG",
    );
    expect((await begin()).status).toBe(409);
    const before = browser.cookie();
    expect((await browser.send("POST", "/api/confirm-identity", { password: PASSWORD })).status).toBe(200);
    expect(browser.cookie()).not.toBe(before);
    expect(await server.ports.sessions.find(hashOfToken(before.split("=")[1]!))).toBeNull();
    const { secret } = await addApp(browser);
    await server.ports.clock.advanceBy(10 * MINUTE_MS);
    expect((await browser.send("POST", "/api/confirm-identity", { code: codeOf(secret) })).status).toBe(200);
    expect((await browser.send("POST", "/api/user/second-factor/recovery-codes", {})).status).toBe(201);
  });
});

describe("administrators where a second factor is needed", () => {
  const ban = (browser: Browser, userId: string) =>
    browser.send("POST", `/api/admin/users/${userId}/ban`, { reason: "Several accounts" });

  it("do nothing administrative until they have one, and keep one", async () => {
    const noura = await registered(server, "noura", "artist");
    const { browser } = await administratorOf(server);
    expect(await ban(browser, noura.id)).toMatchObject({ status: 403, body: { code: "SECOND_FACTOR_REQUIRED" } });
    const { factorId } = await addApp(browser);
    expect((await ban(browser, noura.id)).status).toBe(200);
    const removed = await browser.send("DELETE", `/api/user/second-factor/totp/${factorId}`);
    expect(removed).toMatchObject({ status: 409, body: { code: "SECOND_FACTOR_NEEDED_BY_ROLE" } });
  });

  it("have shorter sessions", async () => {
    const { browser } = await administratorOf(server);
    await server.ports.clock.advanceBy(2 * 60 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(false);
  });
});

describe("sessions", () => {
  const idsOf = async (userId: string) => {
    const held = await server.ports.sessions.listOf(userId);
    return held.map(({ session: { network, device } }) => ({ network, device }));
  };

  it("tell device and network, and end one by one, all others, and with a new factor", async () => {
    const noura = await registered(server, "noura", "artist");
    const [phone, laptop] = [server.browser(), server.browser()];
    await signIn(phone, "noura");
    await signIn(laptop, "noura");
    expect(await idsOf(noura.id)).toHaveLength(3);
    expect(await idsOf(noura.id)).toContainEqual({
      network: "127.0.0.0/24",
      device: { browser: null, system: null, kind: "other" },
    });
    await noura.browser.send("POST", "/api/user/sessions/end-others", {});
    expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(noura.browser)]).toEqual([
      false,
      false,
      true,
    ]);
    await signIn(phone, "noura");
    await addApp(noura.browser);
    expect([await isSignedIn(phone), await isSignedIn(noura.browser)]).toEqual([false, true]);
  });

  it("of somebody else end for nobody", async () => {
    const [noura, omar] = [await registered(server, "noura", "artist"), await registered(server, "omar", "collector")];
    const { tokenHash } = (await server.ports.sessions.listOf(noura.id))[0]!;
    const { sessionIdOf } = await import("@naqsh/shared/platform/http/session-cookie");
    const path = `/api/user/sessions/${sessionIdOf(tokenHash)}`;
    expect(await omar.browser.send("DELETE", path)).toMatchObject({ status: 404, body: { code: "SESSION_UNKNOWN" } });
    expect(await isSignedIn(noura.browser)).toBe(true);
    expect((await noura.browser.send("DELETE", path)).status).toBe(200);
    expect(await isSignedIn(noura.browser)).toBe(false);
  });

  it("let banned people sign in and write nothing", async () => {
    const noura = await registered(server, "noura", "artist");
    const { browser } = await administratorOf(server);
    await addApp(browser);
    await browser.send("POST", `/api/admin/users/${noura.id}/ban`, { reason: "Several accounts" });
    const again = server.browser();
    expect((await signIn(again, "noura")).status).toBe(200);
    const cancel = (who: Browser) => who.send("POST", `/api/auctions/${noura.id}/cancel`, {});
    // The session that she had before, and the new one.
    for (const who of [noura.browser, again]) expect(codeIn(await cancel(who))).toBe("ACCOUNT_BANNED");
  });
});
