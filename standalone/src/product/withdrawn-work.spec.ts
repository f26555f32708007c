import type { ArtworkCard, ReviewedArtwork } from "@naqsh/shared/artwork";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { artworkForm, openShop } from "../testing/shop-in-test";

const folder = temporaryFolder();

const openWork = async () => {
  const shop = await openShop(folder.fresh());
  const administrator = await shop.administrator();
  const artist = await shop.register("huda", "artist");
  const { id } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("فجر"))).body;
  await shop.running.settled();
  const withdraw = async () => {
    expect((await artist.post(`/api/artworks/${id}/withdraw`, {})).status).toBe(200);
    await shop.running.settled();
  };
  return { ...shop, administrator, artist, id, withdraw };
};

it("a work that its artist withdraws is on show nowhere, and links to it say so", async () => {
  const { administrator, artist, id, withdraw, ...shop } = await openWork();
  await administrator.post(`/api/admin/artworks/${id}/approve`, { seen: "شهادة الأصالة" });
  await shop.running.settled();
  const visitor = shop.visitor("visitor");
  const listed = async () => (await visitor.get<ArtworkCard[]>("/api/artworks")).body.map(({ verified }) => verified);
  const found = async () => (await visitor.get(`/api/search?query=${encodeURIComponent("فجر")}`)).body;
  expect(await listed()).toEqual([true]);
  expect(JSON.stringify(await found())).toContain(id);

  await withdraw();
  expect(await listed()).toEqual([]);
  expect(JSON.stringify(await found())).not.toContain(id);
  expect(await visitor.get(`/api/artworks/${id}`)).toMatchObject({
    status: 404,
    body: { code: "ARTWORK_WITHDRAWN" },
  });
  const own = (await artist.get<ReviewedArtwork[]>("/api/artworks/my")).body;
  expect(own.map(({ status }) => status)).toEqual(["withdrawn"]);
  expect((await artist.put(`/api/artworks/${id}`, await artworkForm("فجر آخر"))).status).toBe(404);
  expect(shop.errors).toEqual([]);
});

it("a work that is withdrawn while it waits asks nobody to review it", async () => {
  const { administrator, withdraw, ...shop } = await openWork();
  const waiting = async () => (await administrator.get<ReviewedArtwork[]>("/api/admin/artworks/pending")).body.length;
  expect(await waiting()).toBe(1);
  expect(await shop.noticesOf(administrator)).toContain("artworkToReview");
  await withdraw();
  expect(await waiting()).toBe(0);
  expect(await shop.noticesOf(administrator)).not.toContain("artworkToReview");
  expect(shop.errors).toEqual([]);
});
