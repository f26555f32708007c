import { oneLook } from "@naqsh/shared/testing/sweep";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { CLIENT, startOpenIdProvider } from "@naqsh/command-service/testing/openid-provider";
import type { OpenIdProvider } from "@naqsh/command-service/testing/openid-provider";
import type { CurrentUser } from "@naqsh/shared/account";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { openGoogleShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const LOOKS = [
  { language: "ar", viewport: DESKTOP, theme: "light" },
  { language: "en", viewport: MOBILE, theme: "dark" },
] as const;

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

describeInBrowser("coming in with Google", () => {
  let provider: OpenIdProvider;
  let shop: Shop;
  let site: string;

  beforeAll(async () => {
    const port = await freePort();
    site = `http://localhost:${port}`;
    provider = await startOpenIdProvider(`${site}/api/auth/google/callback`);
    shop = await openGoogleShop({ ...CLIENT, issuer: provider.issuer }, port);
  });
  afterAll(async () => {
    await shop.stop();
    await provider.stop();
  });

  const enter = async (look: (typeof LOOKS)[number]): Promise<Page> => {
    const opened = await openBrowser(look);
    onTestFinished(async () => {
      expect(opened.problems).toEqual([]);
      await opened.close();
    });
    const { page } = opened;
    await page.goto(`${site}/signin?return=%2Fauctions`);
    await whenShown(page);
    await page.getByRole("link", { name: wordsOf(look.language)("account", "google.enter") }).click();
    return page;
  };
  const userOf = (page: Page): Promise<CurrentUser> =>
    page.evaluate(async () => (await (await fetch("/api/user")).json()) as CurrentUser);

  it.each(oneLook("a new person from Google", LOOKS))(
    "asks a new person for role and terms once, and knows them afterwards, in $language",
    async (look) => {
      const words = wordsOf(look.language);
      const email = `hind.${look.language}@naqsh.example`;
      const person = { sub: `Sub-${look.language}`, email, email_verified: true };
      provider.person = { ...person, given_name: "هند", family_name: "العتيبي" };

      const page = await enter(look);
      await page.getByText(words("account", "google.lead")).waitFor();
      await whenShown(page);
      await expectWellMade(page);
      await page.getByRole("radio").last().check();
      const submit = page.locator("main form button[type=submit]");
      await submit.click();
      await page.getByText(words("account", "agreeRequired")).waitFor();
      await page.getByRole("checkbox").first().check();
      await submit.click();
      await page.waitForURL(`${site}/auctions`);
      const made = await userOf(page);
      expect(made).toMatchObject({ email, emailVerified: true, role: "artist", firstName: "هند" });

      const elsewhere = await enter(look);
      await elsewhere.waitForURL(`${site}/auctions`);
      expect((await userOf(elsewhere)).id).toBe(made.id);
    },
  );
});
