import { oneLook } from "@naqsh/shared/testing/sweep";
import { readFile } from "node:fs/promises";
import type { OrderView } from "@naqsh/shared/order";
import type { PayoutPage } from "@naqsh/shared/payout";
import { createShopVisitor, type ShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import type { Visit } from "./harness/chromium";
import { signInByApi } from "./harness/people";
import { ADMINISTRATOR, openEmptyShop, type EmptyShop } from "./harness/shop";
import { sellWork } from "./harness/sold-work";
import { wordsOf } from "./harness/words";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const IBAN = "SA6380000000608010160037";
const bankAccount = {
  holder: "شركة نقش للفنون",
  bank: { ar: "البنك الأهلي", en: "National Bank" },
  iban: "SA0380000000608010167519",
};

type Language = "ar" | "en";
const LANGUAGES: readonly Language[] = ["ar", "en"];

const journey = (): void => {
  const artist = { email: "salma@naqsh.example", password: "wadi-pebbles-44", firstName: "سلمى", lastName: "العتيبي" };
  const buyer = { email: "layla@naqsh.example", password: "palm-maps-91", firstName: "ليلى", lastName: "الراشد" };
  const visits: Visit[] = [];
  let shop: EmptyShop;
  let orderId = "";

  const opened = async (
    as: { email: string; password: string },
    language: Language,
    viewport = DESKTOP,
  ): Promise<Visit> => {
    const visit = await openBrowser({ language, viewport });
    visits.push(visit);
    await signInByApi(shop.url, as, visit.context);
    return visit;
  };
  const asked = async <Answer>({ context }: Visit, path: string): Promise<Answer> =>
    (await (await context.request.get(`${shop.url}${path}`)).json()) as Answer;
  const noProblems = (): void => {
    for (const { problems } of visits) expect(problems).toEqual([]);
  };

  beforeAll(async () => {
    shop = await openEmptyShop();
    orderId = await sellWork(shop, artist, buyer);
    await shop.settled();
  });

  afterEach(async () => {
    // Sessions end in the days that pass.
    for (const { close } of visits.splice(0)) await close();
  });

  afterAll(() => shop.stop());

  it.each(oneLook("an invoice that is printed", LANGUAGES))(
    "the buyer opens the invoice, prints it and keeps it as a file (%s)",
    async (language) => {
      const words = wordsOf(language);
      const visit = await opened(buyer, language);
      const { page } = visit;
      const order = await asked<OrderView>(visit, `/api/orders/${orderId}`);
      await page.goto(`${shop.url}/orders/${orderId}/invoice`);
      const sheet = page.getByRole("article", { name: /INV-\d{4}-000001/ });
      await sheet.waitFor();
      await sheet.getByText((order.amounts.total / 100).toFixed(2)).waitFor();
      for (const viewport of [DESKTOP, MOBILE]) {
        await page.setViewportSize(viewport);
        // The frame of the other size is drawn after the window has it.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBeLessThanOrEqual(0);
      }
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: /INV-\d{4}-000001.*PDF/ }).click(),
      ]);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
      await page.emulateMedia({ media: "print" });
      expect(await page.getByRole("button", { name: words("invoice", "print") }).isVisible()).toBe(false);
      expect(await sheet.isVisible()).toBe(true);
      noProblems();
    },
  );

  it("an administrator makes the batch when it is due, exports it, and confirms what the bank did", async () => {
    const words = wordsOf("ar");
    const visitor = async (as: { email: string; password: string }): Promise<ShopVisitor> => {
      const one = createShopVisitor(shop.url, `payouts/${as.email}`);
      await one.post("/api/signin", as);
      return one;
    };
    const [administrator, seller, receiver] = [
      await visitor(ADMINISTRATOR),
      await visitor(artist),
      await visitor(buyer),
    ];
    const parcel = { carrier: "smsa", trackingNumber: "SM 4410 2261" };
    expect([
      (await administrator.patch("/api/admin/settings", { bankAccount })).status,
      (await seller.put("/api/user/payout-account", { iban: IBAN })).status,
      (await seller.post(`/api/orders/${orderId}/shipment`, parcel)).status,
      (await receiver.post(`/api/orders/${orderId}/receipt`, {})).status,
    ]).toEqual([200, 200, 200, 200]);
    // The days in which it may be returned, and the working days until it is due.
    await shop.clock.shift(7 * DAY + HOUR);
    await shop.clock.shift(8 * DAY);

    const { page } = await opened(ADMINISTRATOR, "ar");
    await page.goto(`${shop.url}/admin?tab=payouts`);
    await page.getByRole("button", { name: words("payout", "desk.make_one") }).click();
    await page.getByRole("button", { name: words("payout", "batch.export") }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: words("payout", "batch.file") }).click(),
    ]);
    expect(await readFile(await download.path(), "utf8")).toContain(IBAN);
    await page.getByRole("button", { name: words("payout", "batch.confirm") }).click();
    await page.getByText(words("payout", "batch.statuses.confirmed")).first().waitFor();
    noProblems();
  });

  it.each(oneLook("the statement of a month", LANGUAGES))(
    "the artist reads that it was paid, and takes the month's statement along (%s)",
    async (language) => {
      const words = wordsOf(language);
      await shop.settled();
      const visit = await opened(artist, language, MOBILE);
      const { page } = visit;
      await page.goto(`${shop.url}/payouts`);
      await page.getByText(words("payout", "statuses.paid")).first().waitFor();
      const { payouts, paid, months } = await asked<PayoutPage>(visit, "/api/payouts");
      expect(payouts).toMatchObject([{ orderId, status: "paid", paid }]);
      expect(paid).toBeGreaterThan(0);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: words("payout", "statement.file") }).click(),
      ]);
      const csv = await readFile(await download.path(), "utf8");
      expect(csv).toContain(payouts[0]!.orderNumber);
      expect(csv).toContain(`,${paid / 100}`);
      expect(months).toHaveLength(1);
      noProblems();
    },
  );
};

describeInBrowser("from a payment to its invoice and to the artist's account", journey);
