import type { NoticeView } from "@naqsh/shared/notification";
import type { OrderView } from "@naqsh/shared/order";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import type { Visit } from "./harness/chromium";
import { fillAddress } from "./harness/fill-address";
import { openLiveAuction, person, type LiveAuction } from "./harness/live-auction";
import { signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { wordsOf } from "./harness/words";

const MINUTE = 60_000;

const journey = (language: "ar" | "en", viewport: typeof DESKTOP) => (): void => {
  const words = wordsOf(language);
  const visits: Visit[] = [];
  let live: LiveAuction;

  const visitOf = async (name: string, options: Parameters<typeof openBrowser>[0]): Promise<Visit> => {
    const opened = await openBrowser(options);
    visits.push(opened);
    await signInByApi(live.shop.url, person(name), opened.context);
    return opened;
  };

  beforeAll(async () => {
    live = await openLiveAuction();
    await (await live.visitorAs(person("layla"))).post(`/api/auctions/${live.auctionId}/bids`, { amount: 900 });
    await live.shop.clock.shift(62 * MINUTE);
  });

  afterAll(async () => {
    for (const opened of visits) await opened.close();
    await live.shop.stop();
  });

  it("leads the winner from the notice to the checkout, with what the hammer said", async () => {
    const { page } = await visitOf("layla", { language, viewport });
    const notices = (await (await live.visitorAs(person("layla"))).get<NoticeView[]>("/api/notifications")).body;
    expect(notices.find(({ kind }) => kind === "auctionWon")?.subject).toMatchObject({ artworkId: live.artworkId });
    await page.goto(`${live.shop.url}/notifications`);
    await whenShown(page);
    await page.locator(`a[href="/checkout/${live.artworkId}"]`).first().click();
    await page.getByText(words("checkout", "summary.hammer")).waitFor();
    await page.getByRole("button", { name: words("checkout", "continueOwed") }).waitFor();
    await expectWellMade(page);
  });

  it("is paid there, in what was won and where it goes", async () => {
    const { page, problems } = visits[0]!;
    await fillAddress(page, language, true);
    await expectWellMade(page);
    await page.getByRole("button", { name: words("payment", "pay") }).click();
    await page.getByText(words("checkout", "succeeded.title")).waitFor();
    await live.shop.settled();
    const purchases = await (await live.visitorAs(person("layla"))).get<OrderView[]>("/api/orders/my-purchases");
    expect(purchases.body).toMatchObject([{ status: "processing", source: "auction", delivery: { zone: "riyadh" } }]);
    expect(problems).toEqual([]);
  });
};

describeInBrowser("a work that was won, in Arabic", journey("ar", DESKTOP));
describeInBrowser("a work that was won, in English", journey("en", MOBILE));
