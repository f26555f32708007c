import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import type { Visit } from "./harness/chromium";
import { journeyProfiles, type JourneyShop } from "./harness/journey-shop";
import { registerByApi, signInByApi } from "./harness/people";
import { publishWork } from "./harness/published-work";
import { wordsOf } from "./harness/words";

const journey = (language: "ar" | "en") => (): void => {
  const says = wordsOf(language);
  const artist = { email: "salma@naqsh.example", password: "wadi-pebbles-44", firstName: "سلمى", lastName: "العتيبي" };
  const reader = { email: "layla@naqsh.example", password: "palm-maps-91", firstName: "ليلى", lastName: "الراشد" };
  const NAME = "ذاكرة الحجر";
  let shop: JourneyShop;
  let visit: Visit;

  beforeAll(async () => {
    shop = await journeyProfiles[0]!.open();
    await registerByApi(shop.url, { ...artist, role: "artist" });
    await registerByApi(shop.url, { ...reader, role: "collector" });
    await shop.settled();
    const asArtist = await signInByApi(shop.url, artist);
    for (const title of ["قوس الصباح", "قوس المساء"]) await publishWork(shop, asArtist, title);
    visit = await openBrowser({ language, viewport: language === "ar" ? DESKTOP : MOBILE });
    await signInByApi(shop.url, reader, visit.context);
  });
  afterAll(async () => {
    await visit.close();
    await shop.stop();
  });

  const collect = (title: string) =>
    visit.page
      .getByRole("button", { name: says("collecting", "collect") })
      .and(visit.page.getByLabel(title))
      .first();

  it("begins a collection on the card of a work, and adds another to it", async () => {
    const { page } = visit;
    await page.goto(`${shop.url}/marketplace`);
    await collect("قوس الصباح").click();
    await page.getByRole("textbox", { name: says("collecting", "newName") }).fill(NAME);
    await page.getByRole("button", { name: says("collecting", "create"), exact: true }).click();
    await page.getByRole("checkbox", { name: NAME, checked: true }).waitFor();
    await page.getByRole("button", { name: says("collecting", "done") }).click();
    await collect("قوس المساء").click();
    await page.getByRole("checkbox", { name: NAME }).click();
    await page.getByRole("checkbox", { name: NAME, checked: true }).waitFor();
    await page.getByRole("button", { name: says("collecting", "done") }).click();
    expect(await page.getByRole("dialog").getByRole("checkbox", { name: NAME, checked: false }).count()).toBe(0);
  });

  it("puts it in order by keys, and shows it to everyone", async () => {
    const { page } = visit;
    await page.goto(`${shop.url}/profile?tab=collections`);
    await page.getByTestId("collection-card").getByRole("link", { name: NAME }).click();
    await page.getByRole("button", { name: says("collection", "arrange") }).click();
    await page
      .getByRole("button", { name: says("collection", "moveDown") })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: says("collection", "saveOrder") }).click();
    await page.getByRole("button", { name: says("collection", "publish") }).click();
    await page.getByRole("button", { name: says("collection", "share") }).waitFor();
    const titles = await page.locator("main h3").allTextContents();
    expect(titles.map((title) => title.trim())).toEqual(["قوس المساء", "قوس الصباح"]);
  });

  it("is open to a visitor, who changes nothing", async () => {
    const visitor = await openBrowser({ language, viewport: language === "ar" ? MOBILE : DESKTOP });
    try {
      await visitor.page.goto(`${shop.url}/collections`);
      await visitor.page.getByRole("link", { name: NAME }).click();
      await visitor.page.getByRole("heading", { level: 1, name: NAME }).waitFor();
      await visitor.page.getByRole("button", { name: says("collection", "share") }).waitFor();
      expect(await visitor.page.getByRole("button", { name: says("collection", "delete") }).count()).toBe(0);
    } finally {
      await visitor.close();
    }
  });

  it("counts on the dashboard, and stands in what its owner did", async () => {
    const { page } = visit;
    await page.goto(`${shop.url}/dashboard`);
    await page
      .getByTestId("figure-collections")
      .getByText(/^[1١]$/)
      .waitFor();
    await page.goto(`${shop.url}/dashboard?tab=activity`);
    await page.getByText(says("activity", "kinds.collection")).waitFor();
    const way = page.getByRole("link", { name: NAME });
    await way.waitFor();
    expect(await way.getAttribute("href")).toMatch(/^\/collections\//);
  });

  it("recommends works with a reason until its reader says no", async () => {
    const { page } = visit;
    await page.goto(`${shop.url}/dashboard/collector?tab=recommendations`);
    await page.getByTestId("reason").first().waitFor();
    await page.getByRole("switch", { name: says("recommendation", "switch") }).click();
    await page.getByText(says("recommendation", "off")).first().waitFor();
    expect(await page.getByTestId("reason").count()).toBe(0);
  });
};

describeInBrowser("Collections and homes (Arabic)", journey("ar"));
describeInBrowser("Collections and homes (English)", journey("en"));
