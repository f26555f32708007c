import type { ReviewedArtwork } from "@naqsh/shared/artwork";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import type { Visit } from "./harness/chromium";
import { journeyProfiles, type JourneyShop } from "./harness/journey-shop";
import { registerByApi, signInByApi } from "./harness/people";
import { publishWork } from "./harness/published-work";
import { wordsOf } from "./harness/words";

/** Looks of machines, among them a browser without a screen, are not counted. */
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const journey = (language: "ar" | "en") => (): void => {
  const says = wordsOf(language);
  const artist = {
    email: "salma@naqsh.example",
    password: "wadi-pebbles-44",
    firstName: "سلمى",
    lastName: "العتيبي",
  };
  const viewport = language === "ar" ? DESKTOP : MOBILE;
  let shop: JourneyShop;
  let own: Visit;
  let visitor: Visit;
  let workPath = "";

  beforeAll(async () => {
    shop = await journeyProfiles[0]!.open();
    await registerByApi(shop.url, { ...artist, role: "artist" });
    await shop.settled();
    const cookie = await signInByApi(shop.url, artist);
    await publishWork(shop, cookie, "قوس الصباح");
    const [work] = (await (
      await fetch(`${shop.url}/api/artworks/my`, { headers: { cookie } })
    ).json()) as ReviewedArtwork[];
    workPath = `/artwork/${work!.id}`;
    own = await openBrowser({ language, viewport });
    visitor = await openBrowser({ language, viewport, userAgent: FIREFOX });
    await signInByApi(shop.url, artist, own.context);
  });
  afterAll(async () => {
    await visitor.close();
    await own.close();
    await shop.stop();
  });

  const card = () => own.page.getByTestId("analytics-artworkViews").getByRole("strong");
  const lineOfPage = () => own.page.locator('path[data-series="1"]').first();

  it("leads the artist to their figures, which are none yet", async () => {
    await own.page.goto(`${shop.url}/analytics`);
    await own.page.waitForURL("**/dashboard/artist?tab=analytics");
    await own.page.getByRole("heading", { name: says("analytics", "empty.title") }).waitFor();
    await own.page.getByText(says("analytics", "fresh.live")).waitFor();
    expect(await card().count()).toBe(0);
  });

  it("shows what a visitor looks at while the artist watches", async () => {
    await visitor.page.goto(`${shop.url}${workPath}`);
    await card()
      .getByText(/^[1١]$/)
      .waitFor();
    // A line along the axis is too flat to count as visible.
    await lineOfPage().waitFor({ state: "attached" });
    expect(await own.page.getByTestId("analytics-likes").getByRole("strong").textContent()).toMatch(/^[0٠]$/);
  });

  it("draws the line of looks at the artist's page anew as the visitor goes on there", async () => {
    const before = await lineOfPage().getAttribute("d");
    await visitor.page.locator('main a[href^="/artists/"]').first().click();
    await visitor.page.waitForURL("**/artists/*");
    await own.page.waitForFunction(
      (was) => document.querySelector('path[data-series="1"]')?.getAttribute("d") !== was,
      before,
    );
    expect(await lineOfPage().getAttribute("d")).not.toBe(before);
  });

  it("is for artists alone", async () => {
    await visitor.page.goto(`${shop.url}/analytics`);
    await visitor.page.waitForURL("**/unauthorized?role=artist");
    await visitor.page.locator("h1").waitFor();
    expect(await visitor.page.locator("h1").count()).toBe(1);
  });
};

describeInBrowser("An artist's analytics in Arabic", journey("ar"));
describeInBrowser("An artist's analytics in English", journey("en"));
