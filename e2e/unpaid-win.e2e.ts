import type { AuctionPage } from "@naqsh/shared/auction";
import type { NoticeView } from "@naqsh/shared/notification";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import type { Visit } from "./harness/chromium";
import { openLiveAuction, person, type LiveAuction } from "./harness/live-auction";
import { signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { wordsOf } from "./harness/words";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Variant = { language: "ar" | "en"; viewport: typeof DESKTOP; end: "declined" | "lapsed" };

const journey =
  ({ language, viewport, end }: Variant) =>
  (): void => {
    const words = wordsOf(language);
    const visits: Visit[] = [];
    let live: LiveAuction;

    const roomOf = async (name: string): Promise<Visit> => {
      const opened = await openBrowser({ language, viewport });
      visits.push(opened);
      await signInByApi(live.shop.url, person(name), opened.context);
      await opened.page.goto(`${live.shop.url}/auctions/${live.auctionId}`);
      await whenShown(opened.page);
      return opened;
    };
    const noticesOf = async (name: string): Promise<string[]> => {
      const visitor = await live.visitorAs(person(name));
      return (await visitor.get<NoticeView[]>("/api/notifications")).body.map(({ kind }) => kind);
    };

    beforeAll(async () => {
      live = await openLiveAuction();
      await (await live.visitorAs(person("khalid"))).post(`/api/auctions/${live.auctionId}/bids`, { amount: 800 });
      await (await live.visitorAs(person("layla"))).post(`/api/auctions/${live.auctionId}/bids`, { amount: 900 });
      await live.shop.clock.shift(62 * MINUTE);
    });

    afterEach(async () => {
      for (const { close, problems } of visits.splice(0)) {
        await close();
        expect(problems).toEqual([]);
      }
    });

    afterAll(() => live.shop.stop());

    it("lets the winner's day go by, and tells them that it is over", async () => {
      expect(await noticesOf("layla")).toContain("auctionWon");
      await live.shop.clock.shift(24 * HOUR + 20 * MINUTE);
      const { page } = await roomOf("layla");
      await page.getByText(words("auction", "result.missedPayment")).first().waitFor();
      await expectWellMade(page);
      expect(await noticesOf("noura")).toContain("saleOfferedOn");
    });

    it("tells the artist step by step how the sale goes, with what is offered now", async () => {
      const { page } = await roomOf("noura");
      await page
        .getByRole("button", { name: words("why", "questions.sale") })
        .first()
        .click();
      const story = page.getByRole("dialog", { name: words("why", "questions.sale") });
      await story.getByTestId("why-story").waitFor();
      await story.getByText(words("why", "offeredAt")).waitFor();
      expect(await story.locator("li").count()).toBeGreaterThanOrEqual(4);
      await expectWellMade(page);
    });

    it(`offers the work to the next bidder, whose chance is ${end}`, async () => {
      expect(await noticesOf("khalid")).toContain("offerReceived");
      const { page } = await roomOf("khalid");
      await page.getByRole("button", { name: words("auction", "offer.accept") }).waitFor();
      await expectWellMade(page);
      if (end === "declined") {
        await page.getByRole("button", { name: words("auction", "offer.decline"), exact: true }).click();
        await page
          .getByRole("dialog")
          .getByRole("button", { name: words("auction", "offer.decline"), exact: true })
          .click();
        await page.getByText(words("auction", "result.declined")).first().waitFor();
        await live.shop.settled();
      } else await live.shop.clock.shift(24 * HOUR + 20 * MINUTE);
    });

    it("ends without a sale, which everybody is told", async () => {
      const { page } = await roomOf("noura");
      await page.getByText(words("auction", "result.lapsed")).first().waitFor();
      await expectWellMade(page);
      const auction = await (await live.visitorAs(person("noura"))).get<AuctionPage>(`/api/auctions/${live.auctionId}`);
      expect(auction.body).toMatchObject({ room: { status: "lapsed" } });
      expect(await noticesOf("noura")).toContain("auctionLapsed");
      expect((await noticesOf("khalid")).includes("offerEnded")).toBe(end === "lapsed");
      expect(await noticesOf("layla")).not.toContain("offerReceived");
    });
  };

describeInBrowser("a win that nobody pays, in Arabic", journey({ language: "ar", viewport: MOBILE, end: "declined" }));
describeInBrowser("a win that nobody pays, in English", journey({ language: "en", viewport: DESKTOP, end: "lapsed" }));
