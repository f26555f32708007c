import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { AuctionPage } from "@naqsh/shared/auction";
import { after } from "@naqsh/shared/kernel/instant";
import type { OrderView } from "@naqsh/shared/order";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { KeptLetter } from "@naqsh/worker/ports/mail";
import type { Payments } from "@naqsh/worker/ports/payments";
import { bid, openRoom } from "../testing/room-in-test";
import type { Room } from "../testing/room-in-test";
import { HOUR_MS, MINUTE_MS, openShop } from "../testing/shop-in-test";
import type { ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();

const statusOf = async (person: ShopVisitor, auctionId: string): Promise<string> =>
  (await person.get<AuctionPage>(`/api/auctions/${auctionId}`)).body.room.status;

const orderOf = async (person: ShopVisitor): Promise<OrderView | undefined> =>
  (await person.get<OrderView[]>("/api/orders/my-purchases")).body[0];

/** Bids in the last minutes, so that the soft close moves the end; gives the order that was opened. */
const wonBySara = async (shop: ShopInTest, room: Room) => {
  const sara = await shop.register("sara", "collector");
  const omar = await shop.register("omar", "collector");
  await bid(sara, room.auctionId, 600);
  await shop.passTo(after(room.endsAt, -MINUTE_MS));
  await bid(omar, room.auctionId, 800);
  await bid(sara, room.auctionId, 1_000);
  await shop.pass(3 * HOUR_MS);
  const order = await orderOf(sara);
  if (!order) throw new Error("no order was opened");
  await sara.put(`/api/orders/${order.id}/delivery`, DELIVERY);
  return { sara, omar, order };
};

describe("naqsh, whole, on a simulated clock", () => {
  it("takes a work from submission through a live auction to a paid order", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder);
    const room = await openRoom(shop);
    const { auctionId, artworkId, artist, administrator } = room;
    expect(await shop.noticesOf(administrator)).toEqual(["artworkToReview", "newDevice"]);
    expect(await shop.noticesOf(artist)).toEqual(["auctionOpened", "artworkApproved"]);
    const { image } = (await artist.get<ArtworkDetail>(`/api/artworks/${artworkId}`)).body;
    expect(image.widths).toEqual([320, 640, 700]);
    for (const width of image.widths) {
      for (const type of ["avif", "webp"]) {
        expect((await fetch(`${shop.running.url}/images/${image.base}-${width}.${type}`)).status).toBe(200);
      }
    }

    const sara = await shop.register("sara", "collector");
    const omar = await shop.register("omar", "collector");
    expect(await bid(sara, auctionId, 600)).toMatchObject({ standing: "leading", price: 500_00 });
    expect(await bid(omar, auctionId, 550)).toMatchObject({ standing: "outbid", price: 600_00 });
    await shop.pass(59 * MINUTE_MS);
    expect(await bid(omar, auctionId, 700)).toMatchObject({ standing: "leading", endsAt: shop.ahead(2 * MINUTE_MS) });
    expect(await shop.noticesOf(sara)).toEqual(["outbid"]);
    expect(await shop.noticesOf(omar)).toEqual([]);
    await shop.pass(1.5 * MINUTE_MS);
    expect(await statusOf(sara, auctionId)).toBe("live");
    await shop.pass(0.5 * MINUTE_MS);
    expect(await statusOf(sara, auctionId)).toBe("closing");
    await shop.pass(2_000);
    expect(await statusOf(sara, auctionId)).toBe("awaitingPayment");
    expect(await shop.noticesOf(omar)).toEqual(["auctionWon"]);
    expect(await shop.noticesOf(sara)).toEqual(["auctionLost", "outbid"]);

    const order = await orderOf(omar);
    expect(order).toMatchObject({ status: "pending", amounts: { net: 650_00, total: 747_50 } });
    await omar.put(`/api/orders/${order!.id}/delivery`, DELIVERY);
    await omar.post(`/api/orders/${order!.id}/payments`, { method: "sandbox-declined" });
    expect(await shop.noticesOf(omar)).toEqual(["paymentFailed", "auctionWon"]);
    await shop.pass(1_000);
    const begun = await omar.post<{ id: string }>(`/api/orders/${order!.id}/payments`, {
      method: "sandbox-needs-confirmation",
    });
    await shop.running.settled();
    expect(await orderOf(omar)).toMatchObject({ payment: { status: "needsConfirmation" } });
    await omar.post(`/api/orders/${order!.id}/payments/${begun.body.id}/confirm`);
    expect((await shop.noticesOf(omar))[0]).toBe("paymentReceived");
    expect(await orderOf(omar)).toMatchObject({ status: "processing", payment: { status: "succeeded" } });
    expect(await statusOf(sara, auctionId)).toBe("settled");
    expect((await sara.get<ArtworkDetail>(`/api/artworks/${artworkId}`)).body.sold).toBe(true);
    expect((await shop.noticesOf(artist)).slice(0, 2)).toEqual(["artworkPaid", "auctionSold"]);

    const letters = (await omar.get<KeptLetter[]>("/dev/mailbox")).body;
    expect(letters.filter(({ to }) => to === "omar@naqsh.test")).toHaveLength(3);
    expect(existsSync(join(dataFolder, "mailbox"))).toBe(true);
    expect(await shop.running.profile.worker.parked()).toEqual({ failures: [], deadJobs: [] });
    expect(shop.errors).toEqual([]);
  });

  it("moves on to the next bidder when the winner does not pay, and lapses when that one declines", async () => {
    const shop = await openShop(folder.fresh());
    const room = await openRoom(shop);
    const { sara, omar } = await wonBySara(shop, room);
    await shop.pass(20 * HOUR_MS);
    expect(await statusOf(sara, room.auctionId)).toBe("awaitingPayment");
    await shop.pass(2 * HOUR_MS);
    expect(await statusOf(sara, room.auctionId)).toBe("offered");
    expect(await orderOf(sara)).toMatchObject({ status: "cancelled", cancelReason: "paymentDeadlineMissed" });
    expect((await shop.noticesOf(sara))[0]).toBe("orderCancelled");
    expect((await shop.noticesOf(omar))[0]).toBe("offerReceived");
    const declined = await omar.post(`/api/auctions/${room.auctionId}/offer/decline`);
    expect(declined.status).toBe(200);
    expect((await shop.noticesOf(room.artist))[0]).toBe("auctionLapsed");
    expect(await statusOf(sara, room.auctionId)).toBe("lapsed");
    const again = {
      artworkId: room.artworkId,
      openingPrice: 400,
      startsAt: shop.ahead(HOUR_MS),
      endsAt: shop.ahead(3 * HOUR_MS),
    };
    expect((await room.artist.post("/api/auctions", again)).status).toBe(201);
    expect(shop.errors).toEqual([]);
  });

  it("lets an offer run out, and gives one who accepts a fresh day to pay", async () => {
    const shop = await openShop(folder.fresh());
    const room = await openRoom(shop);
    const { omar } = await wonBySara(shop, room);
    await shop.pass(22 * HOUR_MS);
    const accepted = await omar.post<{ orderId: string }>(`/api/auctions/${room.auctionId}/offer/accept`);
    expect(accepted.status).toBe(200);
    await shop.running.settled();
    expect(await orderOf(omar)).toMatchObject({
      source: "offer",
      status: "pending",
      amounts: { net: 800_00 },
      paymentDueAt: shop.ahead(24 * HOUR_MS),
    });
    await shop.pass(25 * HOUR_MS);
    expect(await statusOf(omar, room.auctionId)).toBe("lapsed");
    expect(shop.errors).toEqual([]);
  });

  it("puts the cancellation off while a payment begun in time is pending, by a quarter of an hour at most", async () => {
    const shop = await openShop(folder.fresh());
    const room = await openRoom(shop);
    const { sara, order } = await wonBySara(shop, room);
    await shop.passTo(after(order.paymentDueAt, -1_000));
    const begun = await sara.post<{ id: string }>(`/api/orders/${order.id}/payments`, {
      method: "sandbox-needs-confirmation",
    });
    expect(begun.status).toBe(201);
    await shop.pass(10 * MINUTE_MS);
    expect(await orderOf(sara)).toMatchObject({ status: "pending" });
    await shop.pass(7 * MINUTE_MS);
    expect(await orderOf(sara)).toMatchObject({ status: "cancelled" });
    expect(await statusOf(sara, room.auctionId)).toBe("offered");
    expect(shop.errors).toEqual([]);
  });

  it("gives back money that comes after the cancellation", async () => {
    let isReachable = false;
    const refunds: string[] = [];
    const failed = async () => ({ status: "failed", reason: "unknown" }) as const;
    const provider: Payments = {
      charge: async () => {
        if (!isReachable) throw new Error("the provider does not answer");
        return { status: "succeeded", reference: "late" };
      },
      confirm: failed,
      ask: failed,
      cancel: failed,
      cards: null,
      refund: async ({ reference }) => {
        refunds.push(reference);
        return { status: "sent", name: null };
      },
    };
    const shop = await openShop(folder.fresh(), { payments: provider });
    const room = await openRoom(shop);
    const { sara, order } = await wonBySara(shop, room);
    await shop.passTo(after(order.paymentDueAt, -1_000));
    const { id } = (await sara.post<{ id: string }>(`/api/orders/${order.id}/payments`, { method: "sandbox-succeeds" }))
      .body;
    await shop.pass(2 * HOUR_MS);
    expect(await orderOf(sara)).toMatchObject({ status: "cancelled" });
    const { deadJobs } = await shop.running.profile.worker.parked();
    expect(deadJobs).toMatchObject([{ id: `charge-payment_${id}`, reason: "the provider does not answer" }]);
    isReachable = true;
    expect(await shop.running.profile.worker.retry(`charge-payment_${id}`)).toBe(true);
    expect((await shop.noticesOf(sara))[0]).toBe("refunded");
    expect(await orderOf(sara)).toMatchObject({ status: "cancelled", refunded: true });
    expect(refunds).toEqual(["late"]);
    expect(await statusOf(sara, room.auctionId)).toBe("offered");
  });

  it("gives a voided winner's lot to the next bidder at the price without them, with a fresh day", async () => {
    const shop = await openShop(folder.fresh());
    const room = await openRoom(shop);
    const { sara, omar, order } = await wonBySara(shop, room);
    const reason = "تواطؤ مع حساب آخر";
    const voided = await room.administrator.post(`/api/admin/auctions/${room.auctionId}/void-bidder`, {
      alias: 1,
      reason,
    });
    expect(voided.status).toBe(200);
    expect((await shop.noticesOf(sara)).slice(0, 2).toSorted()).toEqual(["bidsVoided", "orderCancelled"]);
    expect((await shop.noticesOf(omar))[0]).toBe("auctionWon");
    expect(await orderOf(sara)).toMatchObject({ id: order.id, status: "cancelled", cancelReason: "bidderVoided" });
    expect(await orderOf(omar)).toMatchObject({
      status: "pending",
      amounts: { net: 500_00 },
      paymentDueAt: shop.ahead(24 * HOUR_MS),
    });
    expect(await statusOf(omar, room.auctionId)).toBe("awaitingPayment");
    expect(shop.errors).toEqual([]);
  });
});
