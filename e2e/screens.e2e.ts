import type { Shop } from "@naqsh/standalone/start/start-shop";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { administrator, artist, collector, screensOf } from "./harness/demo-screens";
import type { Screens } from "./harness/demo-screens";
import { expectWellMade, whenShown, type Regard } from "./harness/screen-checks";
import { signInByApi } from "./harness/people";
import { openDemoShop } from "./harness/shop";

/** Each size is looked at in one language for how the screen is built, and in either for what sticks out. */
const LOOKS = {
  arLarge: { language: "ar", viewport: DESKTOP, theme: "light", showsBuild: true },
  arSmall: { language: "ar", viewport: MOBILE, theme: "dark", showsBuild: false },
  enSmall: { language: "en", viewport: MOBILE, theme: "light", showsBuild: true },
  enLarge: { language: "en", viewport: DESKTOP, theme: "dark", showsBuild: false },
} as const;
type Look = (typeof LOOKS)[keyof typeof LOOKS];

/** A screen is opened once, in the language in which the one before was left; the large header changes the language. */
const FROM_ARABIC: readonly Look[] = [LOOKS.arLarge, LOOKS.arSmall, LOOKS.enLarge, LOOKS.enSmall];
const FROM_ENGLISH: readonly Look[] = [LOOKS.enSmall, LOOKS.enLarge, LOOKS.arLarge, LOOKS.arSmall];

/** A role has some thirty screens in four looks, and shares two cores with the other roles. */
const MANY_SCREENS_MS = 1_500_000;

const ROLES = [
  { who: "visitor", account: null },
  { who: "collector", account: collector },
  { who: "artist", account: artist },
  { who: "administrator", account: administrator },
] as const;

/** Colours are the same in both languages, and what looks at them takes the longest: each screen shows them in one. */
const regardOf = ({ language, showsBuild }: Look, number: number): Regard | null => {
  if (language !== (number % 2 === 0 ? "ar" : "en")) return showsBuild ? "structure" : null;
  return showsBuild ? "all" : "colours";
};

/** The account keeps it too, and would bring the other one back with the next page. */
const speak = async (page: Page, language: Look["language"], isSignedIn: boolean): Promise<void> => {
  const kept = isSignedIn ? page.waitForResponse((answer) => answer.url().endsWith("/api/user/preferences")) : null;
  await page.locator(`header button[lang=${language}]`).click();
  await page.locator(`html[lang=${language}]`).waitFor();
  await kept;
};

/** What a reader does to come from one look of a screen to another. */
const dress = async (page: Page, { viewport, theme, language }: Look, isSignedIn: boolean): Promise<void> => {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme });
  const moving = await page.evaluate(
    () => document.getAnimations().filter((one) => one instanceof CSSTransition).length,
  );
  expect(moving, `transitions at ${page.url()}, where less motion is asked for`).toBe(0);
  if ((await page.getAttribute("html", "lang")) === language) return;
  const address = page.url();
  // A live room has no header.
  const hasHeader = await page.locator(`header button[lang=${language}]`).isVisible();
  if (!hasHeader) {
    await page.goto(new URL("/unauthorized", address).href);
    await whenShown(page);
  }
  await speak(page, language, isSignedIn);
  if (!hasHeader) await page.goto(address);
};

describeInBrowser("every screen of the demo", () => {
  let shop: Shop;
  let screens: Screens;

  beforeAll(async () => {
    shop = await openDemoShop();
    screens = await screensOf(shop.url);
  });

  afterAll(() => shop.stop());

  it.concurrent.each(ROLES)(
    "is well made for $who, in both languages, sizes and themes",
    async ({ who, account }) => {
      const visit = await openBrowser({ language: "ar" });
      const { page } = visit;
      try {
        if (account) await signInByApi(shop.url, account, visit.context);
        for (const [number, path] of screens[who].entries()) {
          const looks = number % 2 === 0 ? FROM_ARABIC : FROM_ENGLISH;
          await page.setViewportSize(looks[0]!.viewport);
          await page.emulateMedia({ colorScheme: looks[0]!.theme });
          await page.goto(`${shop.url}${path}`);
          for (const look of looks) {
            await whenShown(page);
            await dress(page, look, account !== null);
            await whenShown(page);
            // The live room is dark in both.
            await page.locator(`html[data-theme=${look.theme}], html:has(div[data-theme=dark])`).waitFor();
            await expectWellMade(page, regardOf(look, number));
          }
        }
        expect(visit.problems).toEqual([]);
      } finally {
        await visit.close();
      }
    },
    MANY_SCREENS_MS,
  );
});
