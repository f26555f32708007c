import { resolve } from "node:path";
import type { AuctionPage, ListedBid } from "@naqsh/shared/auction";
import type { HistoryEntry, HistoryStory } from "@naqsh/shared/moderation";
import type { ReviewedArtwork } from "@naqsh/shared/artwork";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import type { Visit } from "./harness/chromium";
import { fillAddress } from "./harness/fill-address";
import { journeyProfiles } from "./harness/journey-shop";
import type { JourneyShop } from "./harness/journey-shop";
import { registerByApi, signInByApi } from "./harness/people";
import { ADMINISTRATOR } from "./harness/shop";
import { wordsOf } from "./harness/words";

const MINUTE = 60_000;
const picture = resolve(import.meta.dirname, "../demo/src/content/artworks/gates-of-light/master.jpg");
const ar = wordsOf("ar");
const en = wordsOf("en");

const artist = { email: "salma@naqsh.example", password: "wadi-pebbles-44", firstName: "سلمى", lastName: "العتيبي" };
const layla = { email: "layla@naqsh.example", password: "palm-maps-91", firstName: "ليلى", lastName: "الراشد" };
const khalid = { email: "khalid@naqsh.example", password: "sea-of-sand-3", firstName: "خالد", lastName: "العنزي" };

/** What a datetime field takes: the wall clock in Riyadh, which has no summer time. */
const riyadhInput = (ms: number): string => new Date(ms + 3 * 60 * MINUTE).toISOString().slice(0, 16);

