import { cpSync } from "node:fs";
import { join } from "node:path";
import type { DataExportStatus } from "@naqsh/shared/account";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import sharp from "sharp";
import { expect, it } from "vitest";
import { filesThatName, filesUnder, readBy, toldOperator } from "../testing/left-behind";
import { openRoom } from "../testing/room-in-test";
import { artworkForm, HOUR_MS, openShop, type ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const DAY_MS = 24 * HOUR_MS;
/** Her first name, username and address, and unlike any word of the shop. */
const NAME = "zubaydah";
const PHONE = "+966507654321";
const IBAN = "SA6380000000608010160037";
const VAT_NUMBER = "399999999999993";
const TOLD = [NAME, PHONE, IBAN, VAT_NUMBER];

const form = (field: string, bytes: Uint8Array<ArrayBuffer>, type: string): FormData => {
  const sent = new FormData();
  sent.set(field, new Blob([bytes], { type }), NAME);
  return sent;
};

const portrait = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 90, height: 90, channels: 3, background: "#334455" } })
      .png()
      .toBuffer(),
  );

/** What was taken, so that nothing below is empty because nothing was there. */
const expectTaken = async (answers: readonly Promise<{ status: number; body: unknown }>[]): Promise<void> => {
  for (const { status, body } of await Promise.all(answers)) expect([200, 201], JSON.stringify(body)).toContain(status);
};

/** Fills in every part of an account that a person writes into. */
const settleIn = async (her: ShopVisitor, artworkId: string): Promise<void> => {
  const profile = { bio: `${NAME} paints`, bioEn: NAME, latinName: NAME, location: NAME, phone: PHONE };
  await expectTaken([her.put("/api/user/profile", { ...profile, website: `https://${NAME}.example/` })]);
  await expectTaken([her.post("/api/user/upload-profile-image", form("profileImage", await portrait(), "image/png"))]);
  const registration = { name: `${NAME} est.`, number: VAT_NUMBER };
  await expectTaken([her.put("/api/user/vat-registration", { registration })]);
  await expectTaken([her.put("/api/user/payout-account", { iban: IBAN })]);
  const card = new Uint8Array(Buffer.from(`%PDF-1.4\n${NAME}`));
  await expectTaken([her.post("/api/user/badge-request", form("document", card, "application/pdf"))]);
  await expectTaken([her.post("/api/user/email", { email: `${NAME}@elsewhere.test` })]);
  await expectTaken([
    her.post("/api/saved-searches", { name: NAME, place: "search", question: { q: NAME } }),
    her.post("/api/searches/history", { query: NAME }),
    her.post("/api/my-addresses", { name: NAME, ...DELIVERY, address: { ...DELIVERY.address, recipient: NAME } }),
    her.post("/api/interactions", { artworkId, interactionType: "view", metadata: { source: "feed" } }),
  ]);
  const { id } = (await her.post<{ id: string }>("/api/collections", { name: NAME, description: NAME })).body;
  await expectTaken([her.post(`/api/collections/${id}/works`, { artworkId, note: NAME })]);
  await expectTaken([her.post(`/api/collections/${id}/publish`, {})]);
};

const copyMade = async (shop: ShopInTest, her: ShopVisitor): Promise<void> => {
  await expectTaken([her.post("/api/user/data-export", {})]);
  await shop.running.settled();
  expect((await her.get<DataExportStatus>("/api/user/data-export")).body.copy).toMatchObject({ state: "ready" });
};

const byAnyone = [
  `/api/search?query=${NAME}`,
  `/api/search/suggestions?query=${NAME}`,
  "/api/artists",
  "/api/collections",
];
const byAdministrator = [
  "/api/admin/users",
  `/api/admin/users?q=${NAME}`,
  "/api/admin/badges",
  "/api/admin/badges?standing=granted",
  "/api/admin/artworks/verifications",
  "/api/admin/history",
];

it("leaves nothing of an artist who filled in everything: no words, pictures, documents, searches, collections, copies", async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder);
  const { artworkId, administrator } = await openRoom(shop);
  const her = await shop.register(NAME, "artist");
  await settleIn(her, artworkId);
  const { id: work } = (await her.post<{ id: string }>("/api/artworks", await artworkForm("شفق"))).body;
  await expectTaken([
    administrator.post(`/api/admin/artworks/${work}/reject`, { reason: "other", note: `${NAME}, again` }),
  ]);
  await copyMade(shop, her);
  const filesBefore = filesUnder(join(dataFolder, "files")).length;
  expect(await readBy(shop.visitor("anyone"), byAnyone)).toContain(NAME);
  expect(filesThatName(join(dataFolder, "mailbox"), NAME)).not.toEqual([]);
  const backup = join(folder.fresh(), "backup");
  await toldOperator(dataFolder, { command: "backup", argument: backup });

  expect((await her.post("/api/user/deletion", {})).body).toMatchObject({ erasesAt: expect.any(String) as string });
  await shop.pass(30 * DAY_MS + HOUR_MS);

  expect((await her.get("/api/user")).status).toBe(401);
  expect(await readBy(shop.visitor("anyone"), byAnyone)).not.toContain(NAME);
  expect(await readBy(await shop.administrator(), byAdministrator)).not.toContain(NAME);
  expect(await toldOperator(dataFolder, { command: "export", argument: her.id })).not.toContain(NAME);
  // Her picture, her document, her copy and the pictures of a work that was never sold.
  expect(filesUnder(join(dataFolder, "files")).length).toBeLessThan(filesBefore - 3);
  expect(shop.errors).toEqual([]);
  await shop.running.stop();
  expect(filesThatName(dataFolder, ...TOLD)).toEqual([]);

  const restored = join(folder.fresh(), "restored");
  const keys = join(folder.fresh(), "keys");
  cpSync(join(dataFolder, "keys"), keys, { recursive: true });
  await toldOperator(restored, { command: "restore", argument: backup, keys });
  const old = await openShop(restored);
  expect(await readBy(old.visitor("anyone"), byAnyone)).not.toContain(NAME);
  expect(await readBy(await old.administrator(), byAdministrator)).not.toContain(NAME);
  await old.running.stop();
  expect(filesThatName(restored, ...TOLD)).toEqual([]);
});
