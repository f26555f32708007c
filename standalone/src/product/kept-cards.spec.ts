import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KeptCard } from "@naqsh/shared/card";
import type { BegunCheckout, OrderView, PaymentSecret } from "@naqsh/shared/order";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { StripePeer } from "@naqsh/shared/testing/stripe-peer";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { artworkForm, openShop } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const PATH = "/api/my-cards";

/** A shop with Stripe's keys, and works at a fixed price that are bought one after the other. */
const shopWithCards = async () => {
  const peer = new StripePeer();
  await peer.open();
  onTestFinished(() => peer.close());
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder, { takesSandboxPayments: false, stripe: peer.settings });
  const artist = await shop.register("noura", "artist");
  const administrator = await shop.administrator();
  const onSale = async (title: string): Promise<string> => {
    const form = await artworkForm(title);
    form.set("price", "1000");
    const { id } = (await artist.post<{ id: string }>("/api/artworks", form)).body;
    await administrator.post(`/api/admin/artworks/${id}/approve`);
    return id;
  };
  const orderOf = async (buyer: ShopVisitor, id: string): Promise<OrderView> => {
    await shop.running.settled();
    return (await buyer.get<OrderView>(`/api/orders/${id}`)).body;
  };
  /** Begins to pay for a new work; gives the order's path, its intent, and what opens the form. */
  const begin = async (buyer: ShopVisitor, title: string, card: object) => {
    const { orderId } = (await buyer.post<BegunCheckout>("/api/checkout", { artworkId: await onSale(title) })).body;
    const path = `/api/orders/${orderId}`;
    await buyer.put(`${path}/delivery`, DELIVERY);
    const begun = await buyer.post(`${path}/payments`, { method: "stripe", ...card });
    const { paymentId } = (await orderOf(buyer, orderId)).payment;
    return { begun, path, orderId, paymentId, intent: peer.books.intentsOf(paymentId ?? "none")[0] };
  };
  const cardsOf = async (person: ShopVisitor): Promise<KeptCard[]> => (await person.post<KeptCard[]>(PATH)).body;
  return { dataFolder, peer, shop, begin, orderOf, cardsOf };
};

const VISA = { brand: "visa", last4: "4242", expMonth: 4, expYear: 2030 };

it("keeps a card whose buyer agreed, pays the next work by it, and forgets it when it is removed", async () => {
  const { dataFolder, peer, shop, begin, orderOf, cardsOf } = await shopWithCards();
  const huda = await shop.register("huda", "collector");
  const omar = await shop.register("omar", "collector");

  const once = await begin(huda, "غسق", {});
  expect(once.intent).toMatchObject({ customer: null, setup_future_usage: null });
  peer.books.useCard(once.intent!, "succeeds");
  await huda.post(`${once.path}/payments/${once.paymentId!}/confirm`, {});
  expect(await cardsOf(huda)).toEqual([]);
  expect(peer.books.customers.cards.size).toBe(0);

  const first = await begin(huda, "فجر", { keepCard: true });
  peer.books.useCard(first.intent!, "succeeds");
  await huda.post(`${first.path}/payments/${first.paymentId!}/confirm`, {});
  expect(await orderOf(huda, first.orderId)).toMatchObject({ status: "processing" });
  const [card] = await cardsOf(huda);
  expect(card).toEqual({ id: expect.stringMatching(/^pm_/), ...VISA });
  expect(await cardsOf(omar)).toEqual([]);
  const cardId = card!.id;
  expect((await omar.remove(`${PATH}/${cardId}`)).body).toMatchObject({ code: "CARD_UNKNOWN" });

  const second = await begin(huda, "نخيل", { cardId });
  const secret = `${second.path}/payments/${second.paymentId!}/secret`;
  expect((await huda.post<PaymentSecret>(secret, {})).body).toEqual({
    clientSecret: second.intent!.client_secret,
    hasCard: true,
  });
  peer.books.useCard(second.intent!, "succeeds");
  await huda.post(`${second.path}/payments/${second.paymentId!}/confirm`, {});
  expect(await orderOf(huda, second.orderId)).toMatchObject({ status: "processing" });
  expect(peer.books.customers.cards.size).toBe(1);

  const stranger = await begin(omar, "سدو", { cardId });
  expect([stranger.begun.status, stranger.begun.body]).toMatchObject([404, { code: "CARD_UNKNOWN" }]);
  expect((await huda.remove(`${PATH}/${cardId}`)).status).toBe(200);
  expect(await cardsOf(huda)).toEqual([]);
  const late = await begin(huda, "رمل", { cardId });
  expect(await orderOf(huda, late.orderId)).toMatchObject({ status: "pending", payment: { status: "failed" } });

  const log = join(dataFolder, "log");
  const files = readdirSync(log, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")).join("");
  expect(bytes).toContain("CardCustomerRecorded");
  for (const told of [/"last4"/, /"brand"/, /"expMonth"/]) expect(bytes).not.toMatch(told);
  expect(shop.errors).toEqual([]);
});

it("goes with its person: the customer is deleted at Stripe, also where Stripe was away", async () => {
  const { peer, shop, begin } = await shopWithCards();
  const huda = await shop.register("huda", "collector");
  const { intent, path, paymentId } = await begin(huda, "فجر", { keepCard: true });
  peer.books.useCard(intent!, "succeeds");
  await huda.post(`${path}/payments/${paymentId!}/confirm`, {});
  await shop.running.settled();
  expect(peer.books.customers.cards.size).toBe(1);

  peer.faults.push("fails", "fails", "fails");
  const erased = {
    streamCategory: "user",
    streamId: huda.id,
    command: { type: "EraseAccount", data: { userId: huda.id } },
  };
  const cause = { commandId: huda.id, correlationId: huda.id, causationId: null, actorId: "example" };
  expect(await shop.running.profile.commands.commandBus.dispatch({ ...erased, ...cause })).toEqual({ accepted: true });
  await shop.pass(60 * 60_000);
  expect(peer.books.customers.cards.size).toBe(0);
});
