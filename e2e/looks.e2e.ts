import { oneLook } from "@naqsh/shared/testing/sweep";
import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser, type Visit } from "./harness/chromium";
import { openLiveAuction, type LiveAuction } from "./harness/live-auction";
import { expectWellMade } from "./harness/screen-checks";
import { wordsOf } from "./harness/words";

/** A browser of somebody; no two are the same visitor. */
const browserOf = (visitor: string): string =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 (${visitor})`;

/** The browser tells that a work was looked at; gives what it says of where its reader came from. */
const lookTold = async (page: Page, open: () => Promise<unknown>): Promise<unknown> => {
  const told = page.waitForResponse((answer) => answer.url().endsWith("/api/interactions"));
  await open();
  const answer = await told;
  expect(await answer.json()).toEqual({ counted: true });
  return answer.request().postDataJSON();
};

describeInBrowser("looks at a work", () => {
  let live: LiveAuction;
  beforeAll(async () => {
    live = await openLiveAuction();
  });
  afterAll(() => live.shop.stop());

  const copied = async ({ page }: Visit, language: "ar" | "en", opener: RegExp): Promise<string> => {
    const words = wordsOf(language);
    await page.getByRole("button", { name: opener }).first().click();
    await page.getByRole("dialog", { name: words("sharing", "title") }).waitFor();
    await expectWellMade(page);
    const counted = page.waitForResponse((answer) => answer.url().endsWith("/api/share") && answer.ok());
    await page.getByRole("button", { name: words("sharing", "ways.copy_link") }).click();
    await counted;
    // The address is on the clipboard a moment after it came.
    await page.getByText(words("sharing", "copied"), { exact: true }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };

  it.each(
    oneLook("looks that move a card", [
      ["ar", MOBILE],
      ["en", DESKTOP],
    ] as const),
  )("move its card, and come by a link that was passed on from work and room (%s)", async (language, viewport) => {
    const { shop, artworkId, auctionId } = live;
    const words = wordsOf(language);
    const work = `${shop.url}/artwork/${artworkId}`;
    const number = new Intl.NumberFormat(language === "ar" ? "ar-SA-u-nu-arab" : "en");
    const { views } = (await (await fetch(`${shop.url}/api/artworks/${artworkId}`)).json()) as ArtworkCard;

    const watcher = await openBrowser({ language, viewport });
    const visitor = await openBrowser({ language, viewport, userAgent: browserOf(`${language} 1`) });
    const friend = await openBrowser({ language, viewport, userAgent: browserOf(`${language} 2`) });
    try {
      await watcher.page.goto(`${shop.url}/marketplace`);
      await watcher.page.getByRole("heading", { level: 3 }).first().waitFor();

      expect(await lookTold(visitor.page, () => visitor.page.goto(work))).toMatchObject({
        artworkId,
        metadata: { source: "direct" },
      });
      const shown = watcher.page.getByTestId("views").getByText(number.format(views + 1), { exact: true });
      await shown.waitFor();
      await expectWellMade(watcher.page);

      await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const link = await copied(visitor, language, words("share", "open"));
      expect(link).toBe(`${work}?from=share`);
      await visitor.page.goto(`${shop.url}/auctions/${auctionId}`);
      const room = await copied(visitor, language, words("auction", "room.share"));
      expect(room).toBe(`${shop.url}/auctions/${auctionId}?from=share`);

      expect(await lookTold(friend.page, () => friend.page.goto(link))).toMatchObject({
        metadata: { source: "share" },
      });
      await watcher.page
        .getByTestId("views")
        .getByText(number.format(views + 2), { exact: true })
        .waitFor();
      expect([...watcher.problems, ...visitor.problems, ...friend.problems]).toEqual([]);
    } finally {
      await Promise.all([watcher, visitor, friend].map((visit) => visit.close()));
    }
  });
});
