import type { AuctionPage } from "@naqsh/shared/auction";
import type { ShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { openLiveAuction, person } from "./harness/live-auction";
import { expectWellMade, whenDrawn } from "./harness/screen-checks";
import type { EmptyShop } from "./harness/shop";
import { signInByApi } from "./harness/people";
import { wordsOf } from "./harness/words";

const words = wordsOf("en");
const LOW_PHONE = { width: 390, height: 664 };
const SCREENS = {
  large: DESKTOP,
  small: MOBILE,
  "small and low": LOW_PHONE,
  smallest: { width: 360, height: 560 },
  "on its side": { width: 844, height: 390 },
  "of a laptop": { width: 1366, height: 650 },
  // What a desktop of 1440x900 shows at a zoom of 200 %.
  "at twice its size": { width: 720, height: 450 },
};
const TABLET = { width: 820, height: 1180 };

describeInBrowser("the bid desk", () => {
  let shop: EmptyShop;
  let auctionId = "";
  let rival: ShopVisitor;
  let layla: ShopVisitor;

  beforeAll(async () => {
    const opened = await openLiveAuction();
    ({ shop, auctionId } = opened);
    rival = await opened.visitorAs(person("khalid"));
    layla = await opened.visitorAs(person("layla"));
  });

  afterAll(() => shop.stop());

  /** Where the button stands and how high the desk is, in CSS pixels. */
  const layoutOf = async (page: Page): Promise<{ button: number; desk: number }> => {
    const button = await page.getByTestId("bid-button").boundingBox();
    const desk = await page.getByTestId("bid-desk").boundingBox();
    return { button: Math.round(button!.y), desk: Math.round(desk!.height) };
  };

  const priceNow = async (): Promise<number> =>
    (await rival.get<AuctionPage>(`/api/auctions/${auctionId}`)).body.room.ask / 100;

  const shiftTo = async (leftMs: number): Promise<void> => {
    const { endsAt } = (await rival.get<AuctionPage>(`/api/auctions/${auctionId}`)).body.room;
    await shop.clock.shift(Date.parse(endsAt) - shop.clock.now() - leftMs);
  };

  it("stands beside the work and over nothing, on a tablet", async () => {
    const visit = await openBrowser({ language: "ar", viewport: TABLET });
    const { page } = visit;
    try {
      await signInByApi(shop.url, person("layla"), visit.context);
      await page.goto(`${shop.url}/auctions/${auctionId}`);
      await page.getByTestId("bid-button").waitFor();
      const [stage, desk] = await Promise.all([
        page.locator("#stage").boundingBox(),
        page.getByTestId("bid-desk").boundingBox(),
      ]);
      // Both reach the edges: nothing else has pushed itself in between.
      expect(stage!.y + stage!.height).toBeCloseTo(TABLET.height, 0);
      expect(stage!.x + stage!.width).toBeCloseTo(TABLET.width, 0);
      expect(desk!.x).toBeGreaterThanOrEqual(0);
      expect(desk!.x + desk!.width).toBeLessThanOrEqual(stage!.x);
      expect(desk!.y + desk!.height).toBeLessThanOrEqual(TABLET.height);
      // What is told has its place at the head: the button stands at the foot.
      const toasts = page.getByRole("region", { name: wordsOf("ar")("ui", "toasts") });
      expect(await toasts.evaluate((place) => getComputedStyle(place).insetBlockStart)).toBe("80px");
    } finally {
      await visit.close();
    }
  });

  it("keeps its button and its height in every state, on every screen", async () => {
    const visit = await openBrowser({ language: "en", viewport: DESKTOP });
    const { page } = visit;
    const seen: { screen: string; state: string; layout: { button: number; desk: number } }[] = [];
    const look = async (state: string, also: (viewport: typeof DESKTOP) => Promise<void> = async () => undefined) => {
      for (const [screen, viewport] of Object.entries(SCREENS)) {
        await page.setViewportSize(viewport);
        await whenDrawn(page);
        seen.push({ screen, state, layout: await layoutOf(page) });
        await also(viewport);
      }
    };
    try {
      await signInByApi(shop.url, person("layla"), visit.context);
      // Some seconds would pass before all screens have shown it.
      await visit.context.addInitScript(() => localStorage.setItem("naqsh.room.arming", "untilConfirmed"));
      await page.goto(`${shop.url}/auctions/${auctionId}`);
      await page.getByText(words("auction", "connection.connected")).first().waitFor();
      const button = page.getByTestId("bid-button");
      await look("never bid", async (viewport) => {
        const box = await button.boundingBox();
        expect(box!.y + box!.height).toBeLessThanOrEqual(viewport.height);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height);
        await expectWellMade(page);
      });
      await button.click();
      await look("armed");
      await button.click();
      await page.getByText(words("auction", "strip.recordedLeading")).first().waitFor();
      await look("leading");
      await rival.post(`/api/auctions/${auctionId}/bids`, { amount: await priceNow() });
      await page.getByText(words("auction", "strip.outbid")).first().waitFor();
      await look("outbid");
      await page.getByRole("button", { name: words("auction", "controls.other") }).click();
      await look("another amount");
      await page.getByRole("button", { name: words("auction", "controls.backToQuick") }).click();
      await rival.post(`/api/auctions/${auctionId}/bids`, { amount: (await priceNow()) + 1 });
      await button.click();
      await button.click();
      await page.getByText(words("auction", "strip.recordedOutbid")).first().waitFor();
      await look("lost at once");
      await page.reload();
      await page.getByText(words("auction", "connection.connected")).first().waitFor();
      await look("outbid before");
      expect(visit.problems).toEqual([]);
      await visit.context.setOffline(true);
      await page.getByText(words("auction", "connection.lost")).first().waitFor();
      await look("without a line");
      const firstOn = new Map(seen.toReversed().map(({ screen, layout }) => [screen, layout]));
      for (const { screen, state, layout } of seen) expect(layout, `${screen}, ${state}`).toEqual(firstOn.get(screen));
    } finally {
      await visit.close();
    }
  });

  it("opens what is pressed while the line is down, and stays whole", async () => {
    const visit = await openBrowser({ language: "en", viewport: MOBILE });
    const { page, context } = visit;
    try {
      await signInByApi(shop.url, person("layla"), context);
      await page.goto(`${shop.url}/auctions/${auctionId}`);
      await page.getByTestId("bid-button").waitFor();
      // What a room opens comes while it rests, which is later on a busy machine.
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/max-bid-sheet")),
      );
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await page.locator(".links button").last().click();
      await page.getByRole("dialog").waitFor();
      expect(await page.getByTestId("live-room").count()).toBe(1);
    } finally {
      await visit.close();
    }
  });

  it("never goes by the device's clock, also where no live connection can be had", async () => {
    await shiftTo(9.5 * 60_000);
    const visit = await openBrowser({ language: "en" });
    const { page, context } = visit;
    try {
      await context.routeWebSocket("**/socket.io/**", (socket) => socket.close());
      await page.goto(`${shop.url}/auctions/${auctionId}`);
      const timer = page.getByTestId("bid-desk").getByRole("timer");
      await timer.waitFor();
      // The shop's clock is most of an hour ahead of this device's.
      expect((await timer.innerText()).replace(/\s/g, "")).toMatch(/^\d:\d\d$/);
      await shiftTo(5 * 60_000);
      await page.goto("about:blank");
      await page.goBack();
      await timer.waitFor();
      expect((await timer.innerText()).replace(/\s/g, "")).toMatch(/^[0-5]:\d\d$/);
    } finally {
      await visit.close();
    }
  });

  it("says when it ends where no script counts down", async () => {
    await shiftTo(9.5 * 60_000);
    const visit = await openBrowser({ language: "en" });
    const context = await visit.context.browser()!.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(`${shop.url}/auctions/${auctionId}?lang=en`);
      const desk = page.getByTestId("bid-desk");
      expect(await desk.innerText()).toMatch(/Closes .*\d{1,2}:\d{2} [AP]M/);
      expect(await desk.getByRole("timer").count()).toBe(0);
    } finally {
      await context.close();
      await visit.close();
    }
  });

  it("reads its last seconds from left to right in Arabic", async () => {
    await shiftTo(58_000);
    const visit = await openBrowser({ language: "ar" });
    const { page } = visit;
    try {
      await page.goto(`${shop.url}/auctions/${auctionId}`);
      const digits = page.getByTestId("bid-desk").getByRole("timer").locator("i");
      await digits.last().waitFor();
      expect(await digits.count()).toBe(2);
      const [tens, units] = await Promise.all([digits.first().boundingBox(), digits.last().boundingBox()]);
      expect(tens!.x).toBeLessThan(units!.x);
    } finally {
      await visit.close();
    }
  });

  it("shows who has won their work, lit and whole, and the way to pay, on a low phone", async () => {
    await layla.post(`/api/auctions/${auctionId}/bids`, { amount: (await priceNow()) * 2 });
    await shiftTo(-5_000);
    await shop.settled();
    const visit = await openBrowser({ language: "ar", viewport: LOW_PHONE });
    const { page } = visit;
    try {
      await signInByApi(shop.url, person("layla"), visit.context);
      await page.goto(`${shop.url}/auctions/${auctionId}`);
      await page.getByTestId("won-band").waitFor();
      const pay = page.getByRole("link", { name: wordsOf("ar")("auction", "result.completePayment") });
      await pay.waitFor();
      const [wall, link] = await Promise.all([page.getByTestId("won-band").boundingBox(), pay.boundingBox()]);
      expect(wall!.height).toBeGreaterThan(LOW_PHONE.height / 3);
      expect(link!.y + link!.height).toBeLessThanOrEqual(LOW_PHONE.height);
      expect(visit.problems).toEqual([]);
    } finally {
      await visit.close();
    }
  });
});
