import { oneLook } from "@naqsh/shared/testing/sweep";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { eventually } from "@naqsh/shared/testing/eventually";
import { artworkForm } from "@naqsh/standalone/testing/shop-in-test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { openLiveAuction, person } from "./harness/live-auction";
import type { LiveAuction } from "./harness/live-auction";
import { signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { ADMINISTRATOR } from "./harness/shop";
import { wordsOf } from "./harness/words";

describeInBrowser("the page of a work", () => {
  let opened: LiveAuction;

  beforeAll(async () => {
    opened = await openLiveAuction();
  });

  afterAll(() => opened.shop.stop());

  it("has its price, its time and one button at the foot of a phone, until the panel is in sight", async () => {
    const words = wordsOf("ar");
    const visit = await openBrowser({ language: "ar", viewport: { width: 390, height: 664 } });
    const { page } = visit;
    try {
      await signInByApi(opened.shop.url, person("layla"), visit.context);
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
  ])("shows the whole work, goes near by keys, and gives the focus back, %s", async (_, viewport) => {
    const words = wordsOf("en");
    const visit = await openBrowser({ language: "en", viewport });
    const { page } = visit;
    try {
      await signInByApi(opened.shop.url, person("layla"), visit.context);
      await page.goto(`${opened.shop.url}/artwork/${opened.artworkId}`);
      await whenShown(page);
      await page.getByRole("button", { name: words("artwork", "zoom.show") }).click();
      const room = page.getByRole("dialog");
      await room.locator('[role="img"][aria-busy="false"]').waitFor();
      const percent = async () => Number.parseInt((await room.getByRole("status").textContent()) ?? "", 10);
      const asked = await fetch(`${opened.shop.url}/api/artworks/${opened.artworkId}`);
      const { image } = (await asked.json()) as ArtworkDetail;
      const fits = Math.min(viewport.width / image.width, viewport.height / image.height) * 100;
      expect(await percent()).toBeLessThanOrEqual(Math.ceil(fits));
      const whole = await percent();
      await page.keyboard.press("+");
      await eventually(async () => expect(await percent()).toBeGreaterThan(whole));
      await page.keyboard.press("0");
      await eventually(async () => expect(await percent()).toBe(whole));
      await expectWellMade(page);
      await page.keyboard.press("Escape");
      await room.waitFor({ state: "detached" });
      const opener = page.getByRole("button", { name: words("artwork", "zoom.show") });
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    } finally {
      await visit.close();
    }
  });

  it("brings the original tile by tile where one goes near", async () => {
    const { shop, visitorAs } = opened;
    const artist = await visitorAs(person("noura"));
    const form = await artworkForm("سدو", { width: 2400, height: 1800 });
    const { id } = (await artist.post<{ id: string }>("/api/artworks", form)).body;
    await (await visitorAs(ADMINISTRATOR)).post(`/api/admin/artworks/${id}/approve`);
    await shop.settled();
    const { tiles } = (await artist.get<ArtworkDetail>(`/api/artworks/${id}`)).body;
    const { page, close } = await openBrowser({ language: "ar", viewport: MOBILE });
    const answered: { level: number; status: number }[] = [];
    page.on("response", (response) => {
      const [, level] = /\/images\/tiles\/[^/]+\/(\d+)-\d+-\d+\.webp$/.exec(response.url()) ?? [];
      if (level !== undefined) answered.push({ level: Number(level), status: response.status() });
    });
    try {
      await page.goto(`${shop.url}/artwork/${id}`);
      await page.locator("html[data-taken]").waitFor();
      await page.getByRole("button", { name: wordsOf("ar")("artwork", "zoom.show") }).click();
      await page.getByRole("dialog").locator('[role="img"][aria-busy="false"]').waitFor();
      const original = tiles!.levels.length - 1;
      expect(answered.map(({ level }) => level)).not.toContain(original);
      await eventually(async () => {
        await page.keyboard.press("+");
        expect(answered.map(({ level }) => level)).toContain(original);
      });
      expect([...new Set(answered.map(({ status }) => status))]).toEqual([200]);
    } finally {
      await close();
    }
  });

  it.each(
    oneLook("a work that is taken away", [
      ["ar", DESKTOP, "light"],
      ["en", MOBILE, "dark"],
    ] as const),
  )("is taken away by its artist for good, and its link says so, in %s", async (language, viewport, theme) => {
    const words = wordsOf(language);
    const { shop, visitorAs } = opened;
    const artist = await visitorAs(person("noura"));
    const title = language === "ar" ? "نخلة" : "Palm";
    const { id } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm(title))).body;
    await (await visitorAs(ADMINISTRATOR)).post(`/api/admin/artworks/${id}/approve`);
    await shop.settled();
    const visit = await openBrowser({ language, viewport, theme });
    const { page } = visit;
    const stranger = await openBrowser({ language, viewport, theme });
    try {
      await signInByApi(shop.url, person("noura"), visit.context);
      await page.goto(`${shop.url}/artwork/${id}`);
      const buffer = Buffer.from("%PDF-1.4\nCertificate of origin");
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: "paper.pdf", mimeType: "application/pdf", buffer });
      await page.getByText(words("papers", "documents.formats.pdf")).first().waitFor();
      await whenShown(page);
      await expectWellMade(page);
      await page.getByRole("button", { name: words("papers", "withdraw.do") }).click();
      const dialog = page.getByRole("dialog");
      await whenShown(page);
      await expectWellMade(page);
      await dialog.getByRole("button", { name: words("papers", "withdraw.do") }).click();
      await page.getByText(words("artwork", "statuses.withdrawn")).first().waitFor();
      await whenShown(page);
      await expectWellMade(page);
      expect((await stranger.page.goto(`${shop.url}/artwork/${id}`))?.status()).toBe(404);
      await stranger.page
        .getByRole("heading", { name: words("artwork", "withdrawnWork.title") })
        .first()
        .waitFor();
      await whenShown(stranger.page);
      await expectWellMade(stranger.page);
    } finally {
      await stranger.close();
      await visit.close();
    }
  });
});
