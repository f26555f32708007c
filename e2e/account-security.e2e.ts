import { oneLook } from "@naqsh/shared/testing/sweep";
import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { registerByApi, signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { openEmptyShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const PASSWORD = "ستون نخلة عالية";

/** A security key that is always there and always says yes. */
const withAuthenticator = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

describeInBrowser("who can get in to an account", () => {
  let shop: Shop;
  let url: string;

  beforeAll(async () => {
    shop = await openEmptyShop();
    // Passkeys belong to a name, never to an address.
    url = shop.url.replace("127.0.0.1", "localhost");
  });

  afterAll(() => shop.stop());

  const register = async (name: string) => {
    const person = { email: `${name}@naqsh.example`, password: PASSWORD };
    await registerByApi(url, { ...person, firstName: name, lastName: "الحربي", role: "collector" });
    return person;
  };

  const signOut = async (page: Page): Promise<void> => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem("naqsh.signed-in"));
  };

  const submitPassword = async (page: Page, language: "ar" | "en", email: string): Promise<void> => {
    const words = wordsOf(language);
    await page.goto(`${url}/signin`);
    await page.getByLabel(words("account", "email")).fill(email);
    await page.locator('input[autocomplete="current-password"]').fill(PASSWORD);
    await page.locator('form button[type="submit"]').click();
  };

  it.each(
    oneLook("codes of an app", [
      ["ar", DESKTOP, "light"],
      ["en", MOBILE, "dark"],
    ] as const),
  )("adds an app, signs in by its code and by a recovery code, in %s", async (language, viewport, theme) => {
    const words = wordsOf(language);
    const person = await register(`app-${language}`);
    const visit = await openBrowser({ language, viewport, theme });
    const { page } = visit;
    try {
      await signInByApi(url, person, visit.context);
      await page.goto(`${url}/settings/security`);
      await whenShown(page);
      await expectWellMade(page);
      await page.getByRole("button", { name: words("protection", "totp.add") }).click();
      const secret = (await page.locator("form code").innerText()).replaceAll(" ", "");
      await expectWellMade(page);
      const totp = new TOTP({ secret });
      await page.getByLabel(words("protection", "totp.firstCode")).fill(totp.generate());
      await page.getByRole("button", { name: words("protection", "totp.confirm") }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("listitem").first().waitFor();
      const codes = await dialog.getByRole("listitem").allInnerTexts();
      expect(codes).toHaveLength(10);
      await expectWellMade(page);
      await dialog.getByRole("button", { name: words("protection", "recovery.kept") }).click();
      await page.locator('[data-factor="recovery"]').waitFor();

      await signOut(page);
      await submitPassword(page, language, person.email);
      await page.getByLabel(words("account", "secondStep.code")).fill("000 000");
      await page.locator('form button[type="submit"]').click();
      await page.getByRole("alert").waitFor();
      await expectWellMade(page);
      const next = Date.now() + 30_000;
      await page.getByLabel(words("account", "secondStep.code")).fill(totp.generate({ timestamp: next }));
      await page.locator('form button[type="submit"]').click();
      await page.waitForURL((address) => !address.pathname.startsWith("/signin"));

      await signOut(page);
      await submitPassword(page, language, person.email);
      await page.getByLabel(words("account", "secondStep.code")).fill(codes[0]!.toLowerCase());
      await page.locator('form button[type="submit"]').click();
      await page.waitForURL((address) => !address.pathname.startsWith("/signin"));
      await page.goto(`${url}/settings/security`);
      await page.locator('[data-factor="recovery"]').waitFor();
      expect(await page.locator('[data-factor="recovery"] small').innerText()).toMatch(/9|٩/u);
      expect(visit.problems.filter((problem) => !/401|422|409/u.test(problem))).toEqual([]);
    } finally {
      await visit.close();
    }
  });

  it("makes a passkey, and signs in by it alone and as the second step", async () => {
    const words = wordsOf("ar");
    const person = await register("passkey");
    const visit = await openBrowser({ language: "ar" });
    const { page } = visit;
    try {
      await signInByApi(url, person, visit.context);
      await page.goto(`${url}/settings/security`);
      await withAuthenticator(page);
      await page.getByRole("button", { name: words("protection", "passkeys.add") }).click();
      await page.getByLabel(words("protection", "passkeys.name")).fill("هاتفي");
      await page.getByRole("button", { name: words("protection", "passkeys.make") }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: words("protection", "recovery.kept") })
        .click();
      await page.locator('[data-factor="passkey"]').getByText("هاتفي").waitFor();

      await signOut(page);
      await page.goto(`${url}/signin`);
      await page.getByRole("button", { name: words("account", "signIn.passkey") }).click();
      await page.waitForURL((address) => !address.pathname.startsWith("/signin"));

      await signOut(page);
      await submitPassword(page, "ar", person.email);
      await page.getByRole("button", { name: words("account", "secondStep.usePasskey") }).click();
      await page.waitForURL((address) => !address.pathname.startsWith("/signin"));
      await page.goto(`${url}/settings/security`);
      await page.locator('[data-factor="passkey"]').waitFor();
      await expectWellMade(page);
      expect(await page.locator('[data-factor="passkey"] small').count()).toBe(2);
    } finally {
      await visit.close();
    }
  });

  it("shows where one is signed in and ends what one does not know, and asks about it by a letter", async () => {
    const words = wordsOf("en");
    const person = await register("sessions");
    const stranger = await signInByApi(url, person);
    const visit = await openBrowser({ language: "en", viewport: MOBILE });
    const { page } = visit;
    try {
      await signInByApi(url, person, visit.context);
      await shop.settled();
      await page.goto(`${url}/settings/security`);
      await page.getByRole("button", { name: words("protection", "sessions.endOthers") }).click();
      await page
        .getByRole("button", { name: words("protection", "sessions.endOthers") })
        .waitFor({ state: "detached" });
      const answer = await fetch(`${url}/api/user/sessions`, { headers: { cookie: stranger } });
      expect(answer.status).toBe(401);
      const letters = await shop.profile.mailbox.letters();
      expect(letters.filter(({ to }) => to === person.email).length).toBeGreaterThan(0);
      await expectWellMade(page);
    } finally {
      await visit.close();
    }
  });
});
