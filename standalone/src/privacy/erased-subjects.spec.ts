import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { bid, openRoom } from "../testing/room-in-test";
import { artworkForm, HOUR_MS, openShop, type ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const SAID = "zibaq-about-the-erased";

const erase = async ({ running }: ShopInTest, { id }: ShopVisitor): Promise<void> => {
  const erased = { streamCategory: "user", streamId: id, command: { type: "EraseAccount", data: { userId: id } } };
  const cause = { commandId: id, correlationId: id, causationId: null, actorId: "example" };
  expect(await running.profile.commands.commandBus.dispatch({ ...erased, ...cause })).toEqual({ accepted: true });
  await running.settled();
};

const textOf = async (reader: ShopVisitor, path: string): Promise<string> => {
  const { status, body } = await reader.get(path);
  expect([path, status]).toEqual([path, 200]);
  return JSON.stringify(body);
};

it("voids an erased bidder, whose reason nobody can read", async () => {
  const shop = await openShop(folder.fresh());
  const { administrator, auctionId, endsAt } = await openRoom(shop);
  const her = await shop.register("huda", "collector");
  await bid(her, auctionId, 700);
  await erase(shop, her);
  const asked = { alias: 1, reason: SAID };
  const path = `/api/admin/auctions/${auctionId}/void-bidder`;
  expect(await administrator.post(path, asked)).toMatchObject({ status: 200 });
  await shop.passTo(endsAt);
  await shop.pass(HOUR_MS);
  for (const read of [`/api/auctions/${auctionId}`, `/api/auctions/${auctionId}/replay`, "/api/admin/history"]) {
    expect([read, await textOf(administrator, read)]).toEqual([read, expect.not.stringContaining(SAID)]);
  }
  expect(shop.errors).toEqual([]);
});

it("voids an erased winner who has not paid, and cancels the order", async () => {
  const shop = await openShop(folder.fresh());
  const { administrator, auctionId, endsAt } = await openRoom(shop);
  const her = await shop.register("huda", "collector");
  await bid(her, auctionId, 700);
  await shop.passTo(endsAt);
  await shop.pass(HOUR_MS);
  await erase(shop, her);
  const asked = { alias: 1, reason: SAID };
  const path = `/api/admin/auctions/${auctionId}/void-bidder`;
  expect(await administrator.post(path, asked)).toMatchObject({ status: 200 });
  await shop.running.settled();
  const history = await textOf(administrator, "/api/admin/history");
  expect(history).toContain("OrderCancelled");
  expect(history).toContain("BidderVoided");
  expect(history).not.toContain(SAID);
  expect(shop.errors).toEqual([]);
});

it("rejects the work of an erased artist", async () => {
  const shop = await openShop(folder.fresh());
  const administrator = await shop.administrator();
  const artist = await shop.register("noura", "artist");
  const { id } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("غسق"))).body;
  await shop.running.settled();
  await erase(shop, artist);
  const review = { reason: "other", note: SAID };
  expect(await administrator.post(`/api/admin/artworks/${id}/reject`, review)).toMatchObject({ status: 200 });
  await shop.running.settled();
  const history = await textOf(administrator, "/api/admin/history");
  expect(history).toContain("ArtworkRejected");
  expect(history).not.toContain(SAID);
  expect(shop.errors).toEqual([]);
});

it("refuses to ban an erased person and to forgive them, and says why", async () => {
  const shop = await openShop(folder.fresh());
  const { administrator, auctionId, endsAt } = await openRoom(shop);
  const her = await shop.register("huda", "collector");
  await bid(her, auctionId, 700);
  await shop.passTo(endsAt);
  await shop.pass(25 * HOUR_MS);
  await erase(shop, her);
  const ban = await administrator.post(`/api/admin/users/${her.id}/ban`, { reason: SAID });
  const forgive = { auctionId, reason: SAID };
  const pardon = await administrator.post(`/api/admin/users/${her.id}/forgive-unpaid-win`, forgive);
  for (const answer of [ban, pardon]) expect(answer).toMatchObject({ body: { code: "ACCOUNT_IS_ERASED" } });
  expect(shop.errors).toEqual([]);
});
