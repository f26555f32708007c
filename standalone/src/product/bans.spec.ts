import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { AuctionHead } from "@naqsh/shared/auction";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { openRoom } from "../testing/room-in-test";
import { artworkForm, HOUR_MS, openShop } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();

const statusOf = async (visitor: ShopVisitor, auctionId: string) =>
  (await visitor.get<{ auction: AuctionHead }>(`/api/auctions/${auctionId}`)).body;

it("a ban takes the chosen leads in one step, for its reason", async () => {
  const shop = await openShop(folder.fresh());
  const { auctionId, administrator } = await openRoom(shop);
  const [sara, omar] = [await shop.register("sara", "collector"), await shop.register("omar", "collector")];
  for (const [who, amount] of [[sara, 600] as const, [omar, 700] as const]) {
    await who.post(`/api/auctions/${auctionId}/bids`, { amount });
  }
  const voidedLeads = [{ auctionId, alias: 2 }];
  const banned = await administrator.post(`/api/admin/users/${omar.id}/ban`, { reason: "shill bids", voidedLeads });
  expect(banned.status).toBe(200);
  await shop.running.settled();
  expect(await shop.noticesOf(omar)).toContain("bidsVoided");
  expect(await shop.noticesOf(sara)).toContain("leadingAfterVoid");
  expect(shop.errors).toEqual([]);
});

it("a banned artist's announced auction ends with the ban, whoever saw it, and their works are available to nobody", async () => {
  const shop = await openShop(folder.fresh());
  const administrator = await shop.administrator();
  const artist = await shop.register("huda", "artist");
  const { id } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("فجر"))).body;
  await shop.running.settled();
  await administrator.post(`/api/admin/artworks/${id}/approve`, {});
  const times = { startsAt: shop.ahead(HOUR_MS), endsAt: shop.ahead(3 * HOUR_MS) };
  const scheduled = await artist.post<{ id: string }>("/api/auctions", { artworkId: id, openingPrice: 500, ...times });
  expect(scheduled.status).toBe(201);
  await shop.running.settled();

  const visitor = shop.visitor("visitor");
  const listed = async () => (await visitor.get<ArtworkCard[]>("/api/artworks")).body.length;
  expect([await listed(), (await visitor.get(`/api/artworks/${id}`)).status]).toEqual([1, 200]);
  await administrator.post(`/api/admin/users/${artist.id}/ban`, { reason: "copies of others" });
  await shop.running.settled();
  expect(JSON.stringify(await statusOf(visitor, scheduled.body.id))).toContain('"cancelled"');
  expect([await listed(), (await visitor.get(`/api/artworks/${id}`)).status]).toEqual([0, 404]);
  expect((await artist.get(`/api/artworks/${id}`)).status).toBe(200);
  expect((await administrator.get(`/api/artworks/${id}`)).status).toBe(200);

  await administrator.post(`/api/admin/users/${artist.id}/unban`, {});
  await shop.running.settled();
  expect([await listed(), (await visitor.get(`/api/artworks/${id}`)).status]).toEqual([1, 200]);
  expect(shop.errors).toEqual([]);
});
