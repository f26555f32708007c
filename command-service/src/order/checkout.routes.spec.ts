import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { auctionOf, openWriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const MINUTE_MS = 60_000;
/** Net; with VAT 1,150 riyals. */
const PRICE = 1_000_00;

const openShop = async () => {
  const writeSide = await openWriteSide(folders.fresh());
  onTestFinished(() => writeSide.close());
  const artist = await writeSide.register("noura", "artist");
  const reem = await writeSide.register("reem");
  const artworkId = await writeSide.approvedWork(artist, PRICE);
  const typesOf = async (stream: string) => (await writeSide.events(stream)).map(({ type }) => type);
  const begin = (buyer: Person, body: object = {}) => buyer.send("POST", "/api/checkout", { artworkId, ...body });
  return { ...writeSide, artist, reem, artworkId, begin, workEvents: () => typesOf(`artwork-${artworkId}`), typesOf };
};

describe("A work at a fixed price", () => {
  it("is kept for its buyer for a quarter of an hour, in one order", async () => {
    const { reem, begin, workEvents, typesOf, ports } = await openShop();
    const { status, body } = await begin(reem, { amount: 1_150 });
    expect([status, body["reservedUntil"]]).toEqual([201, new Date(ports.clock.now() + 15 * MINUTE_MS).toISOString()]);
    // Whoever comes back to the page, or presses twice, has the same one.
    expect((await begin(reem)).body).toEqual(body);
    expect(await workEvents()).toEqual(["ArtworkSubmitted", "ArtworkApproved", "ArtworkReserved"]);
    expect(await typesOf(`order-${String(body["orderId"])}`)).toEqual(["OrderCreated"]);
  });

  it("is kept for one of all who want it at once", async () => {
    const { begin, register, workEvents } = await openShop();
    const buyers = await Promise.all(Array.from({ length: 12 }, (_, place) => register(`buyer${place}`)));
    const answers = await Promise.all(buyers.map((buyer) => begin(buyer)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201).map(({ body }) => body["code"]);
    expect(new Set(refused)).toEqual(new Set(["ARTWORK_IS_RESERVED"]));
    expect((await workEvents()).filter((type) => type === "ArtworkReserved")).toHaveLength(1);
  });

  it("is bought or auctioned, never both, when both are asked for at once", async () => {
    const { artist, reem, begin, ports, artworkId, workEvents } = await openShop();
    const [bought, auctioned] = await Promise.all([
      begin(reem),
      artist.send("POST", "/api/auctions", auctionOf(ports, artworkId)),
    ]);
    expect([bought.status, auctioned.status].toSorted((a, b) => a - b)).toEqual([201, 409]);
    const taken = (await workEvents()).filter((type) => type === "ArtworkReserved" || type === "ArtworkConsigned");
    expect(taken).toHaveLength(1);
  });

  it("is not bought at a price that its buyer was not shown, by its artist, or without a price", async () => {
    const { artist, reem, begin, approvedWork } = await openShop();
    expect((await begin(reem, { amount: 1_000 })).body).toMatchObject({ code: "PRICE_IS_NOW" });
    expect((await begin(artist)).body).toMatchObject({ code: "OWN_ARTWORK" });
    const unpriced = await approvedWork(artist);
    expect((await begin(reem, { artworkId: unpriced })).body).toMatchObject({ code: "ARTWORK_NOT_FOR_SALE" });
    expect((await begin(reem, { artworkId: "00000000-0000-4000-8000-000000000000" })).body).toMatchObject({
      code: "ARTWORK_UNKNOWN",
    });
  });

  it("is revised by nobody while it is kept", async () => {
    const { artist, reem, begin, artworkId } = await openShop();
    await begin(reem);
    const revised = await artist.send("PUT", `/api/artworks/${artworkId}`, {
      title: "نخيل",
      description: "نخيل في الأحساء",
      category: "painting",
      price: "2000",
    });
    expect(revised.body).toMatchObject({ code: "ARTWORK_IS_RESERVED" });
  });

  it("is paid once it is known where it goes, and goes no other way than its buyer's", async () => {
    const { reem, begin, register } = await openShop();
    const { body } = await begin(reem);
    const order = `/api/orders/${String(body["orderId"])}`;
    const pay = () => reem.send("POST", `${order}/payments`, { method: "sandbox-succeeds" });
    const stranger = await register("layan");
    expect((await pay()).body).toMatchObject({ code: "DELIVERY_MISSING" });
    const delivery = DELIVERY;
    expect((await stranger.send("PUT", `${order}/delivery`, delivery)).body).toMatchObject({ code: "NOT_YOUR_ORDER" });
    expect((await reem.send("PUT", `${order}/delivery`, delivery)).status).toBe(200);
    expect((await pay()).status).toBe(201);
    expect((await reem.send("PUT", `${order}/delivery`, delivery)).body).toMatchObject({ code: "PAYMENT_PENDING" });
  });

  it("keeps nobody's address open in the log", async () => {
    const { reem, begin, events } = await openShop();
    const orderId = String((await begin(reem)).body["orderId"]);
    await reem.send("PUT", `/api/orders/${orderId}/delivery`, DELIVERY);
    const text = JSON.stringify(await events(`order-${orderId}`));
    const { recipient, phone, street } = DELIVERY.address;
    for (const word of [recipient, phone, street]) expect(text).not.toContain(word);
  });

  it("charges what the zone costs by the settings, and freezes it on the order", async () => {
    const { reem, begin, administrator, events } = await openShop();
    const admin = await administrator();
    const prices = { deliveryPrices: { riyadh: 0, cities: 40_00, remote: 75_00 } };
    expect((await admin.send("PATCH", "/api/admin/settings", prices)).status).toBe(200);
    const orderId = String((await begin(reem)).body["orderId"]);
    await reem.send("PUT", `/api/orders/${orderId}/delivery`, { zone: "remote", address: DELIVERY.address });
    await admin.send("PATCH", "/api/admin/settings", { deliveryPrices: { riyadh: 0, cities: 0, remote: 0 } });
    const chosen = (await events(`order-${orderId}`)).at(-1);
    expect(chosen?.data["amounts"]).toMatchObject({ net: PRICE, vat: 150_00, delivery: 75_00, total: 1_225_00 });
  });

  it("is given up by its buyer alone, and only what was not won", async () => {
    const { reem, begin, register, typesOf } = await openShop();
    const orderId = String((await begin(reem)).body["orderId"]);
    const path = `/api/orders/${orderId}/give-up`;
    expect((await (await register("layan")).send("POST", path, {})).body).toMatchObject({ code: "NOT_YOUR_ORDER" });
    expect((await reem.send("POST", path, {})).status).toBe(200);
    expect(await typesOf(`order-${orderId}`)).toEqual(["OrderCreated", "OrderCancelled"]);
  });

  it("is on sale again once its order fell, and only then", async () => {
    const { reem, begin, register, tell, artworkId, ports } = await openShop();
    const { body } = await begin(reem);
    const layan = await register("layan");
    const release = (orderId: unknown) => tell("artwork", artworkId, "ReleaseReservation", { artworkId, orderId });
    await release("another");
    expect((await begin(layan)).body).toMatchObject({ code: "ARTWORK_IS_RESERVED" });
    await ports.clock.advanceBy(15 * MINUTE_MS);
    const { orderId } = body;
    await tell("order", String(orderId), "CancelOrder", { orderId, reason: "paymentDeadlineMissed" });
    await release(orderId);
    expect((await begin(layan)).status).toBe(201);
  });
});
