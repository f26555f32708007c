import { createShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import { artworkForm } from "@naqsh/standalone/testing/shop-in-test";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { person } from "./harness/live-auction";
import { registerByApi, signInByApi } from "./harness/people";
import { ADMINISTRATOR, openEmptyShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const CATEGORIES = ["painting", "sculpture", "sculpture", "sculpture", "sculpture", "sculpture", "sculpture"];

describeInBrowser("the marketplace", () => {
  let shop: Shop;
  const works: string[] = [];

  beforeAll(async () => {
    shop = await openEmptyShop();
    await registerByApi(shop.url, { ...person("noura"), firstName: "noura", lastName: "Test", role: "artist" });
    const artist = createShopVisitor(shop.url, "noura");
    await artist.post("/api/signin", person("noura"));
    const administrator = createShopVisitor(shop.url, "administrator");
    await administrator.post("/api/signin", ADMINISTRATOR);
    for (const [no, category] of CATEGORIES.entries()) {
      const form = await artworkForm(`Work ${no}`);
      form.set("category", category);
      const { id } = (await artist.post<{ id: string }>("/api/artworks", form)).body;
      await administrator.post(`/api/admin/artworks/${id}/approve`);
      works.push(id);
    }
    await shop.settled();
  });
  afterAll(() => shop.stop());

  for (const [language, viewport] of [
    ["ar", MOBILE],
    ["en", DESKTOP],
  ] as const) {
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

  for (const [language, viewport, no] of [
    ["ar", MOBILE, 1],
    ["en", DESKTOP, 2],
  ] as const) {
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
