import type { AuctionListItem } from "@naqsh/shared/auction";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { eventually } from "@naqsh/shared/testing/eventually";
import { artworkForm } from "@naqsh/standalone/testing/shop-in-test";
import type { JourneyShop } from "./journey-shop";
import { registerByApi, signInByApi } from "./people";
import { ADMINISTRATOR } from "./shop";

const MINUTE = 60_000;

type Person = { email: string; password: string; firstName: string; lastName: string };

/** Sells a work of `artist` to `buyer` by the calls that the screens make, up to the payment; gives the order's id. */
export const sellWork = async (shop: JourneyShop, artist: Person, buyer: Person): Promise<string> => {
  await registerByApi(shop.url, { ...artist, role: "artist" });
  await registerByApi(shop.url, { ...buyer, role: "collector" });
  await shop.settled();
  const [asArtist, asBuyer, asAdministrator] = await Promise.all(
    [artist, buyer, ADMINISTRATOR].map((person) => signInByApi(shop.url, person)),
  );
  let calls = 0;
  const send = async <Answer>(
    method: "POST" | "PUT",
    cookie: string,
    path: string,
    body: object | FormData,
  ): Promise<Answer> => {
    await shop.settled();
    calls += 1;
    const isForm = body instanceof FormData;
    const response = await fetch(`${shop.url}${path}`, {
      method,
      headers: {
        cookie,
        "idempotency-key": uuid5(NAQSH_NAMESPACE, `${artist.email}/${calls}`),
        ...(!isForm && { "content-type": "application/json" }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await shop.settled();
    return (await response.json()) as Answer;
  };
  const post = <Answer>(cookie: string, path: string, body: object | FormData): Promise<Answer> =>
    send<Answer>("POST", cookie, path, body);

  const { id: artworkId } = await post<{ id: string }>(asArtist!, "/api/artworks", await artworkForm("بوابات الضوء"));
  await post(asAdministrator!, `/api/admin/artworks/${artworkId}/approve`, {});
  const at = (ms: number): string => new Date(shop.clock.now() + ms).toISOString();
  const terms = { artworkId, openingPrice: 1000, startsAt: at(2 * MINUTE), endsAt: at(8 * MINUTE) };
  const { id: auctionId } = await post<{ id: string }>(asArtist!, "/api/auctions", terms);
  await shop.clock.shift(2 * MINUTE);
  await post(asBuyer!, `/api/auctions/${auctionId}/bids`, { amount: 1000 });
  await shop.clock.shift(7 * MINUTE);
  const orderId = await eventually(async () => {
    await shop.settled();
    const won = await fetch(`${shop.url}/api/auctions?status=completed&mine=true`, { headers: { cookie: asBuyer! } });
    const order = ((await won.json()) as AuctionListItem[])[0]?.mine?.orderId;
    if (!order) throw new Error("The auction has no order yet");
    return order;
  });
  await send("PUT", asBuyer!, `/api/orders/${orderId}/delivery`, DELIVERY);
  await post(asBuyer!, `/api/orders/${orderId}/payments`, { method: "sandbox-succeeds" });
  return orderId;
};
