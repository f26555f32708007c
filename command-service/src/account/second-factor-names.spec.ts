import { TOTP, URI } from "otpauth";
import { afterEach, beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { ADMIN, administratorOf, registered } from "../testing/people";
import { startTestServer, type TestServer } from "../testing/test-server";

const folder = temporaryFolder();

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(folder.fresh(), { administrator: ADMIN });
});
afterEach(() => server.stop());

const factorOf = async (): Promise<{ issuer: string; relyingParty: string }> => {
  const { browser } = await registered(server, "noura", "artist");
  const app = await browser.send("POST", "/api/user/second-factor/totp/begin", {});
  const parsed = URI.parse(String(app.body["uri"]));
  expect(parsed).toBeInstanceOf(TOTP);
  const passkey = await browser.send("POST", "/api/user/second-factor/passkeys/begin", {});
  const { rp } = passkey.body["options"] as { rp: { name: string } };
  return { issuer: parsed.issuer, relyingParty: rp.name };
};

it("names the platform in authenticator apps and passkeys as the settings do", async () => {
  const administrator = await administratorOf(server);
  const platformName = { ar: "مشكاة", en: "Mishkat: Art" };
  expect((await administrator.browser.send("PATCH", "/api/admin/settings", { platformName })).status).toBe(200);
  expect(await factorOf()).toEqual({ issuer: "Mishkat: Art", relyingParty: "Mishkat: Art مشكاة" });
});
