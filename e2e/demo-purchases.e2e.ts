import { demoArtists } from "@naqsh/demo/content/artists";
import { demoCollectors } from "@naqsh/demo/content/people";
import { DEMO_PASSWORD } from "@naqsh/demo/demo-accounts";
import type { OrderView } from "@naqsh/shared/order";
import type { PayoutPage } from "@naqsh/shared/payout";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInByApi } from "./harness/people";
import { openDemoShop } from "./harness/shop";

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

  it("was paid out to its artist, who waits for the rest", async () => {
    const { email } = demoArtists.find(({ key }) => key === "salma")!;
    const cookie = await signInByApi(shop.url, { email, password: DEMO_PASSWORD });
    const page = (await (await fetch(`${shop.url}/api/payouts`, { headers: { cookie } })).json()) as PayoutPage;
    expect(page).toMatchObject({ paid: 6_210_00, coming: 3_465_00, obstacle: null });
    expect(page.months).toHaveLength(1);
  });
});
