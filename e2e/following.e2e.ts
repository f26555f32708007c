import type { ListedArtist } from "@naqsh/shared/artist";
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
  let shop: JourneyShop;
  let visit: Visit;
  let asArtist = "";

  beforeAll(async () => {
    shop = await journeyProfiles[0]!.open();
    await registerByApi(shop.url, { ...artist, role: "artist" });
    await registerByApi(shop.url, { ...reader, role: "collector" });
    await shop.settled();
    asArtist = await signInByApi(shop.url, artist);
    await publishWork(shop, asArtist, "قوس الصباح");
    visit = await openBrowser({ language, viewport: language === "ar" ? DESKTOP : MOBILE });
    await signInByApi(shop.url, reader, visit.context);
  });
  afterAll(async () => {
    await visit.close();
    await shop.stop();
  });

  it("finds an artist by name and follows them on their page, whose count moves", async () => {
    const { page } = visit;
    await page.goto(`${shop.url}/artists?q=${encodeURIComponent("سلمي")}`);
    await page.getByTestId("artist-card").getByRole("link", { name: artist.firstName }).click();
    // A card of the list that is being left has such a button too.
    await page.waitForURL("**/artists/*");
    await page.getByRole("button", { name: says("marks", "follow") }).click();
    await page.locator('button[aria-pressed="true"]').first().waitFor();
    await page
      .getByTestId("countFollowers")
      .getByText(/^[1١]$/)
      .waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/artists\/[0-9a-f-]{36}$/);
  });

  it("is led from the other address of the page, with its tab", async () => {
    const { page } = visit;
    const [listed] = (await (await fetch(`${shop.url}/api/artists`)).json()) as ListedArtist[];
    await page.goto(`${shop.url}/artist/${listed!.id}?tab=about`);
    await page.waitForURL(`**/artists/${listed!.id}?tab=about`);
    expect(new URL(page.url()).searchParams.get("tab")).toBe("about");
  });

  it("reads in the feed what the artist publishes, once it is let through and asked for", async () => {
    const { page } = visit;
    await page.goto(`${shop.url}/feed`);
    await page.getByTestId("feed-entry").getByText("قوس الصباح").waitFor();
    await publishWork(shop, asArtist, "قوس المساء");
    await page.locator("main .news").getByRole("button").click();
    await page.getByTestId("feed-entry").getByText("قوس المساء").waitFor();
    expect(await page.getByTestId("feed-entry").count()).toBe(2);
    await page.goto(shop.url);
    const row = page.getByRole("region", { name: says("artist", "followedRow.title") });
    await row.getByRole("link", { name: "قوس المساء" }).waitFor();
    await row.getByRole("link", { name: says("artist", "followedRow.all") }).click();
    await page.waitForURL("**/feed");
    expect(visit.problems).toEqual([]);
  });
};

describeInBrowser("Following an artist in Arabic", journey("ar"));
describeInBrowser("Following an artist in English", journey("en"));
