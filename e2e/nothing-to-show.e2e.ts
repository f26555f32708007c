import type { AuctionListItem } from "@naqsh/shared/auction";
import { eventually } from "@naqsh/shared/testing/eventually";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DESKTOP, describeInBrowser, openBrowser, PHONE } from "./harness/chromium";
import { whenShown } from "./harness/screen-checks";
import { openDemoShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const UNKNOWN = "2261889e-01ee-5ae1-a3e6-7341e9a6b1b2";

/** An address, and the text that is its heading. */
type Said = readonly [path: string, namespace: string, key: string];

/** Addresses at which there is nothing. */
const NOTHING: readonly Said[] = [
  ["/no/such/page", "app", "notFound.title"],
  [`/artwork/${UNKNOWN}`, "artwork", "missing.title"],
  ["/artwork/0", "artwork", "missing.title"],
  [`/artists/${UNKNOWN}`, "artist", "missing"],
  [`/collections/${UNKNOWN}`, "collection", "missing"],
  [`/auctions/${UNKNOWN}`, "auction", "room.unknown"],
  [`/auctions/${UNKNOWN}/replay`, "auction", "room.unknown"],
  ["/auctions/abc/replay", "auction", "room.unknown"],
  [`/auctions/${UNKNOWN}/certificate`, "auction", "room.unknown"],
];

describeInBrowser("what there is not, or not yet", () => {
  let shop: Shop;
  let scheduled = "";
  let live = "";

  beforeAll(async () => {
    shop = await openDemoShop();
    await eventually(async () => expect(await (await fetch(shop.url)).text()).toContain("data-drawn"));
    const first = async (status: string): Promise<string> =>
      ((await (await fetch(`${shop.url}/api/auctions?status=${status}`)).json()) as AuctionListItem[])[0]!.auctionId;
    [scheduled, live] = [await first("upcoming"), await first("live")];
  });
  afterAll(() => shop.stop());

  const records = (): Said[] =>
    [scheduled, live].flatMap((auction) => [
      [`/auctions/${auction}/replay`, "replay", "notYet.title"],
      [`/auctions/${auction}/certificate`, "replay", "notYet.title"],
    ]);

  /** A window in which no script runs. */
  const withoutScripts = async (read: (page: Page) => Promise<void>): Promise<void> => {
    const visit = await openBrowser({ language: "ar" });
    const context = await visit.context.browser()!.newContext({ javaScriptEnabled: false });
    try {
      await read(await context.newPage());
    } finally {
      await context.close();
      await visit.close();
    }
  };

  for (const [language, device] of [
    ["ar", { viewport: DESKTOP }],
    ["en", PHONE],
  ] as const)
    it(`is said in the reader's language, and taken over without a word in the console, in ${language}`, async () => {
      const visit = await openBrowser({ language, ...device });
      const words = wordsOf(language);
      const asked: string[] = [];
      visit.page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/api/") && !pathname.includes("/avatar/"))
          asked.push(`${new URL(visit.page.url()).pathname} asked ${pathname}`);
      });
      try {
        for (const said of [...NOTHING, ...records()]) {
          const [path, namespace, key] = said;
          const [heading, status] = [words(namespace, key), NOTHING.includes(said) ? 404 : 200];
          const answer = await visit.page.goto(shop.url + path);
          const html = (await answer?.text()) ?? "";
          expect([path, answer?.status()]).toEqual([path, status]);
          expect(html, path).toContain(`<html lang="${language}"`);
          expect(/<title>([^<]*)/.exec(html)?.[1], path).toMatch(heading);
          expect(html, path).toContain('<meta name="robots" content="noindex" />');
          expect(html, path).not.toContain('rel="canonical"');
          await whenShown(visit.page);
          await visit.page.waitForFunction(() => document.documentElement.dataset["taken"] === "");
          await visit.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
          expect(await visit.page.locator("h1").allInnerTexts(), path).toEqual([expect.stringMatching(heading)]);
        }
        // A browser notes by itself each page whose status is 404.
        expect(visit.problems.filter((problem) => !problem.includes("status of 404"))).toEqual([]);
        expect(asked).toEqual([]);
      } finally {
        await visit.close();
      }
    });

  it("is read without scripts, with ways on that work", async () => {
    await withoutScripts(async (page) => {
      for (const said of [...NOTHING, ...records()]) {
        const [path, namespace, key] = said;
        await page.goto(shop.url + path);
        expect(await page.locator("h1").innerText(), path).toMatch(wordsOf("ar")(namespace, key));
        const links = await page
          .locator("a[href]:visible")
          .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
        expect(links, path).toEqual(expect.arrayContaining(["/"]));
        if (NOTHING.includes(said)) expect(links, path).toContain("/marketplace");
        else expect(links, path).toContain(path.replace(/\/(replay|certificate)$/, ""));
        const waysToSearch =
          links.filter((to) => to.startsWith("/search")).length +
          (await page.locator('form[action="/search"]:visible').count());
        expect([path, waysToSearch > 0]).toEqual([path, true]);
      }
      await page.goto(`${shop.url}/no/such/page`);
      await page.locator("main input[name=query]").fill("نخيل");
      await page.locator("main input[name=query]").press("Enter");
      await page.waitForURL(/\/search\?query=/);
      await page.goto(`${shop.url}/auctions/${UNKNOWN}`);
      await page.locator('main a[href="/marketplace"]').click();
      await page.waitForURL(`${shop.url}/marketplace`);
      expect(await page.locator("main article").count()).toBeGreaterThan(8);
    });
  });

  it("leads back to an address at which there is nothing for a visitor once they have signed in", async () => {
    const html = await (await fetch(`${shop.url}/artwork/${UNKNOWN}`)).text();
    expect(html).toContain(`/signin?return=%2Fartwork%2F${UNKNOWN}`);
    expect(html).not.toContain("00000000-0000");
  });

  it("leaves categories and the other language in reach without scripts, for all that is read from then on", async () => {
    await withoutScripts(async (page) => {
      const [ar, en] = [wordsOf("ar"), wordsOf("en")];
      await page.goto(shop.url);
      await page
        .locator("main")
        .getByRole("link", { name: ar("artwork", "categories.sculpture") })
        .first()
        .click();
      await page.waitForURL(`${shop.url}/marketplace?category=sculpture`);
      await page.locator("main article").first().waitFor();
      await page.locator("header button[lang=en]").click();
      await page.waitForURL(`${shop.url}/marketplace?category=sculpture&lang=en`);
      expect(await page.locator("html").getAttribute("lang")).toBe("en");
      await page.locator("main article h3 a").first().click();
      await page.waitForURL(/\/artwork\//);
      expect(await page.locator("html").getAttribute("lang")).toBe("en");
      await page.goto(`${shop.url}/no/such/page`);
      expect(await page.locator("h1").innerText()).toMatch(en("app", "notFound.title"));
      await page.locator("header button[lang=ar]").click();
      await page.locator("html[lang=ar]").waitFor();
      expect(await page.locator("h1").innerText()).toMatch(ar("app", "notFound.title"));
    });
  });
});
