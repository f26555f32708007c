import type { InvoiceView } from "@naqsh/shared/invoice";
import type { OrderView } from "@naqsh/shared/order";
import type { ArtworkDetail, WorkDocument } from "@naqsh/shared/artwork";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { bid, openRoom } from "../testing/room-in-test";
import { artworkForm, HOUR_MS, MINUTE_MS, openShop } from "../testing/shop-in-test";
import type { ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const DAY_MS = 24 * HOUR_MS;
const PDF = Buffer.from("%PDF-1.4\nCertificate of origin, Jeddah");
const bankAccount = {
  holder: "شركة نقش للفنون",
  bank: { ar: "البنك الأهلي", en: "National Bank" },
  iban: "SA0380000000608010167519",
};

const PASSWORD = "correct horse 7";

/** Signs in again: sessions end in the weeks that pass. */
const signIn = async (shop: ShopInTest, name: string) => {
  const visitor = shop.visitor(name);
  expect(await visitor.post("/api/signin", { email: `${name}@naqsh.test`, password: PASSWORD })).toMatchObject({
    status: 200,
  });
  return visitor;
};

/** Signs in and gives what reads an answer as it is. */
const reader = async ({ running: { url } }: ShopInTest, name: string): Promise<(path: string) => Promise<string>> => {
  const body = JSON.stringify({ email: `${name}@naqsh.test`, password: PASSWORD });
  const signedIn = await fetch(`${url}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(";")[0]!;
  return async (path) => {
    const answer = await fetch(`${url}${path}`, { headers: { cookie } });
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
};

it("erases an artist who sold, and leaves to the buyer the work, its papers and the invoice", async () => {
  const shop = await openShop(folder.fresh());
  const room = await openRoom(shop);
  const { artworkId, auctionId, endsAt } = room;
  let { artist } = room;
  const artistId = artist.id;
  let sara: ShopVisitor = await shop.register("sara", "collector");
  expect(await sara.post("/api/follows/follow", { artistId: artistId })).toMatchObject({ status: 200 });
  const paper = new FormData();
  paper.set("kind", "certificate");
  paper.set("document", new Blob([new Uint8Array(PDF)], { type: "application/pdf" }), "paper");
  expect(await artist.post(`/api/artworks/${artworkId}/documents`, paper)).toMatchObject({ status: 201 });
  const confirm = () => artist.post("/api/confirm-identity", { password: PASSWORD });
  await confirm();
  expect(await artist.put("/api/user/payout-account", { iban: "SA6380000000608010160037" })).toMatchObject({
    status: 200,
  });

  // Shows the same picture, and goes with her.
  expect(await artist.post("/api/artworks", await artworkForm("ظهيرة"))).toMatchObject({ status: 201 });
  await bid(sara, auctionId, 700);
  await shop.passTo(endsAt);
  await shop.pass(HOUR_MS);
  const order = async () => {
    await shop.running.settled();
    return (await sara.get<OrderView[]>("/api/orders/my-purchases")).body[0]!;
  };
  const { id: orderId, amounts } = await order();
  await sara.put(`/api/orders/${orderId}/delivery`, DELIVERY);
  await sara.post(`/api/orders/${orderId}/payments`, { method: "sandbox-succeeds" });
  await shop.running.settled();
  const parcel = { carrier: "smsa", trackingNumber: "SM 4410 2261" };
  expect(await artist.post(`/api/orders/${orderId}/shipment`, parcel)).toMatchObject({ status: 200 });
  expect(await sara.post(`/api/orders/${orderId}/receipt`, {})).toMatchObject({ status: 200 });
  const leave = async () => {
    await confirm();
    return artist.post<{ erasesAt: string }>("/api/user/deletion", {});
  };
  // What is owed to her, or may have to be taken back, is settled first.
  expect(await leave()).toMatchObject({ status: 409, body: { code: "ACCOUNT_HAS_OPEN_BUSINESS" } });
  await shop.pass(16 * DAY_MS);
  [artist, sara] = [await signIn(shop, "noura"), await signIn(shop, "sara")];
  const administrator = await shop.administrator();
  await administrator.patch("/api/admin/settings", { bankAccount });
  const { id: batchId } = (
    await administrator.post<{ id: string }>("/api/admin/payout-batches", { artistIds: [artistId] })
  ).body;
  for (const step of ["export", "confirm"]) {
    await shop.running.settled();
    const body = step === "confirm" ? { failed: [] } : {};
    expect(await administrator.post(`/api/admin/payout-batches/${batchId}/${step}`, body)).toMatchObject({
      status: 200,
    });
  }
  await shop.running.settled();
  const papers = async () => (await sara.get<WorkDocument[]>(`/api/artworks/${artworkId}/documents`)).body;
  const invoices = async () => (await sara.get<InvoiceView[]>(`/api/orders/${orderId}/invoices`)).body;
  const [papersBefore, invoicesBefore] = [await papers(), await invoices()];
  const { base, widths } = (await sara.get<ArtworkDetail>(`/api/artworks/${artworkId}`)).body.image;
  const pictureIs = (): Promise<number[]> =>
    Promise.all(widths.map(async (width) => (await fetch(`${shop.running.url}/images/${base}-${width}.avif`)).status));
  expect(new Set(await pictureIs())).toEqual(new Set([200]));
  expect([papersBefore.length, invoicesBefore.length]).toEqual([1, 1]);

  const left = await leave();
  expect(left.status).toBe(200);
  await shop.passTo(left.body.erasesAt);
  await shop.pass(MINUTE_MS);
  await shop.running.settled();

  expect((await artist.get("/api/user")).status).toBe(401);
  sara = await signIn(shop, "sara");
  expect(await order()).toMatchObject({ id: orderId, amounts, status: "completed" });
  expect(await invoices()).toEqual(invoicesBefore);
  expect(new Set(await pictureIs())).toEqual(new Set([200]));
  const read = await reader(shop, "sara");
  expect(await read(`/api/orders/${orderId}/invoices/${invoicesBefore[0]!.id}/pdf`)).toMatch(/^%PDF-/);
  expect((await papers()).map(({ id, kind }) => ({ id, kind }))).toEqual(
    papersBefore.map(({ id, kind }) => ({ id, kind })),
  );
  expect(await read(`/api/artworks/${artworkId}/documents/${papersBefore[0]!.id}`)).toBe(PDF.toString());
  expect(await read("/api/follows/following")).not.toContain(artistId);
  expect(await read(`/api/artworks/${artworkId}`)).not.toContain("noura");
  expect(shop.errors).toEqual([]);
});
