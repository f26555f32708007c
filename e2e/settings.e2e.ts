import { oneLook } from "@naqsh/shared/testing/sweep";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { newName, registerByApi, signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { openEmptyShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const PASSWORD = "ستون نخلة عالية";
/** The smallest picture there is. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const IBAN = "SA03 8000 0000 6080 1016 7519";

describeInBrowser("what people change about themselves", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openEmptyShop();
  });
  afterAll(() => shop.stop());

  it.each(
    oneLook("who people are", [
      ["ar", DESKTOP, "light"],
      ["en", MOBILE, "dark"],
    ] as const),
  )(
    "a collector tells who they are, shows a picture, accepts the terms and becomes an artist, in %s",
    async (language, viewport, theme) => {
      const words = wordsOf(language);
      const sara = newName(`sara.${language}`);
      const person = { email: `settings.${sara}@naqsh.example`, password: PASSWORD };
      const names = { firstName: "سارة", lastName: "الحربي" };
      await registerByApi(shop.url, { ...person, ...names, role: "collector", acceptedTerms: undefined });
      const visit = await openBrowser({ language, viewport, theme });
      const { page } = visit;
      const press = (key: string) => page.getByRole("button", { name: words("settings", key) }).click();
      const told = (key: string) => page.getByText(words("settings", key)).first().waitFor();
      try {
        await signInByApi(shop.url, person, visit.context);
        await page.goto(`${shop.url}/settings`);
        await whenShown(page);
        await expectWellMade(page);

        const buffer = Buffer.from(PIXEL, "base64");
        await page.locator('input[type="file"]').setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
        await told("avatar.chosen");
        await page.locator('header img[src*="/avatar/"]').first().waitFor();

        await page.getByLabel(words("settings", "bioHelper.artStyle")).fill("الخط الكوفي");
        await press("bioHelper.ways.generate");
        await told("bioHelper.composed");
        expect(await page.getByLabel(words("settings", "profile.bio")).first().inputValue()).toContain("الخط الكوفي");
        await page.getByLabel(words("settings", "profile.username")).fill(sara);
        await press("profile.save");
        await told("profile.saved");
        await page.getByText(`@${sara}`).waitFor();

        await press("become.open");
        await press("become.confirm");
        await page.getByText(words("terms", "lead")).waitFor();
        await expectWellMade(page);
        await page.getByRole("button", { name: words("terms", "acceptAndGoOn") }).click();
        await page.getByLabel(words("settings", "payout.iban")).fill(IBAN);
        await page.getByLabel(words("settings", "payout.password")).fill(PASSWORD);
        await press("payout.save");
        await told("payout.saved");
        await page.getByText("7519").waitFor();
        await expectWellMade(page);

        await page.goto(`${shop.url}/profile?tab=purchases`);
        await page.getByText(`@${sara}`).waitFor();
        await whenShown(page);
        await expectWellMade(page);
        const refused = expect.stringMatching(/403.+become-artist/u);
        expect(visit.problems).toEqual([refused]);
      } finally {
        await visit.close();
      }
    },
  );

  it("a password is changed by the one before, and ends other sessions", async () => {
    const words = wordsOf("ar");
    const person = { email: "password@naqsh.example", password: PASSWORD };
    await registerByApi(shop.url, { ...person, firstName: "هند", lastName: "الحربي", role: "collector" });
    const visit = await openBrowser({ language: "ar", viewport: DESKTOP });
    const { page } = visit;
    try {
      const elsewhere = await signInByApi(shop.url, person);
      await signInByApi(shop.url, person, visit.context);
      await page.goto(`${shop.url}/settings?tab=security`);
      await page.getByLabel(words("settings", "password.current")).fill(PASSWORD);
      await page.getByLabel(words("settings", "password.new")).fill("سبعون سدرة بعيدة");
      await page.getByLabel(words("settings", "password.confirm")).fill("سبعون سدرة بعيدة");
      await page.getByRole("button", { name: words("settings", "password.save") }).click();
      await page.getByText(words("settings", "password.saved")).first().waitFor();
      const asked = await fetch(`${shop.url}/api/user/settings`, { headers: { cookie: elsewhere } });
      expect(asked.status).toBe(401);
      await page.reload();
      await page.getByLabel(words("settings", "password.current")).waitFor();
    } finally {
      await visit.close();
    }
  });

  it("a visitor is led to sign in, and back", async () => {
    const visit = await openBrowser({ language: "ar", viewport: MOBILE });
    try {
      await visit.page.goto(`${shop.url}/settings`);
      const way = visit.page.locator('a[href="/signin?return=%2Fsettings"]').first();
      await way.waitFor();
      expect(await way.isVisible()).toBe(true);
    } finally {
      await visit.close();
    }
  });
});
