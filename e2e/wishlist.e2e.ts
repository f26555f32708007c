import { oneLook } from "@naqsh/shared/testing/sweep";
import { createShopVisitor, type ShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import { artworkForm } from "@naqsh/standalone/testing/shop-in-test";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { person } from "./harness/live-auction";
import { registerByApi, signInByApi } from "./harness/people";
import { expectWellMade } from "./harness/screen-checks";
import { ADMINISTRATOR, openEmptyShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const priced = async (title: string, price: string): Promise<FormData> => {
  const form = await artworkForm(title);
  form.set("price", price);
  form.set("isForSale", "true");
  return form;
};

describeInBrowser("a wishlist", () => {
  let shop: Shop;
  let artist: ShopVisitor;
  let administrator: ShopVisitor;

  beforeAll(async () => {
    shop = await openEmptyShop();
    for (const [name, role] of [
      ["noura", "artist"],
      ["layla", "collector"],
      ["khalid", "collector"],
    ] as const) {
      await registerByApi(shop.url, { ...person(name), firstName: name, lastName: "Test", role });
    }
    artist = createShopVisitor(shop.url, "noura");
    await artist.post("/api/signin", person("noura"));
    administrator = createShopVisitor(shop.url, "administrator");
    await administrator.post("/api/signin", ADMINISTRATOR);
  });
  afterAll(() => shop.stop());

  const approvedWork = async (title: string): Promise<string> => {
    const { id } = (await artist.post<{ id: string }>("/api/artworks", await priced(title, "1200.00"))).body;
    await administrator.post(`/api/admin/artworks/${id}/approve`);
    await shop.settled();
    return id;
  };

  it.each(
    oneLook("a price that dropped", [
      ["ar", MOBILE, "layla", "سكون"],
      ["en", DESKTOP, "khalid", "مدّ"],
    ] as const),
  )("tells of a price that dropped (%s)", async (language, viewport, name, title) => {
    const words = wordsOf(language);
    const artworkId = await approvedWork(title);
    const visit = await openBrowser({ language, viewport });
    const { page } = visit;
    try {
      await signInByApi(shop.url, person(name), visit.context);
      await page.goto(`${shop.url}/artwork/${artworkId}`);
      const bookmark = page.getByRole("button", { name: words("marks", "wish") }).first();
      const kept = page.waitForResponse((answer) => answer.url().endsWith("/api/wishlist") && answer.ok());
      await bookmark.click();
      await kept;
      await page.getByText(words("marks", "wishAdded")).waitFor();
      await page
        .getByRole("button", { name: words("marks", "wish"), pressed: true })
        .first()
        .waitFor();

      const lower = await priced(title, "900.00");
      lower.delete("image");
      expect((await artist.put(`/api/artworks/${artworkId}`, lower)).status).toBe(200);
      await shop.settled();

      await page.goto(`${shop.url}/wishlist`);
      await page.getByText(words("collector", "news.dropped")).waitFor();
      await expectWellMade(page);
      await page.goto(`${shop.url}/notifications`);
      await page.getByText(words("notification", "kinds.wishPriceDropped.title")).waitFor();

      await page.goto(`${shop.url}/wishlist`);
      await page.getByRole("button", { name: words("collector", "remove") }).click();
      await page.getByText(words("collector", "empty.title")).waitFor();
      await page.getByRole("button", { name: words("collector", "undo") }).click();
      await page.getByRole("link", { name: words("collector", "details") }).waitFor();
      await page.getByText(words("collector", "news.dropped")).waitFor();
    } finally {
      await visit.close();
    }
  });
});
