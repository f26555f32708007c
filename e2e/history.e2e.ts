import { readFile } from "node:fs/promises";
import type { AuctionListItem } from "@naqsh/shared/auction";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import { notificationEventWords } from "@naqsh/shared/notification";
import { demoAccounts } from "@naqsh/demo/demo-accounts";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { openDemoShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const administrator = demoAccounts.find(({ role }) => role === "admin")!;
const RIYADH_MS = 3 * 3_600_000;

describeInBrowser("the full history", () => {
  let shop: Shop;
  let cookie = "";
  let auctionId = "";
  let bids: HistoryEntry[] = [];

  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`${shop.url}${path}`, { headers: { cookie } })).json()) as Answer;

  beforeAll(async () => {
    shop = await openDemoShop();
    cookie = await signInByApi(shop.url, administrator);
    const completed = await read<AuctionListItem[]>("/api/auctions?status=completed");
    auctionId = completed.find(({ bidCount }) => bidCount > 3)!.auctionId;
    bids = await read<HistoryEntry[]>(`/api/admin/history?subject=${auctionId}&type=BidPlaced&limit=100`);
    expect(bids.length).toBeGreaterThan(3);
  });

  afterAll(() => shop.stop());

  /** The Riyadh clock's second of an instant, as the field takes it. */
  const riyadhMoment = (instant: string): string =>
    new Date(Date.parse(instant) + RIYADH_MS).toISOString().slice(0, "2026-11-21T18:30:05".length);

  /** The field knows of seconds alone: its moment takes in all of one. */
  const endOfSecond = (instant: string): string => instant.replace(/\.\d{3}Z$/, ".999Z");

  const rowsOf = (page: Page) =>
    page.locator("main ol > li, [role=main] ol > li").filter({ has: page.locator("time") });

  it.each([
    ["ar", DESKTOP],
    ["en", MOBILE],
  ] as const)(
    "opens an entry with its causes and effects, and the state right after it, in %s",
    async (language, viewport) => {
      const words = wordsOf(language);
      const visit = await openBrowser({ language, viewport });
      const { page } = visit;
      try {
        await signInByApi(shop.url, administrator, visit.context);
        await page.goto(`${shop.url}/admin/history?stream=auction-${auctionId}&type=BidPlaced`);
        await whenShown(page);
        await page.getByRole("region", { name: words("moderation", "moment.now") }).waitFor();
        await expect.poll(() => rowsOf(page).count()).toBe(Math.min(50, bids.length));
        // The last but one: somebody was outbid by it, which they were told.
        const row = rowsOf(page).nth(1);
        await row.getByRole("button", { name: words("moderation", "open") }).click();
        await row.getByRole("heading", { name: words("moderation", "tree") }).waitFor();
        await row.getByText(notificationEventWords.NoticeReceived[language]).first().waitFor();
        await row.getByRole("button", { name: words("moderation", "asOf") }).click();
        await row.getByText(words("moderation", "factNames.leaderAlias")).first().waitFor();
        await expectWellMade(page);
        expect(visit.problems).toEqual([]);
      } finally {
        await visit.close();
      }
    },
  );

  it("shows everything as of a moment of Riyadh's clock, which the address carries", async () => {
    const words = wordsOf("ar");
    const visit = await openBrowser({ language: "ar" });
    const { page } = visit;
    try {
      await signInByApi(shop.url, administrator, visit.context);
      await page.goto(`${shop.url}/admin/history?stream=auction-${auctionId}`);
      await whenShown(page);
      await page.getByLabel(words("moderation", "eventType")).selectOption("BidPlaced");
      const second = bids.at(-2)!;
      const moment = riyadhMoment(second.recordedAt);
      await page.getByLabel(words("moderation", "moment.label")).fill(moment);
      await page.waitForURL((url) => url.searchParams.get("at") === moment);
      expect(new URL(page.url()).searchParams.get("type")).toBe("BidPlaced");
      const until = bids.filter(({ recordedAt }) => riyadhMoment(recordedAt) <= moment).length;
      const untilShown = (): Promise<unknown> =>
        page.waitForFunction(
          (count) => document.querySelectorAll("main ol > li time, [role=main] ol > li time").length === count,
          until,
        );
      await untilShown();
      const state = page.getByRole("region", { name: words("moderation", "moment.state") });
      await state.getByText(words("moderation", "factNames.bidCount"), { exact: true }).waitFor();
      const { state: then } = await read<{ state: { bidCount: number } }>(
        `/api/admin/as-of?stream=auction-${auctionId}&at=${endOfSecond(second.recordedAt)}`,
      );
      expect(then.bidCount).toBe(until);
      await page.reload();
      await whenShown(page);
      expect(await page.getByLabel(words("moderation", "moment.label")).inputValue()).toContain(moment.slice(0, 16));
      await untilShown();
      await page.goto(`${shop.url}/admin/history?stream=auction-${auctionId}&at=2020-01-01T00:00`);
      await page.getByText(words("moderation", "moment.notYet")).waitFor();
      expect(visit.problems).toEqual([]);
    } finally {
      await visit.close();
    }
  });

  it("exports just what the filters show, as a sheet and as JSON", async () => {
    const words = wordsOf("en");
    const visit = await openBrowser({ language: "en" });
    const { page } = visit;
    try {
      await signInByApi(shop.url, administrator, visit.context);
      await page.goto(`${shop.url}/admin/history?stream=auction-${auctionId}&type=BidPlaced`);
      await whenShown(page);
      const fileOf = async (format: "csv" | "json"): Promise<string> => {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name: words("moderation", `export.${format}`) }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(`naqsh-history.${format}`);
        return readFile(await download.path(), "utf8");
      };
      const entries = JSON.parse(await fileOf("json")) as HistoryEntry[];
      expect(entries.map(({ id }) => id).toSorted()).toEqual(bids.map(({ id }) => id).toSorted());
      const sheet = (await fileOf("csv")).trim().split(/\r?\n/);
      expect(sheet).toHaveLength(bids.length + 1);
    } finally {
      await visit.close();
    }
  });
});
