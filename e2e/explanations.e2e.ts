/** The dialog "Why?": to a bidder who was outbid, and to an artist whose work was turned down. */
import { oneLook } from "@naqsh/shared/testing/sweep";
import type { WhyStory } from "@naqsh/shared/why";
import { artworkForm } from "@naqsh/standalone/testing/shop-in-test";
import type { ShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { openLiveAuction, person } from "./harness/live-auction";
import type { LiveAuction } from "./harness/live-auction";
import { signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { ADMINISTRATOR } from "./harness/shop";
import { wordsOf } from "./harness/words";

const MINUTE = 60_000;
const REASON = "الصورة لا تُظهر أطراف اللوحة";

describeInBrowser("why?", () => {
  let opened: LiveAuction;
  let rejectedId = "";

  beforeAll(async () => {
    opened = await openLiveAuction();
    const { auctionId, visitorAs, shop } = opened;
    const [layla, khalid] = [await visitorAs(person("layla")), await visitorAs(person("khalid"))];
    const noura = await visitorAs(person("noura"));
    // The end is near, so that the bid that outbids also extends.
    await shop.clock.shift(57.5 * MINUTE);
    const bid = async (who: ShopVisitor, amount: number): Promise<void> =>
      expect((await who.post(`/api/auctions/${auctionId}/bids`, { amount })).status).toBe(201);
    await bid(layla, 500);
    await shop.clock.shift(0.5 * MINUTE);
    await bid(khalid, 700);
    // The two minutes that are left now have to outlast the tests.
    shop.clock.slowDown(1 / 30);
    rejectedId = (await noura.post<{ id: string }>("/api/artworks", await artworkForm("بلا أطراف"))).body.id;
    const administrator = await visitorAs(ADMINISTRATOR);
    await administrator.post(`/api/admin/artworks/${rejectedId}/reject`, { reason: "other", note: REASON });
    await shop.settled();
  });

  afterAll(() => opened.shop.stop());

  const ask = async (page: Page, question: RegExp) => {
    const button = page.getByRole("button", { name: question }).first();
    await button.click();
    const sheet = page.getByRole("dialog", { name: question });
    await sheet.getByTestId("why-story").waitFor();
    return { sheet, button };
  };

  it.each(
    oneLook("why somebody was outbid", [
      ["ar", DESKTOP],
      ["en", MOBILE],
    ] as const),
  )("tells somebody who was outbid what happened, step by step, in %s", async (language, viewport) => {
    const words = wordsOf(language);
    const visit = await openBrowser({ language, viewport });
    const { page } = visit;
    try {
      await signInByApi(opened.shop.url, person("layla"), visit.context);
      await page.goto(`${opened.shop.url}/auctions/${opened.auctionId}`);
      await page.getByText(words("auction", "strip.outbid")).first().waitFor();
      const { sheet, button } = await ask(page, words("why", "questions.outbid"));
      const steps = sheet.locator("li");
      const layla = await opened.visitorAs(person("layla"));
      const { body } = await layla.get<WhyStory>(`/api/why?state=outbid&subject=${opened.auctionId}`);
      const shown = await steps.count();
      expect(shown).toBe(body.steps.length);
      expect(shown).toBeGreaterThanOrEqual(2);
      expect(shown).toBeLessThanOrEqual(5);
      const times = await sheet.locator("time").evaluateAll((all) => all.map((one) => one.getAttribute("datetime")!));
      expect(times).toEqual(times.toSorted());
      expect(times).toHaveLength(shown);
      expect(await sheet.evaluate((one) => getComputedStyle(one).direction)).toBe(language === "ar" ? "rtl" : "ltr");
      await expectWellMade(page);
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "hidden" });
      await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(visit.problems).toEqual([]);
    } finally {
      await visit.close();
    }
  });

  it("tells an artist why a work was rejected, in the words of who rejected it", async () => {
    const words = wordsOf("ar");
    const visit = await openBrowser({ language: "ar", viewport: MOBILE });
    const { page } = visit;
    try {
      await signInByApi(opened.shop.url, person("noura"), visit.context);
      await page.goto(`${opened.shop.url}/artwork/${rejectedId}`);
      await whenShown(page);
      const { sheet } = await ask(page, words("why", "questions.rejected"));
      await sheet.getByText(REASON).waitFor();
      expect(await sheet.locator("li").count()).toBeGreaterThanOrEqual(2);
      expect(visit.problems).toEqual([]);
    } finally {
      await visit.close();
    }
  });
});
