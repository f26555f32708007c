import { isWhole, tellSweep } from "@naqsh/shared/testing/sweep";
import { eventually } from "@naqsh/shared/testing/eventually";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser, PHONE } from "./harness/chromium";
import { holdScripts } from "./harness/held-scripts";
import { administrator, artist, collector, screensOf } from "./harness/demo-screen-paths";
import type { Screens } from "./harness/demo-screen-paths";
import { expectFits, expectWellMade, whenShown } from "./harness/screen-checks";
import { chooseLanguage, signInByApi } from "./harness/people";
import { openDemoShop } from "./harness/shop";

type Look = { language: "ar" | "en"; viewport: typeof DESKTOP; theme: "light" | "dark" };

/** A screen is opened once, in the language in which the one before was left; the large header changes the language. */
const FROM_ARABIC: readonly Look[] = [
  { language: "ar", viewport: DESKTOP, theme: "light" },
  { language: "ar", viewport: MOBILE, theme: "light" },
  { language: "en", viewport: DESKTOP, theme: "dark" },
  { language: "en", viewport: MOBILE, theme: "dark" },
];
const FROM_ENGLISH: readonly Look[] = [
  { language: "en", viewport: MOBILE, theme: "light" },
  { language: "en", viewport: DESKTOP, theme: "light" },
  { language: "ar", viewport: DESKTOP, theme: "dark" },
  { language: "ar", viewport: MOBILE, theme: "dark" },
];

/** Both languages, sizes and themes in two looks; four screens in a row have all eight that there are. */
const IN_BRIEF: readonly (readonly Look[])[] = (["light", "dark"] as const).flatMap((first) => {
  const second = first === "light" ? "dark" : "light";
  return [
    [
      { language: "ar", viewport: MOBILE, theme: first },
      { language: "en", viewport: DESKTOP, theme: second },
    ],
    [
      { language: "en", viewport: MOBILE, theme: first },
      { language: "ar", viewport: DESKTOP, theme: second },
    ],
  ];
});

/** In which looks a screen is seen: in four where nobody waits for it, else in two. */
const looksOf = (number: number): readonly Look[] => {
  if (!isWhole) return IN_BRIEF[number % IN_BRIEF.length]!;
  return number % 2 === 0 ? FROM_ARABIC : FROM_ENGLISH;
};

/**
 * What axe looks at takes the longest: half of a screen's looks. Four screens in a row have both sizes, languages and themes; of
 * four looks it takes the large and light one and the small and dark one, or the other two.
 */
const isForAxe = (look: Look, number: number): boolean => {
  if (!isWhole) return (look.viewport === MOBILE) === (number % 4 === 0 || number % 4 === 3);
  return ((look.viewport === DESKTOP) === (look.theme === "light")) === number % 4 < 2;
};

if (!isWhole) tellSweep("looks of a screen", IN_BRIEF[0]!.length, FROM_ARABIC.length);

/** A role has some thirty screens in four looks, and shares two cores with the other roles. */
const MANY_SCREENS_MS = 1_500_000;

const ROLES = [
  { who: "visitor", account: null },
  { who: "collector", account: collector },
  { who: "artist", account: artist },
  { who: "administrator", account: administrator },
] as const;

/** The account keeps it too, and would bring the other one back with the next page. */
const speak = async (page: Page, language: Look["language"], isSignedIn: boolean): Promise<void> => {
  await Promise.all([
    isSignedIn ? page.waitForResponse((answer) => answer.url().endsWith("/api/user/preferences")) : null,
    page.locator(`header button[lang=${language}]`).click(),
  ]);
  await page.locator(`html[lang=${language}]`).waitFor();
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

  it("has few faces on a phone before its scripts: each takes the line from the largest picture", async () => {
    // Until there is somebody to draw it, a page draws itself.
    await eventually(async () => expect(await (await fetch(shop.url)).text()).toContain("data-drawn"));
    const { page, close } = await openBrowser({ language: "ar", ...PHONE });
    const faces = new Set<string>();
    page.on("request", (request) => {
      const [, face] = /\/assets\/(.+)-.{8}\.woff2$/.exec(new URL(request.url()).pathname) ?? [];
      if (face !== undefined) faces.add(face);
    });
    const facesOf = async (path: string): Promise<string[]> => {
      faces.clear();
      await page.goto(shop.url + path, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready);
      return [...faces].sort();
    };
    const text = ["plex-arabic-400", "plex-arabic-600"];
    try {
      await holdScripts(page);
      expect(await facesOf("/marketplace")).toEqual([...text, "reem-kufi-arabic"]);
      const work = screens.visitor.find((path) => path.startsWith("/artwork/"))!;
      expect(await facesOf(work)).toEqual([...text, "plex-arabic-700", "reem-kufi-arabic"]);
    } finally {
      await close();
    }
  });

  it.concurrent.each(ROLES)(
    "is well made for $who, in both languages, sizes and themes",
    async ({ who, account }) => {
      const visit = await openBrowser({ language: "ar" });
      const { page } = visit;
      try {
        if (account) {
          const cookie = await signInByApi(shop.url, account, visit.context);
          // An attempt that failed left the account in the language that it had come to.
          await chooseLanguage(shop.url, cookie, "ar");
        }
        for (const [number, path] of screens[who].entries()) {
          const looks = looksOf(number);
          await page.setViewportSize(looks[0]!.viewport);
          await page.emulateMedia({ colorScheme: looks[0]!.theme });
          await page.goto(`${shop.url}${path}`);
          await whenShown(page);
          for (const look of looks) {
            await dress(page, look, account !== null);
            await whenShown(page);
            // The live room is dark in both.
            await page.locator(`html[data-theme=${look.theme}], html:has(div[data-theme=dark])`).waitFor();
            await (isForAxe(look, number) ? expectWellMade : expectFits)(page);
          }
        }
        // A browser notes that an address is none.
        expect(visit.problems.filter((problem) => !problem.endsWith("/nowhere)"))).toEqual([]);
      } finally {
        await visit.close();
      }
    },
    MANY_SCREENS_MS,
  );
});