const journey = (open: () => Promise<JourneyShop>) => (): void => {
  const visits: Visit[] = [];
  let shop: JourneyShop;
  let artworkId = "";
  let auctionId = "";

  const visit = async (options: Parameters<typeof openBrowser>[0]): Promise<Visit> => {
    const opened = await openBrowser(options);
    visits.push(opened);
    return opened;
  };
  /** What is so once views and policies have taken in all that was done. */
  const read = async <Answer>(path: string, cookie = ""): Promise<Answer> => {
    await shop.settled();
    return (await (await fetch(`${shop.url}${path}`, { headers: { cookie } })).json()) as Answer;
  };
  const roomNow = (): Promise<AuctionPage> => read<AuctionPage>(`/api/auctions/${auctionId}`);
  /** Right after a bid the strip says that it was recorded, then only who leads. */
  const leads = (page: Page, words: typeof ar): Promise<void> =>
    page
      .getByText(words("auction", "strip.leading"))
      .or(page.getByText(words("auction", "strip.recordedLeading")))
      .first()
      .waitFor();
  const button = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();

  beforeAll(async () => {
    shop = await open();
    for (const collector of [layla, khalid]) await registerByApi(shop.url, { ...collector, role: "collector" });
  });

  afterAll(async () => {
    for (const opened of visits) await opened.close();
    await shop.stop();
  });

  it("an artist signs up in Arabic and submits a work with its picture", async () => {
    const { page } = await visit({ language: "ar", viewport: DESKTOP });
    await page.goto(`${shop.url}/signup`);
    await page.getByRole("radio", { name: ar("account", "roles.artist") }).check({ force: true });
    await page.getByLabel(ar("account", "firstName")).fill(artist.firstName);
    await page.getByLabel(ar("account", "lastName")).fill(artist.lastName);
    await page.getByLabel(ar("account", "username")).fill("salma");
    await page.getByLabel(ar("account", "email")).fill(artist.email);
    await page.locator("input[autocomplete=new-password]").first().fill(artist.password);
    await page.locator("input[autocomplete=new-password]").last().fill(artist.password);
    await page.getByRole("checkbox").first().check();
    await page
      .locator("form")
      .getByRole("button", { name: ar("account", "signUp.submit") })
      .click();
    await page.waitForURL(`${shop.url}/`);

    await page.goto(`${shop.url}/upload`);
    await page.locator("input[type=file]").first().setInputFiles(picture);
    await page.getByLabel(ar("artwork", "form.title"), { exact: false }).first().fill("بوّابات الضوء");
    await page.getByRole("combobox", { name: ar("artwork", "category") }).click();
    await page.getByRole("option", { name: ar("artwork", "categories.sculpture") }).click();
    const description = page.getByLabel(ar("artwork", "description")).first();
    await description.fill("أقواس متداخلة تعبرها شمس العصر.");
    await button(page, ar("papers", "writing.ways.generate")).click();
    await page.getByText(ar("papers", "writing.composed")).waitFor();
    expect(await description.inputValue()).toContain("بوّابات الضوء");
    await button(page, ar("papers", "writing.undo")).click();
    expect(await description.inputValue()).toBe("أقواس متداخلة تعبرها شمس العصر.");
    const price = page.getByLabel(/^السعر/).first();
    if (await price.isEnabled()) await price.fill("١٥٠٠٠");
    await button(page, ar("artwork", "form.submit")).click();
    await page.waitForURL(/dashboard\/artist|artwork\//);

    const [work] = await read<ReviewedArtwork[]>("/api/artworks/my", await signInByApi(shop.url, artist));
    expect(work).toMatchObject({ title: "بوّابات الضوء", status: "pending", price: "15000.00" });
    artworkId = work!.id;
  });

  it("an administrator approves it in English", async () => {
    const { page, context } = await visit({ language: "en", viewport: DESKTOP });
    await signInByApi(shop.url, ADMINISTRATOR, context);
    await page.goto(`${shop.url}/admin?tab=artworks`);
    await button(page, en("moderation", "approve")).click();
    await page.getByText(en("moderation", "emptyQueue")).first().waitFor();
    await shop.settled();
    expect((await read<{ approved: boolean }>(`/api/artworks/${artworkId}`)).approved).toBe(true);
  });

  it("the artist schedules an auction in Riyadh's time", async () => {
    const { page } = visits[0]!;
    await page.goto(`${shop.url}/artwork/${artworkId}/auction/new`);
    await page.getByLabel(ar("auction", "schedule.opening")).fill("٥٠٠");
    await page.getByLabel(ar("auction", "schedule.starts")).fill(riyadhInput(shop.clock.now() + 3 * MINUTE));
    await page.getByLabel(ar("auction", "schedule.ends")).fill(riyadhInput(shop.clock.now() + 10 * MINUTE));
    await button(page, ar("auction", "schedule.submit")).click();
    await page.waitForURL(/\/auctions\/[0-9a-f-]{36}/);
    auctionId = page.url().split("/").at(-1)!;
    expect((await roomNow()).room).toMatchObject({ status: "scheduled", ask: 500_00 });
  });

  it("two collectors bid against each other and see each other at once", async () => {
    const first = await visit({ language: "ar", viewport: DESKTOP });
    const second = await visit({ language: "en", viewport: MOBILE });
    await signInByApi(shop.url, layla, first.context);
    await signInByApi(shop.url, khalid, second.context);
    await shop.clock.shift(3 * MINUTE);
    await shop.settled();
    for (const { page } of [first, second]) await page.goto(`${shop.url}/auctions/${auctionId}`);

    await button(first.page, ar("auction", "button.bid")).click();
    await button(first.page, ar("auction", "button.confirm")).click();
    await leads(first.page, ar);
    await button(second.page, /^\s*Bid\b[^]*550/).click();
    await button(second.page, en("auction", "button.confirm")).click();
    await leads(second.page, en);
    await first.page.getByText(ar("auction", "strip.outbid")).first().waitFor();
    expect((await roomNow()).room).toMatchObject({ price: 550_00, leaderAlias: 2, bidCount: 2 });
  });

  it("a bid whose answer was lost ends in accepted, once", async () => {
    const { page } = visits[2]!;
    let lost = 0;
    await page.route("**/bids", async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort("connectionreset");
    });
    await button(page, ar("auction", "button.bid")).click();
    await button(page, ar("auction", "button.confirm")).click();
    await leads(page, ar);
    expect(lost).toBe(1);
    const bids = await read<ListedBid[]>(`/api/auctions/${auctionId}/bids`);
    expect(bids.filter(({ amount }) => amount === "600.00")).toHaveLength(1);
    await page.unroute("**/bids");
  });

  it("closes by itself; the winner is told and pays", async () => {
    const { page } = visits[2]!;
    await shop.clock.shift(9 * MINUTE + 4_000);
    await shop.settled();
    expect((await roomNow()).room).toMatchObject({ status: "awaitingPayment", outcome: "sold", price: 600_00 });
    await page.getByText(ar("auction", "result.won")).first().waitFor();
    await visits[3]!.page.getByText(en("auction", "result.lost")).first().waitFor();

    await page
      .getByRole("link", { name: ar("auction", "result.completePayment") })
      .first()
      .click();
    await page.waitForURL(`**/checkout/${artworkId}`);
    await fillAddress(page, "ar", true);
    await button(page, ar("payment", "pay")).click();
    await page.getByText(ar("checkout", "succeeded.title")).first().waitFor();
    await shop.settled();
    expect((await roomNow()).room.status).toBe("settled");
  });

  it("tells an administrator who did what, when, why, and what followed", async () => {
    const cookie = await signInByApi(shop.url, ADMINISTRATOR);
    const entries = await read<HistoryEntry[]>(`/api/admin/history?subject=${auctionId}&limit=100`, cookie);
    const won = entries.find(({ type }) => type === "WinnerDetermined")!;
    expect(entries.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["AuctionScheduled", "BidPlaced", "AuctionClosed", "WinnerDetermined", "AuctionSettled"]),
    );
    const story = await read<HistoryStory>(`/api/admin/history/${won.id}`, cookie);
    expect(story.effects.map(({ type }) => type)).toEqual(expect.arrayContaining(["OrderCreated"]));
    const { page } = visits[1]!;
    await page.goto(`${shop.url}/admin/history`);
    await page.getByText("سلمى العتيبي").first().waitFor();
  });

  it("leaves no error in anyone's console", () => {
    expect(visits.flatMap(({ problems }) => problems.filter((line) => !line.includes("ERR_CONNECTION_RESET")))).toEqual(
      [],
    );
  });
};

for (const { name, open } of journeyProfiles) {
  describeInBrowser(`from a submitted work to a paid one, ${name}`, journey(open));
}
