import { oneLook } from "@naqsh/shared/testing/sweep";
import { eventually } from "@naqsh/shared/testing/eventually";
import { createShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import { artworkForm } from "@naqsh/standalone/testing/shop-in-test";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser, PHONE } from "./harness/chromium";
import { holdScripts } from "./harness/held-scripts";
import { person } from "./harness/live-auction";
import { registerByApi, signInByApi } from "./harness/people";
import { whenShown } from "./harness/screen-checks";
import { ADMINISTRATOR, openEmptyShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

/** More than a page of the list has room for, and older than those below. */
const OLDER = 21;
const CATEGORIES = ["painting", "sculpture", "sculpture", "sculpture", "sculpture", "sculpture", "sculpture"];

describeInBrowser("the marketplace", () => {
  let shop: Shop;
  const works: string[] = [];
  const older: string[] = [];

  beforeAll(async () => {
    shop = await openEmptyShop();
    await registerByApi(shop.url, { ...person("noura"), firstName: "noura", lastName: "Test", role: "artist" });
    const artist = createShopVisitor(shop.url, "noura");
    await artist.post("/api/signin", person("noura"));
    const administrator = createShopVisitor(shop.url, "administrator");
    await administrator.post("/api/signin", ADMINISTRATOR);
    const show = async (title: string, category: string): Promise<string> => {
      const form = await artworkForm(title);
      form.set("category", category);
      const { id } = (await artist.post<{ id: string }>("/api/artworks", form)).body;
      await administrator.post(`/api/admin/artworks/${id}/approve`);
      return id;
    };
    for (let no = 0; no < OLDER; no += 1) older.push(await show(`Older ${no}`, "photography"));
    for (const [no, category] of CATEGORIES.entries()) works.push(await show(`Work ${no}`, category));
    await shop.settled();
  });
  afterAll(() => shop.stop());

  it("stays where its drawn page was scrolled to before it came alive, also when it is opened again", async () => {
    const { page, close } = await openBrowser({ language: "ar", ...PHONE });
    try {
      await eventually(async () =>
        expect(await (await page.goto(`${shop.url}/marketplace`))?.text()).toContain("data-drawn"),
      );
      // A page is loaded only with its scripts, so while they wait nobody waits for that.
      const openings = [
        { open: () => page.goto(`${shop.url}/marketplace`, { waitUntil: "commit" }), opensAt: 0, top: 300 },
        { open: () => page.reload({ waitUntil: "commit" }), opensAt: 300, top: 150 },
      ];
      for (const { open, opensAt, top } of openings) {
        const letThrough = await holdScripts(page);
        await open();
        await page.locator("main article").nth(5).waitFor();
        await page.waitForFunction((place) => window.scrollY === place, opensAt);
        // By hand: where a reader has scrolled, the browser brings nobody back any more.
        await page.mouse.wheel(0, top - opensAt);
        await page.waitForFunction((place) => window.scrollY === place, top);
        letThrough();
        await page.locator("html[data-taken]").waitFor();
        await whenShown(page);
        expect(await page.evaluate(() => window.scrollY)).toBe(top);
      }
    } finally {
      await close();
    }
  });

  for (const [language, viewport] of oneLook("the place in the marketplace", [
    ["ar", MOBILE],
    ["en", DESKTOP],
  ] as const)) {
    it(`keeps its filter and the reader's place while a work is looked at, in ${language}`, async () => {
      const words = wordsOf(language);
      const { page, close } = await openBrowser({ language, viewport });
      const filters = async (step: "open" | "close"): Promise<void> => {
        if (viewport === DESKTOP) return;
        const key = step === "open" ? "filterCount_zero" : "closeFilters";
        await page.getByRole("button", { name: words("artwork", key) }).click();
      };
      try {
        await page.goto(`${shop.url}/marketplace`);
        await filters("open");
        await page.getByRole("radio", { name: words("artwork", "categories.sculpture") }).click();
        await page.waitForURL(/category=sculpture/);
        await filters("close");
        const first = page.locator(`a[href="/artwork/${works[1]}"]`).first();
        await page.locator(`a[href="/artwork/${works[0]}"]`).waitFor({ state: "detached" });
        // As a click does, it scrolls the work from under the bars.
        await first.click({ trial: true });
        const place = await page.evaluate(() => scrollY);
        expect(place).toBeGreaterThan(0);
        await first.click();
        await page.waitForURL(/\/artwork\//);
        await page.goBack();
        await page.waitForURL(/category=sculpture/);
        await first.waitFor();
        await page.waitForFunction((y) => Math.abs(scrollY - y) < 40, place);
        expect(await page.locator(`a[href="/artwork/${works[0]}"]`).count()).toBe(0);
      } finally {
        await close();
      }
    });
  }

  it("takes off one filter with each step back, and leads home after the last", async () => {
    const words = wordsOf("en");
    const { page, close } = await openBrowser({ language: "en", viewport: DESKTOP });
    const query = (): string => new URL(page.url()).search;
    const backTo = async (path: string, search: string): Promise<void> => {
      await page.goBack();
      await eventually(async () => expect([new URL(page.url()).pathname, query()]).toEqual([path, search]));
    };
    try {
      await page.goto(shop.url);
      await page.locator("html[data-taken]").waitFor();
      await page.locator('header a[href="/marketplace"]').click();
      await page.getByRole("radio", { name: words("artwork", "categories.sculpture") }).click();
      await page.waitForURL(/category=sculpture/);
      const oneFilter = query();
      await page.getByRole("checkbox", { name: words("artwork", "market.verifiedOnly") }).click();
      await page.waitForURL(/verified=true/);
      await backTo("/marketplace", oneFilter);
      const sculpture = page.getByRole("radio", { name: words("artwork", "categories.sculpture") });
      await eventually(async () => expect(await sculpture.isChecked()).toBe(true));
      await backTo("/marketplace", "");
      await eventually(async () => expect(await sculpture.isChecked()).toBe(false));
      await backTo("/", "");
    } finally {
      await close();
    }
  });

  it("keeps the place beyond its first page, over a reload of the list and of a work that was looked at", async () => {
    const { page, close } = await openBrowser({ language: "ar", viewport: MOBILE });
    const card = page.locator(`main h3 a[href="/artwork/${older[1]}"]`);
    const topOfCard = (): Promise<number> => card.evaluate((link) => link.getBoundingClientRect().top);
    const expectInPlace = async (topPx: number): Promise<void> => {
      await card.waitFor({ state: "attached" });
      await eventually(async () => expect(Math.abs((await topOfCard()) - topPx)).toBeLessThan(8));
    };
    try {
      await page.goto(`${shop.url}/marketplace`);
      await page.locator("html[data-taken]").waitFor();
      expect(await card.count()).toBe(0);
      await page.locator(".more").scrollIntoViewIfNeeded();
      await card.waitFor();
      await card.evaluate((link) => link.scrollIntoView({ block: "center" }));
      const topPx = await topOfCard();
      await page.reload();
      await expectInPlace(topPx);
      await card.click();
      await page.waitForURL(/\/artwork\//);
      await page.reload();
      await page.locator("html[data-taken]").waitFor();
      await page.goBack();
      await page.waitForURL(/\/marketplace$/);
      await expectInPlace(topPx);
    } finally {
      await close();
    }
  });

  it("is read page by page without a script: each has an address of its own, and leads to the next", async () => {
    const read = async (path: string): Promise<string> => (await fetch(shop.url + path)).text();
    const worksIn = (html: string) =>
      [...html.matchAll(/<h3[^>]*><a[^>]*href="\/artwork\/([^"]+)"/g)].map(([, id]) => id);
    const nextIn = (html: string) =>
      /<a[^>]*href="(\/marketplace\?cursor=[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    const titleIn = (html: string) => /<title>([^<]+)/.exec(html)?.[1];
    const all = [...works.toReversed(), ...older.toReversed()];
    const { headers } = await fetch(`${shop.url}/api/artworks?limit=2`);
    const [, cursor] = /(cursor=[^&>]+)/.exec(headers.get("link") ?? "") ?? [];
    await eventually(async () => expect(await read(`/marketplace?${cursor}`)).toContain("data-drawn"));

    const further = await read(`/marketplace?${cursor}`);
    expect(worksIn(further)).toEqual(all.slice(2, 26));
    expect(further).toMatch(new RegExp(`rel="canonical" href="[^"]*/marketplace\\?${cursor}"`));
    expect(titleIn(further)).toBe(titleIn(await read("/marketplace")));
    const last = await read(nextIn(further) ?? "");
    expect(worksIn(last)).toEqual(all.slice(26));
    expect(nextIn(last)).toBeUndefined();
  });

  it("says in its drawn page which filter it did not understand, in its reader's language", async () => {
    for (const language of ["ar", "en"] as const) {
      const unread = wordsOf(language)("papers", "unread");
      const drawn = async (query: string): Promise<string[]> => {
        const html = await (await fetch(`${shop.url}/marketplace?${query}&lang=${language}`)).text();
        expect(html).toContain("data-drawn");
        return html.split(/<[^>]*>/).filter((text) => unread.test(text));
      };
      await eventually(async () => expect(await drawn("category=spoons")).toHaveLength(1));
      await eventually(async () => expect(await drawn("category=sculpture")).toEqual([]));
    }
  });

  it("tells administrators what is sought in it and finds nothing, also of a page that the server drew", async () => {
    const { page, context, close } = await openBrowser({ language: "en", ...PHONE });
    const unfound = async (): Promise<{ query: string }[]> =>
      (await context.request.get(`${shop.url}/api/admin/searches?nothing=true`)).json();
    const told = () => page.waitForResponse((response) => response.url() === `${shop.url}/api/searches`);
    try {
      await signInByApi(shop.url, ADMINISTRATOR, context);
      const drawn = told();
      await page.goto(`${shop.url}/marketplace?q=quartz`);
      await drawn;
      const typed = told();
      await page.getByRole("main").getByRole("searchbox").fill("obsidian");
      await typed;
      await shop.settled();
      expect((await unfound()).map(({ query }) => query).toSorted()).toEqual(["obsidian", "quartz"]);
    } finally {
      await close();
    }
  });

  for (const [language, viewport, no] of oneLook("what is planned for the first page", [
    ["ar", MOBILE, 1],
    ["en", DESKTOP, 2],
  ] as const)) {
    it(`shows on its first page what an administrator plans, until it is ended, in ${language}`, async () => {
      const words = wordsOf(language);
      const { page, context, close } = await openBrowser({ language, viewport });
      const listed = page.locator(`li:has(a[href="/artwork/${works[no]}"])`).first();
      try {
        await signInByApi(shop.url, ADMINISTRATOR, context);
        await page.goto(`${shop.url}/admin?tab=featured`);
        await page.getByLabel(words("papers", "featuring.seek")).fill(`Work ${no}`);
        await listed.getByRole("button", { name: words("papers", "distinctions.feature") }).click();
        await listed.getByText(words("papers", "featuring.now")).waitFor();
        await page.goto(shop.url);
        await page.getByRole("heading", { name: words("artwork", "featuredWorks") }).waitFor();
        await page.locator(`a[href="/artwork/${works[no]}"]`).first().waitFor();
        await page.goto(`${shop.url}/admin?tab=featured`);
        await listed.getByRole("button", { name: words("papers", "distinctions.endFeature") }).click();
        await page.getByText(words("papers", "featuring.none")).first().waitFor();
        expect(await page.getByText(words("papers", "featuring.now")).count()).toBe(0);
      } finally {
        await close();
      }
    });
  }
});
