import { tileFilesOf } from "@naqsh/shared/artwork";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import { checkFiles } from "@naqsh/shared/platform/adapters/folder/file-digests";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { filesNamedIn } from "../migration/files-named-in";
import { artworkForm, HOUR_MS, openShop } from "../testing/shop-in-test";
import type { ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();

const withPicture = async (form: FormData, width: number, background: string): Promise<FormData> => {
  const picture = { width, height: 700, channels: 3 as const, background };
  form.set("image", new Blob([new Uint8Array(await sharp({ create: picture }).jpeg().toBuffer())]), "work.jpg");
  return form;
};

const submitted = async (shop: ShopInTest, artist: ShopVisitor, width: number): Promise<ArtworkDetail> => {
  const form = await withPicture(await artworkForm("فجر"), width, "#1f7a4d");
  const { body } = await artist.post<{ id: string }>("/api/artworks", form);
  await shop.running.settled();
  return (await artist.get<ArtworkDetail>(`/api/artworks/${body.id}`)).body;
};

it("serves the tiles of a large original, and none of a small one", async () => {
  const shop = await openShop(folder.fresh());
  const artist = await shop.register("noura", "artist");
  expect((await submitted(shop, artist, 1_600)).tiles).toBeNull();
  const { image, tiles } = await submitted(shop, artist, 2_200);
  expect(tiles?.levels.at(-1)).toEqual({ columns: 5, rows: 2 });
  for (const name of tileFilesOf(image.base, tiles!)) {
    const answer = await fetch(`${shop.running.url}/images/${name}`);
    expect([answer.status, answer.headers.get("content-type")], name).toEqual([200, "image/webp"]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
  }
  expect((await fetch(`${shop.running.url}/images/tiles/${image.base}/99-0-0.webp`)).status).toBe(404);
});

it("checks tiles, copies them with a shop, and deletes them with their artist", async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder);
  const artist = await shop.register("noura", "artist");
  const { id, image, tiles } = await submitted(shop, artist, 2_200);
  const names = tileFilesOf(image.base, tiles!);
  const files = createFolderFiles(join(dataFolder, "files"));
  const { checked, damaged } = await checkFiles(join(dataFolder, "files"));
  expect([checked > names.length, damaged]).toEqual([true, []]);
  const made = { type: "ArtworkTilesMade", data: { sha256: image.base, tiles } };
  expect(filesNamedIn(made)).toEqual(names);

  const detail = new FormData();
  detail.set("role", "detail");
  await artist.post(`/api/artworks/${id}/pictures`, await withPicture(detail, 2_400, "#7a1f4d"));
  await shop.running.settled();
  const [further] = (await artist.get<ArtworkDetail>(`/api/artworks/${id}`)).body.pictures!;
  expect(further?.image.widths.length).toBeGreaterThan(0);
  const furtherNames = [...tileFilesOf(further!.image.base, further!.tiles!), further!.image.original];
  for (const name of furtherNames) expect(await files.has(name), name).toBe(true);
  await artist.post("/api/user/deletion", { password: "correct horse 7" });
  await shop.pass(31 * 24 * HOUR_MS);
  for (const name of [image.original, ...names, ...furtherNames]) expect(await files.has(name), name).toBe(false);
});
