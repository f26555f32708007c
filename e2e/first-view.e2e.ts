import { eventually } from "@naqsh/shared/testing/eventually";
import { isWhole, tellSweep } from "@naqsh/shared/testing/sweep";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { canStartGateway, openGateway } from "@naqsh/standalone/testing/cluster/nginx-gateway";
import { isPublicPage, pageInTwo, USUAL_LOOK } from "@naqsh/shared/first-view";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser, PHONE } from "./harness/chromium";
import { collector, screensOf } from "./harness/demo-screen-paths";
import { holdScripts } from "./harness/held-scripts";
import { signInByApi } from "./harness/people";
import { whenShown } from "./harness/screen-checks";
import { openDemoShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

/** Faces are pictures, though the API gives them. */
const isQuestion = (path: string): boolean => path.startsWith("/api/") && !path.includes("/avatar/");

/** What no first view shows, and is asked for once a page rests: what was sold last, what comes next in a room. */
const isForLater = (page: string, path: string): boolean =>
  path === "/api/auctions" && (page === "/" || page.startsWith("/auctions/"));

/** In the page: counts the dates that its engine is asked to write, the first of which takes a slow phone a tenth of a second. */
const countEngineDates = (): void => {
  const counts = Object.assign(globalThis, { engineDates: 0 });
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(target, given) {
      counts.engineDates += 1;
      return Reflect.construct(target, given);
    },
  });
};

const READERS = [
  ["ar", { viewport: DESKTOP }],
  ["en", PHONE],
] as const;

