import { resolve } from "node:path";
import type { OrderView } from "@naqsh/shared/order";
import { eventually } from "@naqsh/shared/testing/eventually";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import type { Visit } from "./harness/chromium";
import { journeyProfiles } from "./harness/journey-shop";
import type { JourneyShop } from "./harness/journey-shop";
import { signInByApi } from "./harness/people";
import { sellWork } from "./harness/sold-work";
import { wordsOf } from "./harness/words";

const picture = resolve(import.meta.dirname, "../demo/src/content/artworks/gates-of-light/master.jpg");

const journey = (artistsLanguage: "ar" | "en", buyersLanguage: "ar" | "en") => (): void => {
  const toArtist = wordsOf(artistsLanguage);
  const toBuyer = wordsOf(buyersLanguage);
  const artist = { email: "salma@naqsh.example", password: "wadi-pebbles-44", firstName: "سلمى", lastName: "العتيبي" };
  const buyer = { email: "layla@naqsh.example", password: "palm-maps-91", firstName: "ليلى", lastName: "الراشد" };
  const visits: Visit[] = [];
  let shop: JourneyShop;
  let orderId = "";
  let cookie = "";

  const asked = async (): Promise<OrderView> => {
    await shop.settled();
    return (await (await fetch(`${shop.url}/api/orders/${orderId}`, { headers: { cookie } })).json()) as OrderView;
  };
  const becomes = (status: OrderView["status"]): Promise<void> =>
    eventually(async () => expect((await asked()).status).toBe(status));
  const button = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();
  const artists = () => visits[0]!.page;
  const buyers = () => visits[1]!.page;

  beforeAll(async () => {
    shop = await journeyProfiles[0]!.open();
    orderId = await sellWork(shop, artist, buyer);
    visits.push(await openBrowser({ language: artistsLanguage, viewport: DESKTOP }));
    visits.push(await openBrowser({ language: buyersLanguage, viewport: MOBILE }));
    await signInByApi(shop.url, artist, visits[0]!.context);
    cookie = await signInByApi(shop.url, buyer, visits[1]!.context);
  });

  afterAll(async () => {
    for (const { close } of visits) await close();
    await shop.stop();
  });

  it("the artist finds the sale that waits and ships it", async () => {
    await becomes("processing");
    await artists().goto(`${shop.url}/sales?waits=artist`);
    await artists()
      .getByRole("link", { name: toArtist("fulfilment", "open") })
      .first()
      .click();
    await artists().getByText(toArtist("fulfilment", "waits.own.shipment")).waitFor();
    await button(artists(), toArtist("fulfilment", "carriers.smsa")).click();
    await artists().getByLabel(toArtist("fulfilment", "ship.number")).fill("SM 4410 2261");
    await button(artists(), toArtist("fulfilment", "ship.send")).click();
    await artists().getByText(toArtist("fulfilment", "waits.other.receipt")).waitFor();
    await becomes("shipped");
    expect((await asked()).waits).toMatchObject({ for: "buyer", step: "receipt" });
  });

  it("the buyer sees the parcel and confirms that it came", async () => {
    await buyers().goto(`${shop.url}/orders/${orderId}`);
    await buyers().getByText("SM 4410 2261").waitFor();
    await button(buyers(), toBuyer("fulfilment", "receipt.confirm")).click();
    await buyers().getByText(toBuyer("fulfilment", "waits.own.returnPeriod")).waitFor();
    await becomes("completed");
    expect((await asked()).waits).toMatchObject({ for: "buyer", step: "returnPeriod" });
  });

  it("the buyer asks for a return with a picture, and the artist accepts it", async () => {
    await button(buyers(), toBuyer("fulfilment", "return.ask")).click();
    await buyers().getByLabel(toBuyer("fulfilment", "return.reason")).fill("وصل الإطار مكسورًا من طرفه.");
    await buyers().getByRole("checkbox").check();
    await buyers().locator("input[type=file]").setInputFiles(picture);
    await buyers().locator("fieldset img").waitFor();
    await button(buyers(), toBuyer("fulfilment", "return.send")).click();
    await becomes("returnRequested");

    await artists().reload();
    await artists().getByText("وصل الإطار مكسورًا من طرفه.").waitFor();
    const shown = artists().locator("img[src*='/return/pictures/']");
    await shown.waitFor();
    await eventually(async () =>
      expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100),
    );
    await button(artists(), toArtist("fulfilment", "return.accept")).click();
    await artists().getByText(toArtist("fulfilment", "waits.other.returnSending")).waitFor();
  });

  it("the work goes back, and so does the money", async () => {
    await buyers().reload();
    await buyers().getByLabel(toBuyer("fulfilment", "ship.number")).fill("SP-77 120");
    await button(buyers(), toBuyer("fulfilment", "ship.send")).click();
    await buyers().getByText(toBuyer("fulfilment", "waits.other.returnArrival")).waitFor();

    await artists().reload();
    await button(artists(), toArtist("fulfilment", "return.arrived")).click();
    await artists()
      .getByRole("dialog")
      .getByRole("button", { name: toArtist("fulfilment", "return.arrived") })
      .click();
    await becomes("refunded");
    const order = await asked();
    expect(order.fulfilment.refunds).toMatchObject([{ amount: order.amounts.total, reason: "returned" }]);

    await buyers().reload();
    await buyers().getByText(toBuyer("fulfilment", "refunds.takesDays")).waitFor();
    for (const { problems } of visits) expect(problems).toEqual([]);
  });
};

describeInBrowser("a work is shipped, received, returned and refunded, its artist reading Arabic", journey("ar", "en"));
describeInBrowser(
  "a work is shipped, received, returned and refunded, its artist reading English",
  journey("en", "ar"),
);
