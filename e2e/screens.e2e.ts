import type { Naqsh } from "@naqsh/standalone/start/start-shop";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { administrator, artist, collector, screensOf } from "./harness/demo-screens";
import type { Screens } from "./harness/demo-screens";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { openDemoShop } from "./harness/shop";
import { signInByDoor } from "./harness/people";

/** How a screen is opened, then how it is made while it is open: each size comes first in one language. */
const WALKS = [
  {
    language: "ar",
    looks: [
      { size: "large", viewport: DESKTOP, theme: "light" },
      { size: "small", viewport: MOBILE, theme: "dark" },
    ],
  },
  {
    language: "en",
    looks: [
      { size: "small", viewport: MOBILE, theme: "light" },
      { size: "large", viewport: DESKTOP, theme: "dark" },
    ],
  },
] as const;
type Look = (typeof WALKS)[number]["looks"][number];

const ROLES = [
  { who: "visitor", account: null },
  { who: "collector", account: collector },
  { who: "artist", account: artist },
  { who: "administrator", account: administrator },
] as const;

const dress = async (page: Page, { viewport, theme }: Look): Promise<void> => {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme });
};

describeInBrowser("every screen of the demo", () => {
  let shop: Naqsh;
  let screens: Screens;

  beforeAll(async () => {
    shop = await openDemoShop();
    screens = await screensOf(shop.url);
  });

  afterAll(() => shop.stop());

  for (const { language, looks } of WALKS) {
    const names = looks.map(({ size, theme }) => `${size} and ${theme}`).join(", then ");
    it.concurrent.each(ROLES)(`is well made for $who, in ${language}, ${names}`, async ({ who, account }) => {
      const [first, second] = looks;
      const visit = await openBrowser({ language, viewport: first.viewport, theme: first.theme });
      const { page } = visit;
      const expectLook = async ({ theme }: Look): Promise<void> => {
        await whenShown(page);
        // The live room is dark in both.
        await page.locator(`html[data-theme=${theme}], html:has(div[data-theme=dark])`).waitFor();
        await expectWellMade(page);
        expect(await page.getAttribute("html", "lang")).toBe(language);
      };
      try {
        if (account) await signInByDoor(shop.url, account, visit.context);
        for (const path of screens[who]) {
          await dress(page, first);
          await page.goto(`${shop.url}${path}`);
          await expectLook(first);
          await dress(page, second);
          await expectLook(second);
        }
        expect(visit.problems).toEqual([]);
      } finally {
        await visit.close();
      }
    });
  }
});
