import { oneLook } from "@naqsh/shared/testing/sweep";
import { readFile } from "node:fs/promises";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { unzipped } from "@naqsh/standalone/testing/unzipped";
import type { KeptLetter } from "@naqsh/worker/ports/mail";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { registerByApi, signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { openLetterShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const PASSWORD = "palm-maps-91";
const LOOKS = [
  { language: "ar", viewport: DESKTOP, theme: "light" },
  { language: "en", viewport: MOBILE, theme: "dark" },
] as const;
type Look = (typeof LOOKS)[number];

describeInBrowser("all that is held about somebody", () => {
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
  const atTheirSettings = async (look: Look, name: string) => {
    const email = `${name}@naqsh.example`;
    const person = { firstName: "Layla", lastName: "Test", username: name, email, password: PASSWORD };
    await registerByApi(shop.url, { ...person, role: "collector" });
    const visit = await openBrowser(look);
    onTestFinished(visit.close);
    await signInByApi(shop.url, { email, password: PASSWORD }, visit.context);
    await visit.page.goto(`${shop.url}/settings?tab=account`);
    await looked(visit.page);
    return { ...visit, email };
  };
  const looked = async (page: Page): Promise<void> => {
    await whenShown(page);
    await expectWellMade(page);
  };

  it.each(oneLook("a copy of all data", LOOKS))(
    "is asked for in settings, told by a letter, and fetched as an archive, in $language",
    async (look) => {
      const words = wordsOf(look.language);
      const { page, email, problems } = await atTheirSettings(look, `copies.${look.language}`);
      await page.getByRole("button", { name: words("my-data", "copy.ask") }).click();
      await page.locator("[data-copy=ready]").waitFor();
      await looked(page);
      const arrives = page.waitForEvent("download");
      await page.locator("[data-copy=ready] a[download]").click();
      const file = await arrives;
      expect(file.suggestedFilename()).toMatch(/^naqsh-my-data-.*\.zip$/);
      const files = unzipped(await readFile(await file.path()));
      expect(String(files.get("data/account.json"))).toContain(email);
      const letters = await lettersTo(email);
      expect(letters.some(({ text }) => text.includes("/settings?tab=account"))).toBe(true);

      await page.setContent(String(files.get("index.html")));
      await expectWellMade(page);
      expect(problems).toEqual([]);
    },
  );

  it.each(oneLook("another e-mail", LOOKS))(
    "goes to another e-mail by the link of a letter to it, in $language",
    async (look) => {
      const words = wordsOf(look.language);
      const { page, email, problems } = await atTheirSettings(look, `moves.${look.language}`);
      const wanted = `moved-${look.language}@naqsh.example`;
      await page.getByLabel(words("my-data", "email.new")).fill("nothing");
      await page.getByRole("button", { name: words("my-data", "email.ask") }).click();
      await page.getByText(words("my-data", "email.invalid")).last().waitFor();
      await page.getByLabel(words("my-data", "email.new")).fill(wanted);
      await page.getByRole("button", { name: words("my-data", "email.ask") }).click();
      await page.getByText(words("my-data", "email.wanted")).waitFor();
      await looked(page);

      const [letter] = await lettersTo(wanted);
      const [link = ""] = /\/change-email\?token=\S+/.exec(letter?.text ?? "") ?? [];
      await page.goto(`${shop.url}${link}`);
      await looked(page);
      await page.getByRole("button", { name: words("my-data", "email.link.use") }).click();
      await page.getByText(words("my-data", "email.link.doneLead")).waitFor();
      await looked(page);
      await page.goto(`${shop.url}/settings?tab=account`);
      await page.getByText(wanted).first().waitFor();
      expect(await lettersTo(email)).not.toEqual([]);
      expect(problems).toEqual([]);
    },
  );
});
