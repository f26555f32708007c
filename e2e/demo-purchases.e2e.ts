import { demoArtists } from "@naqsh/demo/content/artists";
import { demoCollectors } from "@naqsh/demo/content/people";
import { demoArtworks } from "@naqsh/demo/content/artworks";
import { demoAccounts, DEMO_PASSWORD } from "@naqsh/demo/demo-accounts";
import type { OrderView } from "@naqsh/shared/order";
import type { PayoutPage } from "@naqsh/shared/payout";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInByApi } from "./harness/people";
import { openDemoShop } from "./harness/shop";

const titleOf = (slug: string): string => demoArtworks.find((work) => work.slug === slug)!.title.en;

describe("what was bought at a fixed price in the demo's month", () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openDemoShop();
  });
  afterAll(() => shop.stop());

  const boughtBy = async (key: string): Promise<OrderView[]> => {
    const { email } = demoCollectors.find((one) => one.key === key)!;
    const cookie = await signInByApi(shop.url, { email, password: DEMO_PASSWORD });
    const orders = (await (
      await fetch(`${shop.url}/api/orders/my-purchases`, { headers: { cookie } })
    ).json()) as OrderView[];
    return orders.filter(({ source }) => source === "fixedPrice");
  };

  it("came to one buyer, and waits for its artist to send it to another", async () => {
    const [maha, bandar] = [await boughtBy("maha"), await boughtBy("bandar")];
    expect(maha).toMatchObject([{ status: "completed", amounts: { total: 7_935_00 }, delivery: { zone: "riyadh" } }]);
    expect(bandar).toMatchObject([
      { status: "processing", amounts: { total: 3_680_00 }, delivery: { zone: "cities" } },
    ]);
    for (const { artworkId } of [...maha, ...bandar]) {
      expect(await (await fetch(`${shop.url}/api/artworks/${artworkId}`)).json()).toMatchObject({ sold: true });
    }
  });

  it("was sent, received, sent back and given back, each as its buyer and an administrator see it", async () => {
    const administrator = demoAccounts.find(({ role }) => role === "admin")!;
    const cookie = await signInByApi(shop.url, administrator);
    const inStatus = async (status: OrderView["status"]): Promise<OrderView[]> =>
      (await (
        await fetch(`${shop.url}/api/admin/orders?status=${status}`, { headers: { cookie } })
      ).json()) as OrderView[];
    const titled = async (status: OrderView["status"], title: string): Promise<OrderView> => {
      const found = (await inStatus(status)).find(({ lot }) => lot.titleEn === title);
      return found ?? expect.fail(`${title} is not ${status}`);
    };
    expect(await titled("shipped", titleOf("my-grandmothers-loom"))).toMatchObject({
      waits: { for: "buyer", step: "receipt" },
      fulfilment: { parcel: { trackingNumber: "SM 4427 1190" } },
    });
    expect(await titled("completed", titleOf("canopus"))).toMatchObject({ fulfilment: { refunds: [] } });
    expect(await titled("returnRequested", titleOf("wadi-pebbles"))).toMatchObject({
      waits: { for: "artist", step: "returnAnswer" },
      fulfilment: { returning: { status: "requested" } },
    });
    const returned = await titled("refunded", titleOf("shadow-of-clay"));
    const wentBack = { amount: returned.amounts.total, doneAt: expect.any(String), isByHand: false };
    expect(returned).toMatchObject({
      refunded: true,
      fulfilment: { returning: { status: "arrived" }, refunds: [{ ...wentBack, reason: "returned" }] },
    });
    const refunded = await titled("refunded", titleOf("the-letter-nun"));
    expect(refunded).toMatchObject({
      cancelReason: "refunded",
      fulfilment: { parcel: null, refunds: [{ amount: refunded.amounts.total, reason: "administrator" }] },
    });
  });

  it("was paid out to its artist, who waits for the rest", async () => {
    const { email } = demoArtists.find(({ key }) => key === "salma")!;
    const cookie = await signInByApi(shop.url, { email, password: DEMO_PASSWORD });
    const page = (await (await fetch(`${shop.url}/api/payouts`, { headers: { cookie } })).json()) as PayoutPage;
    expect(page).toMatchObject({ paid: 6_210_00, coming: 3_465_00, obstacle: null });
    expect(page.months).toHaveLength(1);
  });
});
