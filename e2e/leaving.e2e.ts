import { oneLook } from "@naqsh/shared/testing/sweep";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import type { KeptLetter } from "@naqsh/worker/ports/mail";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { openLetterShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const PASSWORD = "palm-maps-91";
const LOOKS = [
  { language: "ar", viewport: DESKTOP, theme: "light" },
  { language: "en", viewport: MOBILE, theme: "dark" },
] as const;

describeInBrowser("leaving", () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openLetterShop();
  });
  afterAll(() => shop.stop());

  const lettersTo = async (email: string): Promise<KeptLetter[]> => {
    await shop.settled();
    const answer = await fetch(`${shop.url}/dev/mailbox`, { headers: { accept: "application/json" } });
    return ((await answer.json()) as KeptLetter[]).filter(({ to }) => to === email);
  };

  it.each(oneLook("days to think better of it", LOOKS))(
    "asks, tells the days, and stays by a letter's link, in $language",
    async (look) => {
      const { language } = look;
      const words = wordsOf(language);
      const email = `leaver-${language}@naqsh.example`;
      const person = { firstName: "Layla", lastName: "Test", username: `leaver${language}`, email, password: PASSWORD };
      const registered = await fetch(`${shop.url}/api/register`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...person, role: "collector", language }),
      });
      expect(registered.status).toBe(201);
      const visit = await openBrowser(look);
      onTestFinished(visit.close);
      const { page } = visit;
      await signInByApi(shop.url, { email, password: PASSWORD }, visit.context);
      await page.goto(`${shop.url}/settings/my-data`);
      await whenShown(page);
      await expectWellMade(page);

      await page.getByRole("button", { name: words("my-data", "delete.ask") }).click();
      await page.getByRole("button", { name: words("my-data", "delete.confirm") }).click();
      await page.getByRole("heading", { name: words("my-data", "leaving.title") }).waitFor();
      await whenShown(page);
      await expectWellMade(page);

      const texts = (await lettersTo(email)).map(({ text }) => text).join("\n");
      const [link = ""] = /\/stay\?token=\S+/.exec(texts) ?? [];
      await page.goto(`${shop.url}${link}`);
      await whenShown(page);
      await expectWellMade(page);
      await page
        .locator("main")
        .getByRole("button", { name: words("my-data", "stay.title") })
        .click();
      await page.getByText(words("my-data", "stay.doneLead")).waitFor();
      await page.goto(`${shop.url}/settings/my-data`);
      await page.getByRole("button", { name: words("my-data", "delete.ask") }).waitFor();
      expect(visit.problems).toEqual([]);
    },
  );
});
