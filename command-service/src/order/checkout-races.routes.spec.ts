import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWriteSide, type Person } from "../testing/write-side";
import { exampleBodies } from "../testing/example-bodies";

const folders = temporaryFolder();
const PRICE = 1_000_00;
const WORK = { title: "نخيل", description: "نخيل في الأحساء", category: "painting", price: "1000" } as const;

const openShop = async () => {
  const writeSide = await openWriteSide(folders.fresh());
  onTestFinished(() => writeSide.close());
  const artist = await writeSide.register("noura", "artist");
  const reem = await writeSide.register("reem");
  const admin = await writeSide.administrator();
  const artworkId = await writeSide.approvedWork(artist, PRICE);
  const begin = (buyer: Person) => buyer.send("POST", "/api/checkout", { artworkId });
  const ban = ({ id }: Person) => admin.send("POST", `/api/admin/users/${id}/ban`, { reason: "أعمال منسوخة" });
  const unban = ({ id }: Person) => admin.send("POST", `/api/admin/users/${id}/unban`);
  const pay = async (buyer: Person, orderId: string) => {
    await buyer.send("PUT", `/api/orders/${orderId}/delivery`, DELIVERY);
    return buyer.send("POST", `/api/orders/${orderId}/payments`, { method: "sandbox-succeeds" });
  };
  return { ...writeSide, artist, reem, admin, artworkId, begin, ban, unban, pay };
};

type Checkout = Awaited<ReturnType<typeof openShop>>;

const timesReserved = async ({ events }: Pick<Checkout, "events">, artworkId: string): Promise<number> =>
  (await events(`artwork-${artworkId}`)).filter(({ type }) => type === "ArtworkReserved").length;

/** A work with a picture of its own, which its artist can revise. */
const approvedPicture = async ({ artist, admin }: Pick<Checkout, "artist" | "admin">): Promise<string> => {
  const { imageUrl } = exampleBodies.artwork.submitArtwork;
  const id = String((await artist.send("POST", "/api/artworks", { ...WORK, imageUrl })).body["id"]);
  expect((await admin.send("POST", `/api/admin/artworks/${id}/approve`)).status).toBe(200);
  return id;
};

describe("A checkout that is under way", () => {
  it("is ended by its buyer's payment though they were banned meanwhile, who begins no other", async () => {
    const { reem, begin, ban, pay, artist, approvedWork } = await openShop();
    const { orderId } = (await begin(reem)).body;
    expect((await ban(reem)).status).toBe(200);
    const other = await approvedWork(artist, PRICE);
    expect(await reem.send("POST", "/api/checkout", { artworkId: other })).toMatchObject({
      status: 403,
      body: { code: "ACCOUNT_BANNED" },
    });
    expect((await pay(reem, String(orderId))).status).toBe(201);
  });

  it("goes on though the work's artist was banned meanwhile, whose work nobody else begins to buy", async () => {
    const { artist, reem, begin, ban, unban, pay, register, artworkId, events, approvedWork } = await openShop();
    const { orderId } = (await begin(reem)).body;
    const free = await approvedWork(artist, PRICE);
    expect((await ban(artist)).status).toBe(200);
    // Whoever comes back to their checkout finds it.
    expect((await begin(reem)).body).toMatchObject({ orderId });
    const layan = await register("layan");
    const buyFree = () => layan.send("POST", "/api/checkout", { artworkId: free });
    expect(await buyFree()).toMatchObject({ status: 409, body: { code: "ARTWORK_NOT_FOR_SALE" } });
    expect((await pay(reem, String(orderId))).status).toBe(201);
    expect((await events(`artwork-${artworkId}`)).at(-1)?.type).toBe("ArtworkReserved");
    await unban(artist);
    expect((await buyFree()).status).toBe(201);
  });

  it.each(["buyer", "artist"] as const)(
    "is begun or refused, never half, when its %s is banned at once",
    async (who) => {
      const { artist, reem, begin, ban, events, artworkId } = await openShop();
      const [begun, banned] = await Promise.all([begin(reem), ban(who === "buyer" ? reem : artist)]);
      expect(banned.status).toBe(200);
      const { orderId, code } = begun.body;
      if (begun.status === 201) {
        expect((await events(`order-${String(orderId)}`)).map(({ type }) => type)).toEqual(["OrderCreated"]);
        expect(await timesReserved({ events }, artworkId)).toBe(1);
      } else {
        expect(["ACCOUNT_BANNED", "ARTWORK_NOT_FOR_SALE"]).toContain(code);
        expect(await timesReserved({ events }, artworkId)).toBe(0);
      }
    },
  );

  it.each([
    ["is taken off sale", { isForSale: false }],
    ["gets another price", { price: "2000" }],
  ])("is at the price that its buyer saw, or refused, when its work %s at once", async (_, changes) => {
    const shop = await openShop();
    const { artist, reem, events } = shop;
    const artworkId = await approvedPicture(shop);
    const [begun, revised] = await Promise.all([
      reem.send("POST", "/api/checkout", { artworkId, amount: 1_150 }),
      artist.send("PUT", `/api/artworks/${artworkId}`, { ...WORK, ...changes }),
    ]);
    // One of them came first; the other was told so.
    expect([begun.status, revised.status].toSorted((a, b) => a - b)).toEqual(
      begun.status === 201 ? [201, 409] : [200, 409],
    );
    if (begun.status === 201) {
      const [order] = await events(`order-${String(begun.body["orderId"])}`);
      expect(order?.data["amounts"]).toMatchObject({ net: PRICE });
      expect(revised.body).toMatchObject({ code: "ARTWORK_IS_RESERVED" });
    } else {
      expect(["PRICE_IS_NOW", "ARTWORK_NOT_FOR_SALE"]).toContain(begun.body["code"]);
    }
    expect(await timesReserved(shop, artworkId)).toBe(begun.status === 201 ? 1 : 0);
  });

  it("is begun, or told that its work is gone, where the artist withdraws it at once", async () => {
    const { artist, reem, begin, artworkId, events } = await openShop();
    const [begun, withdrawn] = await Promise.all([
      begin(reem),
      artist.send("POST", `/api/artworks/${artworkId}/withdraw`),
    ]);
    expect([begun.status, withdrawn.status]).toEqual(begun.status === 201 ? [201, 409] : [404, 200]);
    const lost = begun.status === 201 ? withdrawn : begun;
    expect(lost.body["code"]).toBe(begun.status === 201 ? "ARTWORK_IS_RESERVED" : "ARTWORK_WITHDRAWN");
    expect(await timesReserved({ events }, artworkId)).toBe(begun.status === 201 ? 1 : 0);
  });

  it("keeps its work from an administrator's second look, until it is over", async () => {
    const { reem, admin, begin, artworkId, pay } = await openShop();
    const { orderId } = (await begin(reem)).body;
    const rejected = await admin.send("POST", `/api/admin/artworks/${artworkId}/reject`, { reason: "blurry" });
    expect(rejected.status).toBe(409);
    expect((await pay(reem, String(orderId))).status).toBe(201);
  });
});
