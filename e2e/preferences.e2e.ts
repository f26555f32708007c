import type { NoticeView } from "@naqsh/shared/notification";
import type { PreferencesPage } from "@naqsh/shared/preferences";
import type { KeptLetter } from "@naqsh/worker/ports/mail";
import type { ShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { openLiveAuction, person } from "./harness/live-auction";
import type { LiveAuction } from "./harness/live-auction";
import { signInByApi } from "./harness/people";
import { expectWellMade } from "./harness/screen-checks";
import { wordsOf } from "./harness/words";

const MINUTE = 60_000;

describeInBrowser("a person's preferences", () => {
  let opened: LiveAuction;
  let [layla, khalid]: ShopVisitor[] = [];

  beforeAll(async () => {
    opened = await openLiveAuction();
    [layla, khalid] = [await opened.visitorAs(person("layla")), await opened.visitorAs(person("khalid"))];
  });

  afterAll(() => opened.shop.stop());

  /** As for every bid, the amount is the maximum. */
  const bid = async (who: ShopVisitor, amount: number): Promise<void> => {
    const { status } = await who.post(`/api/auctions/${opened.auctionId}/bids`, { amount });
    expect(status).toBe(201);
  };

  /** Subjects of the letters that layla has got about being outbid, once the quiet minutes are over. */
  const lettersAboutOutbids = async (): Promise<number> => {
    await opened.shop.clock.shift(3 * MINUTE);
    const answer = await fetch(`${opened.shop.url}/dev/mailbox`, { headers: { accept: "application/json" } });
    const letters = (await answer.json()) as KeptLetter[];
    return letters.filter(({ to, subject }) => to === person("layla").email && /تجاوزك|outbid/i.test(subject)).length;
  };

  const outbidNotices = async (): Promise<number> =>
    (await layla!.get<NoticeView[]>("/api/notifications")).body.filter(({ kind }) => kind === "outbid").length;

  it("keep letters about auctions away, but not the notice, nor the letter about a maximum that was passed", async () => {
    const words = wordsOf("ar");
    const visit = await openBrowser({ language: "ar", viewport: MOBILE });
    const { page } = visit;
    try {
      await signInByApi(opened.shop.url, person("layla"), visit.context);
      await page.goto(`${opened.shop.url}/notifications`);
      await page.getByRole("link", { name: words("preferences", "quick.advanced") }).click();
      await page.waitForURL(/settings\?tab=notifications/);
      const row = page.getByRole("row", { name: words("preferences", "kinds.auctions.name") });
      const letters = row.locator("input").nth(1);
      await letters.waitFor();
      await expectWellMade(page);
      const kept = page.waitForResponse((answer) => answer.url().includes("/api/user/notifications") && answer.ok());
      await letters.click();
      await kept;

      await bid(layla!, 500);
      await bid(khalid!, 550);
      expect(await lettersAboutOutbids()).toBe(0);
      expect(await outbidNotices()).toBe(1);

      await bid(layla!, 900);
      await bid(khalid!, 1_500);
      expect(await lettersAboutOutbids()).toBe(1);
      expect(await outbidNotices()).toBe(2);
    } finally {
      await visit.close();
    }
  });

  it("follow a person to another device, and are in force at once", async () => {
    const url = `${opened.shop.url}/settings?tab=preferences`;
    const choose = async (): Promise<void> => {
      const visit = await openBrowser({ language: "en", viewport: DESKTOP });
      const { page } = visit;
      try {
        const words = wordsOf("en");
        await signInByApi(opened.shop.url, person("khalid"), visit.context);
        await page.goto(url);
        await page.getByRole("button", { name: words("app", "themes.dark") }).click();
        await page.locator("html[data-theme=dark]").waitFor();
        await page.getByRole("button", { name: words("preferences", "calendars.hijri") }).click();
        await page.getByTestId("today").filter({ hasText: "AH" }).waitFor();
        await expectWellMade(page);
        await page
          .getByRole("main")
          .getByRole("button", { name: words("preferences", "languages.ar") })
          .click();
        await page.locator("html[lang=ar]").waitFor();
      } finally {
        await visit.close();
      }
    };
    await choose();
    const { display } = (await khalid!.get<PreferencesPage>("/api/user/preferences")).body;
    expect(display).toEqual({ theme: "dark", calendar: "hijri", language: "ar" });

    const other = await openBrowser({ language: "en", viewport: MOBILE });
    try {
      await signInByApi(opened.shop.url, person("khalid"), other.context);
      await other.page.goto(url);
      await other.page.locator("html[lang=ar][data-theme=dark]").waitFor();
    } finally {
      await other.close();
    }
  });

  it("are those of a dark device, though the page was drawn for a light one", async () => {
    const visit = await openBrowser({ language: "ar", theme: "dark" });
    const { page } = visit;
    const colours = async (): Promise<string[]> => {
      await page.waitForFunction(() => document.documentElement.dataset["taken"] === "");
      await page.waitForFunction(() => document.querySelector("template[data-coming]") === null);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      return page
        .locator("main [class*=Mui]")
        .evaluateAll((parts) => parts.map((part) => `${part.tagName} ${getComputedStyle(part).color}`));
    };
    try {
      await visit.context.clearCookies();
      await page.goto(`${opened.shop.url}/marketplace`);
      const first = await colours();
      expect(first.length).toBeGreaterThan(0);
      await page.reload();
      expect(await page.content()).toContain('data-theme="dark"');
      expect(first).toEqual(await colours());
    } finally {
      await visit.close();
    }
  });
});
