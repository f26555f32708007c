import { createShiftingClock } from "@naqsh/standalone/testing/shifting-clock";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { openLiveAuction, person } from "./harness/live-auction";
import type { LiveAuction } from "./harness/live-auction";
import { signInByDoor } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { wordsOf } from "./harness/words";

describeInBrowser("the page of a work", () => {
  const clock = createShiftingClock();
  let opened: LiveAuction;

  beforeAll(async () => {
    opened = await openLiveAuction(clock);
  });

  afterAll(async () => {
    await opened.shop.stop();
    clock.stop();
  });

  it("has its price, its time and one button at the foot of a phone, until the panel is in sight", async () => {
    const words = wordsOf("ar");
    const visit = await openBrowser({ language: "ar", viewport: { width: 390, height: 664 } });
    const { page } = visit;
    try {
      await signInByDoor(opened.shop.url, person("layla"), visit.context);
      await page.goto(`${opened.shop.url}/artwork/${opened.artworkId}`);
      await whenShown(page);
      const bar = page.getByTestId("panel-bar");
      await bar.waitFor();
      await expectWellMade(page);
      const box = (await bar.boundingBox())!;
      const tabs = (await page.locator("nav").last().boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(tabs.y + 1);
      await bar.getByRole("button", { name: words("auction", "bar.bid") }).click();
      await bar.waitFor({ state: "detached" });
      const panel = (await page.getByTestId("auction-panel").boundingBox())!;
      expect(panel.y).toBeLessThan(664 / 2);
    } finally {
      await visit.close();
    }
  });

  it.each([
    ["large", DESKTOP],
    ["small", MOBILE],
  ])("shows the whole work before anybody goes near, %s", async (_, viewport) => {
    const words = wordsOf("en");
    const visit = await openBrowser({ language: "en", viewport });
    const { page } = visit;
    try {
      await signInByDoor(opened.shop.url, person("layla"), visit.context);
      await page.goto(`${opened.shop.url}/artwork/${opened.artworkId}`);
      await whenShown(page);
      await page.getByRole("button", { name: words("artwork", "zoom.show") }).click();
      const picture = page.getByRole("dialog").getByRole("img");
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      const box = (await picture.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    } finally {
      await visit.close();
    }
  });
});
