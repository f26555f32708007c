import { oneLook } from "@naqsh/shared/testing/sweep";
import type { OrderView } from "@naqsh/shared/order";
import { StripePeer } from "@naqsh/shared/testing/stripe-peer";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { artworkForm } from "@naqsh/standalone/testing/shop-in-test";
import { createShopVisitor, type ShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import type { Visit } from "./harness/chromium";
import { fillAddress } from "./harness/fill-address";
import { person } from "./harness/live-auction";
import { registerByApi, signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { ADMINISTRATOR, openCardShop } from "./harness/shop";
import { CARD_FIELD, DECLINED_CARD, standInForStripe } from "./harness/stripe-page";
import { wordsOf } from "./harness/words";

const BUYERS = [
  ["ar", MOBILE, "layla"],
  ["en", DESKTOP, "khalid"],
] as const;
const TITLES = ["سكون", "فجر", "غسق", "نخيل"];

describeInBrowser("a card at Stripe", () => {
  const peer = new StripePeer();
  const visits: Visit[] = [];
  let shop: Shop;
  let works: string[];

  const enter = async (who: { email: string; password: string }): Promise<ShopVisitor> => {
    const visitor = createShopVisitor(shop.url, who.email);
    await visitor.post("/api/signin", who);
    return visitor;
  };
  const submit = async (title: string, artist: ShopVisitor, administrator: ShopVisitor): Promise<string> => {
    const form = await artworkForm(title);
    form.set("price", "1000");
    const { id } = (await artist.post<{ id: string }>("/api/artworks", form)).body;
    await administrator.post(`/api/admin/artworks/${id}/approve`);
    return id;
  };

  beforeAll(async () => {
    await peer.open();
    shop = await openCardShop(peer.settings);
    const people: [string, "artist" | "collector"][] = [["noura", "artist"]];
    for (const [, , buyer] of BUYERS) people.push([buyer, "collector"]);
    for (const [name, role] of people)
      await registerByApi(shop.url, { ...person(name), firstName: name, lastName: "Test", role });
    const [artist, administrator] = [await enter(person("noura")), await enter(ADMINISTRATOR)];
    works = [];
    for (const title of TITLES) works.push(await submit(title, artist, administrator));
    await shop.settled();
  });

  afterAll(async () => {
    for (const { close } of visits) await close();
    await shop.stop();
    await peer.close();
  });

  it.each(oneLook("a card that is kept", BUYERS))(
    "is declined, then pays and is kept, then pays alone, and is removed, in %s",
    async (...buyer) => {
      const [language, viewport, name] = buyer;
      const [first, second] = works.splice(0, 2);
      const visit = await openBrowser({ language, viewport });
      visits.push(visit);
      const { page, context, problems } = visit;
      const words = wordsOf(language);
      const press = (key: string, of: Pick<Page, "getByRole"> = page) =>
        of
          .getByRole("button", { name: words("payment", key) })
          .first()
          .click();
      await signInByApi(shop.url, person(name), context);
      await standInForStripe(page, peer);

      await page.goto(`${shop.url}/checkout/${first}`);
      await whenShown(page);
      await fillAddress(page, language);
      await page.getByLabel(words("payment", "kept.keep")).check();
      await press("ways.stripe.begin");
      await page.getByLabel(CARD_FIELD).fill(DECLINED_CARD);
      await expectWellMade(page);
      await press("pay");
      await page.getByText("Your card was declined.").waitFor();
      await page.getByLabel(CARD_FIELD).fill("4242 4242 4242 4242");
      await press("pay");
      await page.getByText(words("checkout", "succeeded.title")).waitFor();

      await page.goto(`${shop.url}/checkout/${second}`);
      await whenShown(page);
      await page.getByRole("button", { name: words("checkout", "continue") }).click();
      await page.getByRole("radio", { name: /4242/ }).waitFor();
      await expectWellMade(page);
      await press("kept.begin");
      await page.getByText(words("payment", "kept.ready")).waitFor();
      expect(await page.getByLabel(CARD_FIELD).count()).toBe(0);
      await press("pay");
      await page.getByText(words("checkout", "succeeded.title")).waitFor();

      await shop.settled();
      const bought = (await (await enter(person(name))).get<OrderView[]>("/api/orders/my-purchases")).body;
      expect(bought).toMatchObject([{ status: "processing" }, { status: "processing" }]);
      await page.goto(`${shop.url}/settings?tab=buying`);
      await press("kept.remove");
      await press("kept.remove", page.getByRole("dialog"));
      await page.getByText(words("payment", "kept.none")).waitFor();
      expect(problems).toEqual([]);
    },
  );
});