describeInBrowser("the first view of public pages", () => {
  let shop: Shop;
  let paths: string[];

  beforeAll(async () => {
    shop = await openDemoShop();
    // Until there is somebody to draw it, a page draws itself.
    await eventually(async () => expect(await drawn("/")).toContain("data-drawn"));
    const { visitor } = await screensOf(shop.url);
    paths = [...new Set(visitor)].filter((path) => isPublicPage(path.split("?")[0]!));
  });
  afterAll(() => shop.stop());

  const drawn = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
    (await fetch(shop.url + path, { headers })).text();

  it("are all pages that a visitor of the demo opens, but for forms", () => {
    expect(paths.length).toBeGreaterThan(12);
  });

  for (const [turn, [language, device]] of READERS.entries()) {
    it(`is taken over without a word in the console or a second question, in ${language}`, async () => {
      const visit = await openBrowser({ language, ...device });
      const asked: string[] = [];
      visit.page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        const page = new URL(visit.page.url()).pathname;
        const isAsked = request.method() === "GET" && isQuestion(pathname);
        if (isAsked && !isForLater(page, pathname)) asked.push(`${page} asked ${pathname}`);
      });
      try {
        await visit.context.addCookies([
          { name: "naqsh.view", value: `${language}.system.light.arabic.gregorian`, url: shop.url },
        ]);
        await visit.context.addInitScript(countEngineDates);
        const dated: string[] = [];
        // Where somebody waits for it, one of both readers opens a page.
        const opened = paths.filter((_, number) => isWhole || number % READERS.length === turn);
        tellSweep(`first views in ${language}`, opened.length, paths.length);
        for (const path of opened) {
          const answer = await visit.page.goto(`${shop.url}${path}`);
          const html = (await answer?.text()) ?? "";
          expect(html, path).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`);
          expect(html, path).toMatch(/<h1[ >]/);
          await whenShown(visit.page);
          await visit.page.waitForFunction(() => document.documentElement.dataset["taken"] === "");
          await visit.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
          expect(await visit.page.getAttribute("html", "lang")).toBe(language);
          if (await visit.page.evaluate(() => (globalThis as unknown as { engineDates: number }).engineDates > 0))
            dated.push(path);
        }
        expect(dated).toEqual([]);
        expect(visit.problems).toEqual([]);
        expect(asked).toEqual([]);
      } finally {
        await visit.close();
      }
    });
  }

  it("can be read, looked at and followed where scripts are switched off", async () => {
    const visit = await openBrowser({ language: "ar" });
    const context = await visit.context.browser()!.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    try {
      await page.goto(shop.url);
      await page.locator("h1").waitFor();
      expect(await page.locator("main img").count()).toBeGreaterThan(8);
      const words = wordsOf("ar");
      for (const [title, to] of [
        [words("auction", "liveLots.title"), "/auctions/"],
        [words("artwork", "trendingWorks"), "/artwork/"],
      ] as const)
        await page.getByRole("region", { name: title }).locator(`a[href^="${to}"]`).first().waitFor();
      await page.locator('main a[href^="/artwork/"]').first().click();
      await page.waitForURL(/\/artwork\//);
      await page.locator("h1").waitFor();
      const picture = page.locator("main img").first();
      await picture.waitFor();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page.goto(`${shop.url}/search`);
      const field = page.locator("main input[name=query]");
      await field.fill("لوحة");
      await field.press("Enter");
      await page.waitForURL(/\/search\?query=/);
      await page.locator('main a[href^="/artwork/"]').first().waitFor();
    } finally {
      await context.close();
      await visit.close();
    }
  });

  it("says what it has to say without scripts, whichever it is", async () => {
    const visit = await openBrowser({ language: "ar" });
    const context = await visit.context.browser()!.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    let countdowns = 0;
    try {
      for (const path of paths) {
        await page.goto(`${shop.url}${path}`);
        await page.locator("h1").first().waitFor();
        const { words, waiting, told } = await page.evaluate(() => ({
          words: (document.querySelector("main")?.innerText ?? "").split(/\s+/).length,
          waiting: document.querySelectorAll('main [aria-busy="true"]').length,
          // What stands where a countdown does: no figure that would be out of date, and the moment instead.
          told: [...document.querySelectorAll<HTMLElement>('[role="timer"]')].map((timer) => [
            timer.checkVisibility({ visibilityProperty: true }),
            [...timer.parentElement!.querySelectorAll("noscript")].some(
              (moment) => moment.checkVisibility({ visibilityProperty: true }) && /[٠-٩]/.test(moment.innerText),
            ),
          ]),
        }));
        expect([path, words > 20, waiting]).toEqual([path, true, 0]);
        expect([path, told]).toEqual([path, told.map(() => [false, true])]);
        expect(await page.getByTestId("connection").filter({ visible: true }).count(), path).toBe(0);
        countdowns += told.length;
      }
      expect(countdowns).toBeGreaterThan(3);
    } finally {
      await context.close();
      await visit.close();
    }
  });

  it("stays as it was drawn where the browser has emptied its storage", async () => {
    const visit = await openBrowser({ language: "en" });
    const context = await visit.context.browser()!.newContext();
    const page = await context.newPage();
    const value = "en.dark.light.latin.hijri";
    const cookieNow = async (): Promise<string | undefined> =>
      (await context.cookies()).find(({ name }) => name === "naqsh.view")?.value;
    try {
      await context.addCookies([{ name: "naqsh.view", value, url: shop.url }]);
      // The server draws the first of them alone.
      for (const path of ["/marketplace", "/signin"]) {
        await page.goto(`${shop.url}${path}`);
        await whenShown(page);
        expect([path, await page.locator("html[data-theme=dark][lang=en]").count()]).toEqual([path, 1]);
        expect([path, await cookieNow()]).toEqual([path, value]);
        await page.evaluate(() => localStorage.clear());
      }
    } finally {
      await context.close();
      await visit.close();
    }
  });

  it("hangs works of a phone without gaps before any script, and lays out what is far only as it comes near", async () => {
    const visit = await openBrowser({ language: "ar" });
    const context = await visit.context.browser()!.newContext({ ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    try {
      await page.goto(`${shop.url}/marketplace`);
      const cards = page.locator("main article");
      await cards.nth(7).waitFor();
      const gaps = await cards.evaluateAll((all) =>
        all.map(
          (card) =>
            card.closest('[style*="--ratio"]')!.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom,
        ),
      );
      expect(Math.max(...gaps.slice(0, 6).map(Math.abs))).toBeLessThan(100);
      const isLaidOut = (index: number) =>
        cards
          .nth(index)
          .locator("h3 a")
          .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
      const last = (await cards.count()) - 1;
      expect([await isLaidOut(0), await isLaidOut(last)]).toEqual([true, false]);
      await cards.nth(last).scrollIntoViewIfNeeded();
      await eventually(async () => expect(await isLaidOut(last)).toBe(true));
    } finally {
      await context.close();
      await visit.close();
    }
  });

  it.skipIf(!canStartGateway())("comes through the gateway as it was drawn, in the reader's language", async () => {
    const clientFolder = resolve(import.meta.dirname, "../client/dist");
    const gateway = await openGateway({ commandUrls: [shop.url], projectionUrls: [shop.url], clientFolder });
    const work = paths.find((path) => path.startsWith("/artwork/"))!;
    const headers = { cookie: "naqsh.view=en.system.light.arabic.gregorian" };
    try {
      for (const path of ["/", work]) {
        const html = await (await fetch(gateway.url + path, { headers })).text();
        expect(html, path).toMatch(/<html lang="en"[^>]* data-drawn/);
        expect(html, path).toMatch(/<h1[ >]/);
      }
    } finally {
      await gateway.stop();
    }
  });

  it("is the same page, whether it begins before it is drawn or was kept", async () => {
    const headers = { "accept-encoding": "br", cookie: "naqsh.view=en.dark.dark.latin.hijri" };
    let leastPrice = 0;
    // A busy machine may leave a page undrawn; each least price is another one.
    await eventually(async () => {
      const url = `${shop.url}/marketplace?min=${(leastPrice += 1)}`;
      const begun = await fetch(url, { headers });
      const page = await begun.text();
      expect(page).toMatch(/^<!doctype html>\s*<html lang="en" dir="ltr" data-theme="dark" data-drawn>/);
      expect(page).toMatch(/<h1[ >][^]*<\/html>\s*$/);
      const kept = await fetch(url, { headers });
      expect([begun.headers.get("etag"), kept.headers.get("etag")]).toEqual([null, expect.any(String)]);
      expect(await kept.text()).toBe(page);
    });
    expect((await fetch(`${shop.url}/artwork/2261889e-01ee-5ae1-a3e6-7341e9a6b1b2`)).status).toBe(404);
  });

  it("is drawn by the client if it began and then could not be drawn", async () => {
    const visit = await openBrowser({ language: "en", viewport: DESKTOP });
    const { page } = visit;
    const template = readFileSync(resolve(import.meta.dirname, "../client/dist/index.html"), "utf8");
    const view = { ...USUAL_LOOK, isPhone: false, nowMs: 0 };
    const { beginning, rest } = pageInTwo(template, { path: "/marketplace", view });
    try {
      await page.route(/\/marketplace$/, (route) =>
        route.fulfill({ contentType: "text/html; charset=utf-8", body: beginning + rest }),
      );
      await page.goto(`${shop.url}/marketplace`);
      await page.locator("h1").waitFor();
      await page.locator("html[data-taken][lang=en]").waitFor();
      await page.getByRole("radio", { name: wordsOf("en")("artwork", "categories.sculpture") }).click();
      await page.waitForURL(/category=sculpture/);
      expect(visit.problems).toEqual([]);
    } finally {
      await visit.close();
    }
  });

  it("keeps what was written before it came alive", async () => {
    const { page, close } = await openBrowser({ language: "ar" });
    try {
      const letThrough = await holdScripts(page);
      await page.goto(`${shop.url}/search`, { waitUntil: "commit" });
      const field = page.locator("main input[name=query]");
      await field.fill("لوحة");
      letThrough();
      await page.locator("html[data-taken]").waitFor();
      expect(await field.inputValue()).toBe("لوحة");
      await field.press("Enter");
      await page.waitForURL(/\/search\?query=/);
    } finally {
      await close();
    }
  });

  it("gives the line to its largest picture first, and then to its scripts", async () => {
    const { page, close } = await openBrowser({ language: "ar", viewport: MOBILE });
    let letThrough = (): void => undefined;
    const isSent = new Promise<void>((resolve) => (letThrough = resolve));
    const scripts: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/assets\/.*\.js$/.test(pathname)) scripts.push(pathname);
    });
    try {
      // So that no time runs out while the picture is waited for.
      await page.clock.install();
      await page.route("**/images/**", async (route) => {
        await isSent;
        await route.continue();
      });
      await page.goto(shop.url, { waitUntil: "domcontentloaded" });
      await page.locator("main img[fetchpriority=high]").first().waitFor({ state: "attached" });
      expect(scripts).toEqual([]);
      letThrough();
      await eventually(async () => {
        await page.clock.runFor(100);
        expect(scripts).not.toEqual([]);
      });
    } finally {
      await close();
    }
  });

  it("does what was pressed before it came alive", async () => {
    const { page, close } = await openBrowser({ language: "ar", ...PHONE });
    try {
      const letThrough = await holdScripts(page);
      await page.goto(shop.url, { waitUntil: "commit" });
      await page.getByRole("button", { name: wordsOf("ar")("app", "menu") }).click();
      expect(await page.getByRole("dialog").count()).toBe(0);
      letThrough();
      await page.getByRole("dialog").waitFor();
    } finally {
      await close();
    }
  });

  it("does what was pressed in a part before that part came alive, once", async () => {
    const words = wordsOf("en");
    const { page, close } = await openBrowser({ language: "en", viewport: DESKTOP });
    try {
      const letThrough = await holdScripts(page, "**/assets/filter-panel*.js");
      await page.goto(`${shop.url}/marketplace`, { waitUntil: "commit" });
      await page.locator("html[data-taken]").waitFor();
      await page.getByRole("radio", { name: words("artwork", "categories.sculpture") }).click();
      await page.getByRole("checkbox", { name: words("artwork", "market.verifiedOnly") }).click();
      letThrough();
      await page.waitForURL(/category=sculpture/);
      await eventually(() => expect(new URL(page.url()).searchParams.get("verified")).toBe("true"));
    } finally {
      await close();
    }
  });

  it("leads on where a link is pressed in the moment in which it comes alive", async () => {
    const visit = await openBrowser({ language: "en", ...PHONE });
    const { page } = visit;
    try {
      // A quick one would be alive as a whole before the press is answered.
      await (await visit.context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 6 });
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!("taken" in document.documentElement.dataset)) return;
          observer.disconnect();
          document.querySelector<HTMLElement>('a[href^="/search"]')?.click();
        }).observe(document, { attributes: true, attributeFilter: ["data-taken"], subtree: true });
      });
      await page.goto(shop.url);
      await page.waitForURL(/\/search/);
      await page.getByRole("searchbox", { name: wordsOf("en")("search", "placeholder") }).waitFor();
      expect(visit.problems).toEqual([]);
    } finally {
      await visit.close();
    }
  });

  it("speaks another language once every part of it has come alive", async () => {
    const visit = await openBrowser({ language: "ar", viewport: DESKTOP });
    const { page } = visit;
    const panel = page.waitForRequest("**/assets/filter-panel*.js");
    try {
      const letThrough = await holdScripts(page, "**/assets/filter-panel*.js");
      await page.goto(`${shop.url}/marketplace`, { waitUntil: "commit" });
      await page.locator("html[data-taken]").waitFor();
      await panel;
      const texts = page.waitForResponse("**/assets/texts-en*.js");
      await page.locator("header button[lang=en]").click();
      await (await texts).finished();
      letThrough();
      await page.locator("html[lang=en]").waitFor();
      await page.getByRole("radio", { name: wordsOf("en")("artwork", "categories.sculpture") }).waitFor();
      expect(visit.problems).toEqual([]);
    } finally {
      await visit.close();
    }
  });

  it("is the visitor's for whoever is signed in", async () => {
    const cookie = await signInByApi(shop.url, collector);
    for (const path of paths) {
      const own = await drawn(path, { cookie });
      expect(own, path).not.toContain(collector.email);
      expect(own.replaceAll(/"nowMs":\d+/g, ""), path).toBe((await drawn(path)).replaceAll(/"nowMs":\d+/g, ""));
    }
  });
});
