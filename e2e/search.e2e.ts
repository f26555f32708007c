import { eventually } from "@naqsh/shared/testing/eventually";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser, PHONE } from "./harness/chromium";
import type { Visit } from "./harness/chromium";
import { journeyProfiles, type JourneyShop } from "./harness/journey-shop";
import { registerByApi, signInByApi } from "./harness/people";
import { publishWork } from "./harness/published-work";
import { wordsOf } from "./harness/words";

const ARTIST = { email: "salma@naqsh.example", password: "wadi-pebbles-44", firstName: "سلمى", lastName: "العتيبي" };

const journey = (language: "ar" | "en", shop: () => JourneyShop) => (): void => {
  const says = wordsOf(language);
  let visit: Visit;

  beforeAll(async () => {
    visit = await openBrowser({ language, viewport: language === "ar" ? DESKTOP : MOBILE });
  });
  afterAll(() => visit.close());

  it("finds a work by what is begun in the header, or on a phone on the search's own page", async () => {
    const { page } = visit;
    await page.goto(shop().url);
    if (language === "ar") {
      await page.getByRole("search").getByRole("searchbox").fill("الصبا");
      await page.getByRole("search").locator('a[href^="/artwork/"]', { hasText: "قوس الصباح" }).click();
    } else {
      await page.getByRole("link", { name: says("app", "search") }).click();
      const field = page.getByRole("searchbox", { name: says("search", "placeholder") });
      await field.fill("salma");
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: "قوس الصباح" }).waitFor();
      // A phone has the same suggestions below the page's own field.
      await field.fill("الصبا");
      await page.getByRole("search").locator('a[href^="/artwork/"]', { hasText: "قوس الصباح" }).click();
    }
    await page.waitForURL("**/artwork/*");
    await page.getByRole("heading", { name: "قوس الصباح", level: 1 }).waitFor();
    expect(visit.problems).toEqual([]);
  });

  it("is one press away in a window between a phone and a desktop", async () => {
    const { page, close } = await openBrowser({ language, viewport: { width: 800, height: 900 } });
    try {
      await page.goto(shop().url);
      await page
        .getByRole("banner")
        .getByRole("link", { name: says("app", "search") })
        .click();
      await page.waitForURL(/\/search/);
      await page.getByRole("searchbox", { name: says("search", "placeholder") }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(800);
    } finally {
      await close();
    }
  });

  it("takes off one filter with each step back, and leads back to where its reader came from", async () => {
    const { page, close } = await openBrowser({ language, viewport: DESKTOP });
    const address = (): string => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search);
    const backTo = async (expected: string): Promise<void> => {
      await page.goBack();
      await eventually(async () => expect(address()).toBe(expected));
    };
    const kind = page.getByRole("combobox", { name: says("search", "category") });
    const order = page.getByRole("combobox", { name: says("search", "sort") });
    try {
      await page.goto(shop().url);
      await page.locator("html[data-taken]").waitFor();
      await page.getByRole("search").getByRole("searchbox").fill("قوس");
      await page.keyboard.press("Enter");
      await page.waitForURL(/query=/);
      await kind.selectOption("painting");
      await page.waitForURL(/category=painting/);
      await order.selectOption("newest");
      await page.waitForURL(/sort=newest/);
      expect(address()).toBe("/search?query=قوس&category=painting&sort=newest");
      await backTo("/search?query=قوس&category=painting");
      await eventually(async () =>
        expect([await kind.inputValue(), await order.inputValue()]).toEqual(["painting", "best"]),
      );
      await backTo("/search?query=قوس");
      await eventually(async () => expect(await kind.inputValue()).toBe(""));
      await page.getByRole("link", { name: "قوس المساء" }).waitFor();
      await backTo("/");
    } finally {
      await close();
    }
  });

  it("has one line of controls on a phone between its field and what it found, and kinds can be chosen there", async () => {
    const { page, close } = await openBrowser({ language, ...PHONE });
    try {
      await page.goto(`${shop().url}/search?q=${encodeURIComponent("قوس")}`);
      await page.locator("html[data-taken]").waitFor();
      await page.getByRole("link", { name: "قوس المساء" }).waitFor();
      const middles = await page.locator("main").evaluate((main) => {
        const found = main.querySelector("h2")!.getBoundingClientRect().top;
        const field = main.querySelector("form")!.getBoundingClientRect().bottom;
        const places = [...main.querySelectorAll("button, select, a")].map((one) => one.getBoundingClientRect());
        const between = places.filter(({ top, bottom, height }) => height > 0 && top >= field && bottom <= found);
        return between.map(({ top, height }) => Math.round(top + height / 2));
      });
      expect(middles.length).toBeGreaterThanOrEqual(5);
      expect(new Set(middles).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
      await page.getByRole("combobox", { name: says("search", "kinds") }).selectOption("artists");
      await page.waitForURL(/query=.*tab=artists|tab=artists.*query=/);
      await page.getByRole("link", { name: "قوس المساء" }).waitFor({ state: "detached" });
    } finally {
      await close();
    }
  });

  it("puts a misspelt word right, remembers it on the device, and forgets it there", async () => {
    const { page } = visit;
    await page.goto(`${shop().url}/search`);
    await page.getByRole("searchbox", { name: says("search", "placeholder") }).fill("قوس المصاء");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "قوس المساء" }).waitFor();
    await page
      .getByRole("status")
      .filter({ hasText: says("search", "corrected") })
      .waitFor();
    // The drawn page shows it before it is alive, and remembers nothing until then.
    await page.locator("html[data-taken]").waitFor();
    await page.goto(`${shop().url}/search`);
    await page.getByRole("link", { name: "قوس المصاء" }).waitFor();
    await page
      .getByRole("button", { name: says("search", "removeTerm") })
      .first()
      .click();
    expect(await page.getByRole("link", { name: "قوس المصاء" }).count()).toBe(0);
  });
};

describeInBrowser("a search", () => {
  let shop: JourneyShop;
  beforeAll(async () => {
    shop = await journeyProfiles[0]!.open();
    await registerByApi(shop.url, { ...ARTIST, role: "artist" });
    await shop.settled();
    const asArtist = await signInByApi(shop.url, ARTIST);
    for (const title of ["قوس الصباح", "قوس المساء"]) await publishWork(shop, asArtist, title);
  });
  afterAll(() => shop.stop());

  for (const language of ["ar", "en"] as const)
    describeInBrowser(
      `in ${language}`,
      journey(language, () => shop),
    );
});
