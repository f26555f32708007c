import type { Shop } from "@naqsh/standalone/start/start-shop";
import type { KeptLetter } from "@naqsh/worker/ports/mail";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { newName } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { openLetterShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const ar = wordsOf("ar");
const en = wordsOf("en");
const PASSWORD = "palm-maps-91";

describeInBrowser("who somebody is", () => {
  let shop: Shop;
  let omar = "";

  beforeAll(async () => {
    shop = await openLetterShop();
  });
  afterAll(() => shop.stop());

  const visit = async (options: Parameters<typeof openBrowser>[0]): Promise<Page> => {
    const opened = await openBrowser(options);
    onTestFinished(opened.close);
    return opened.page;
  };
  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(`${shop.url}${path}`);
    await whenShown(page);
    await expectWellMade(page);
  };
  /** The address in the newest letter of a person, with the token. */
  const linkFor = async (email: string, path: string): Promise<string> => {
    await shop.settled();
    const answer = await fetch(`${shop.url}/dev/mailbox`, { headers: { accept: "application/json" } });
    const letters = ((await answer.json()) as KeptLetter[]).filter(
      ({ to, text }) => to === email && text.includes(path),
    );
    const [, query = ""] = /\?(token=\S+)/.exec(letters[0]?.text ?? "") ?? [];
    return `${path}?${query}`;
  };
  const fill = async (page: Page, words: typeof ar, name: string): Promise<void> => {
    await page.getByLabel(words("account", "firstName")).fill(name);
    await page.getByLabel(words("account", "lastName")).fill("Test");
    await page.getByLabel(words("account", "username")).fill(name);
    await page.getByLabel(words("account", "email")).fill(`${name}@naqsh.example`);
    await page.locator("input[autocomplete=new-password]").first().fill(PASSWORD);
    await page.locator("input[autocomplete=new-password]").last().fill(PASSWORD);
  };
  const submit = (page: Page): Promise<void> => page.locator("main form button[type=submit]").click();

  it("signs up in Arabic, goes back to where it came from, and verifies by the letter that was asked for again", async () => {
    const page = await visit({ language: "ar", viewport: DESKTOP });
    const layla = newName("layla");
    await page.goto(`${shop.url}/register?return=%2Fdashboard&from=letter`);
    await page.waitForURL(`${shop.url}/signup?return=%2Fdashboard&from=letter`);
    await whenShown(page);
    await fill(page, ar, layla);
    await submit(page);
    await page.getByText(ar("account", "agreeRequired")).waitFor();
    await expectWellMade(page);
    await page.getByRole("checkbox").first().check();
    await submit(page);
    await page.waitForURL(`${shop.url}/dashboard`);
    await page.getByText(ar("app", "verification.needed")).waitFor();
    await whenShown(page);
    await expectWellMade(page);

    const first = await linkFor(`${layla}@naqsh.example`, "/verify-email");
    await page.getByRole("button", { name: ar("app", "verification.send") }).click();
    await page.getByText(ar("app", "verification.sent"), { exact: true }).first().waitFor();
    await open(page, first);
    await page.getByText(ar("account", "invalidLink.title")).first().waitFor();
    await page.goto(shop.url + (await linkFor(`${layla}@naqsh.example`, "/verify-email")));
    await page.getByText(ar("dashboard", "verified")).first().waitFor();
    await page.waitForURL(`${shop.url}/dashboard`);
    expect(await page.getByText(ar("app", "verification.needed")).count()).toBe(0);
  });

  it("leads whoever opens the letter elsewhere through signing in, and puts the notice away for the session", async () => {
    const page = await visit({ language: "en", viewport: MOBILE, theme: "dark" });
    await open(page, "/signup");
    omar = newName("omar");
    await fill(page, en, omar);
    await page.getByRole("checkbox").first().check();
    await submit(page);
    await page.getByText(en("app", "verification.needed")).waitFor();
    await page.getByRole("button", { name: en("app", "verification.dismiss") }).click();
    await page.reload();
    await whenShown(page);
    expect(await page.getByText(en("app", "verification.needed")).count()).toBe(0);

    const other = await visit({ language: "en", viewport: MOBILE, theme: "dark" });
    await other.goto(shop.url + (await linkFor(`${omar}@naqsh.example`, "/verify-email")));
    await other.waitForURL(/\/signin\?return=/);
    await other.getByLabel(en("account", "email")).fill(`${omar}@naqsh.example`);
    await other.locator("input[autocomplete=current-password]").fill(PASSWORD);
    await submit(other);
    await other.getByText(en("dashboard", "verified")).first().waitFor();
  });

  it("chooses a new password by a letter, and signs in with it", async () => {
    const page = await visit({ language: "ar", viewport: MOBILE });
    await open(page, "/signin");
    await page.getByRole("link", { name: ar("account", "forgot.title") }).click();
    await page.waitForURL(`${shop.url}/forgot-password`);
    await page.getByLabel(ar("account", "email")).fill(`${omar}@naqsh.example`);
    await expectWellMade(page);
    await submit(page);
    await page.getByText(ar("account", "forgot.sentTitle")).first().waitFor();
    await expectWellMade(page);

    await open(page, "/reset-password");
    await page.getByText(ar("account", "invalidLink.title")).first().waitFor();
    await open(page, await linkFor(`${omar}@naqsh.example`, "/reset-password"));
    const fields = page.locator("input[autocomplete=new-password]");
    for (const field of await fields.all()) await field.fill("seven77");
    await submit(page);
    await page.getByText(ar("account", "reset.short")).waitFor();
    for (const field of await fields.all()) await field.fill("wadi-pebbles-44");
    await submit(page);
    await page.waitForURL(`${shop.url}/signin`);
    await page.getByLabel(ar("account", "email")).fill(`${omar}@naqsh.example`);
    await page.locator("input[autocomplete=current-password]").fill("wadi-pebbles-44");
    await submit(page);
    await page.waitForURL(`${shop.url}/`);
    expect(await page.evaluate(() => localStorage.getItem("naqsh.signed-in"))).toBe("yes");
  });

  it("reads the terms and the privacy policy without signing in, in both languages", async () => {
    for (const language of ["ar", "en"] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one browser after the other
      const page = await visit({ language, viewport: language === "ar" ? DESKTOP : MOBILE });
      for (const [path, sections] of [
        ["/terms", 9],
        ["/privacy", 6],
      ] as const) {
        await open(page, path);
        expect(await page.locator("main ol > li").count()).toBe(sections);
      }
    }
  });
});
