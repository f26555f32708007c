import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { Naqsh } from "@naqsh/standalone/start/start-shop";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { collector } from "./harness/demo-screens";
import { signInByDoor } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { openDemoShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

type Language = "ar" | "en";

const ADDRESS = {
  recipient: "نورة الحربي",
  phone: "0501234567",
  city: "الرياض",
  district: "الملقا",
  street: "طريق أنس بن مالك 12",
};

describeInBrowser("a work at a fixed price", () => {
  let shop: Naqsh;
  let works: ArtworkCard[];

  beforeAll(async () => {
    shop = await openDemoShop();
    const listed = (await (await fetch(`${shop.url}/api/artworks?forSale=true`)).json()) as ArtworkCard[];
    works = listed.filter(({ isAuction, price }) => !isAuction && price !== null);
  });

  afterAll(() => shop.stop());

  const fillAddress = async (page: Page, language: Language): Promise<void> => {
    const words = wordsOf(language);
    for (const [name, text] of Object.entries(ADDRESS)) {
      await page.getByLabel(words("checkout", `address.${name}`)).fill(text);
    }
    await page.getByRole("button", { name: words("checkout", "continue") }).click();
  };

  it.each([
    ["ar", DESKTOP, 0],
    ["en", MOBILE, 1],
  ] as const)("is bought: declined once, then paid, in %s", async (language, viewport, place) => {
    const words = wordsOf(language);
    const work = works[place]!;
    const visit = await openBrowser({ language, viewport });
    const { page } = visit;
    try {
      await signInByDoor(shop.url, collector, visit.context);
      await page.goto(`${shop.url}/artwork/${work.id}`);
      await whenShown(page);
      await page.getByRole("link", { name: words("artwork", "buy.now") }).click();
      await page.waitForURL(`**/checkout/${work.id}`);
      await whenShown(page);
      await fillAddress(page, language);
      await page.getByText(ADDRESS.recipient).waitFor();
      await expectWellMade(page);

      await page.locator("input[value=sandbox-declined]").check();
      await page.getByRole("button", { name: words("payment", "pay") }).click();
      await page.waitForURL("**payment_intent_status=failed");
      await expectWellMade(page);

      await page.locator("input[value=sandbox-succeeds]").check();
      await page.getByRole("button", { name: words("payment", "pay") }).click();
      await page.waitForURL("**payment_intent_status=succeeded");
      await page.getByText(words("checkout", "succeeded.title")).waitFor();
      await expectWellMade(page);

      await page.getByRole("link", { name: words("checkout", "succeeded.purchases") }).click();
      await page.waitForURL("**/profile?tab=purchases");
      await page
        .getByText(language === "ar" ? work.title : (work.titleEn ?? work.title))
        .first()
        .waitFor();
      await page.goto(`${shop.url}/artwork/${work.id}`);
      await page.getByText(words("artwork", "sold")).first().waitFor();
      expect(visit.problems).toEqual([]);
    } finally {
      await visit.close();
    }
  });

  it("is on sale again at once when its buyer gives it up", async () => {
    const words = wordsOf("ar");
    const work = works[2]!;
    const visit = await openBrowser({ language: "ar", viewport: MOBILE, theme: "dark" });
    const { page } = visit;
    try {
      await signInByDoor(shop.url, collector, visit.context);
      await page.goto(`${shop.url}/checkout/${work.id}`);
      await whenShown(page);
      await page.getByRole("button", { name: words("checkout", "continue") }).waitFor();
      // An address that was given before is there already.
      if ((await page.getByLabel(words("checkout", "address.street")).inputValue()) === "")
        await fillAddress(page, "ar");
      else await page.getByRole("button", { name: words("checkout", "continue") }).click();
      await page.getByRole("button", { name: words("checkout", "giveUp.button") }).click();
      await page.getByRole("button", { name: words("checkout", "giveUp.confirm") }).click();
      await page.getByRole("button", { name: words("checkout", "continue") }).waitFor();
      const seen = (await (await fetch(`${shop.url}/api/artworks/${work.id}`)).json()) as ArtworkCard;
      expect([seen.reserved, seen.isForSale]).toEqual([false, true]);
      expect(visit.problems).toEqual([]);
    } finally {
      await visit.close();
    }
  });
});
