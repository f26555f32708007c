import type { OrderView } from "@naqsh/shared/order";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { signedStripeNews } from "@naqsh/shared/testing/signed-stripe-event";
import { StripePeer } from "@naqsh/shared/testing/stripe-peer";
import { onTestFinished } from "vitest";
import { bid, openRoom } from "./room-in-test";
import { HOUR_MS, openShop } from "./shop-in-test";

/** Of a shop whose only way to be paid is Stripe. */
export const AT_STRIPE = { takesSandboxPayments: false };

/** Opens a shop with Stripe's keys in a folder, in which Huda has won a work that she has not paid. */
export const openShopAtStripe = async (dataFolder: string) => {
  const peer = new StripePeer();
  await peer.open();
  onTestFinished(() => peer.close());
  const shop = await openShop(dataFolder, { ...AT_STRIPE, stripe: peer.settings });
  const room = await openRoom(shop);
  const buyer = await shop.register("huda", "collector");
  await bid(buyer, room.auctionId, 700);
  await shop.passTo(room.endsAt);
  await shop.pass(HOUR_MS);
  const order = async (): Promise<OrderView> => {
    await shop.running.settled();
    return (await buyer.get<OrderView[]>("/api/orders/my-purchases")).body[0]!;
  };
  const { id } = await order();
  await buyer.put(`/api/orders/${id}/delivery`, DELIVERY);
  const begin = async () => {
    await buyer.post(`/api/orders/${id}/payments`, { method: "stripe" });
    const paymentId = (await order()).payment.paymentId!;
    return { paymentId, intent: peer.books.intentsOf(paymentId)[0]! };
  };
  let told = 0;
  /** What Stripe's webhook says, under an id of its own unless one is given; gives the answer's status. */
  const hear = async (type: string, object: object, eventId = `evt_${(told += 1)}`): Promise<number> => {
    const signing = { secret: peer.settings.webhookSecret, signedMs: shop.clock.now() };
    const { body, signature } = signedStripeNews({ id: eventId, type, object }, signing);
    const headers = { "stripe-signature": signature, "content-type": "application/json" };
    const { status } = await fetch(`${shop.running.url}/api/webhooks/stripe`, { method: "POST", headers, body });
    await shop.running.settled();
    return status;
  };
  return { shop, peer, buyer, artist: room.artist, order, id, begin, hear };
};
