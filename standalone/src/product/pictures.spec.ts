import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { pngWithProfile, SECRET, SECRET_FORMS, WAYS_TO_TAG } from "@naqsh/shared/testing/tagged-pictures";
import type { PictureFormat } from "@naqsh/shared/testing/tagged-pictures";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { artworkForm, openShop } from "../testing/shop-in-test";
import type { ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: "#1f7a4d" } });
const plainPicture = (format: PictureFormat): Promise<Buffer> => picture().toFormat(format).toBuffer();

/** All that anyone can fetch of a work, and the full picture that its artist can. */
const servedOf = async (shop: ShopInTest, artist: ShopVisitor, sent: Buffer): Promise<Record<string, Buffer>> => {
  const form = await artworkForm("فجر");
  form.set("image", new Blob([new Uint8Array(sent)]), "work");
  const { status, body } = await artist.post<{ id: string }>("/api/artworks", form);
  expect(status).toBe(201);
  await shop.running.settled();
  const { image, imageUrl } = (await artist.get<ArtworkDetail>(`/api/artworks/${body.id}`)).body;
  expect(image.widths.length).toBeGreaterThan(0);
  const renditions = image.widths.flatMap((width) =>
    ["avif", "webp"].map((format) => `/images/${image.base}-${width}.${format}`),
  );
  const full = `/api/artworks/${body.id}/picture`;
  const served = [full, imageUrl, ...renditions].map(async (path) => {
    const answer = await artist.download(path);
    expect(answer.status, path).toBe(200);
    return [path, answer.body] as const;
  });
  return Object.fromEntries(await Promise.all(served));
};

it("serves nothing of a picture's file but the picture, however a place or a text was written into it", async () => {
  const shop = await openShop(folder.fresh());
  const artist = await shop.register("noura", "artist");
  const leaks: string[] = [];
  for (const { name, format, tagged } of WAYS_TO_TAG) {
    const sent = tagged(await plainPicture(format));
    expect(
      SECRET_FORMS.some((form) => sent.includes(form)),
      name,
    ).toBe(true);
    for (const bytes of Object.values(await servedOf(shop, artist, sent))) {
      if (SECRET_FORMS.some((form) => bytes.includes(form))) leaks.push(`${format}: ${name}`);
      expect((await sharp(bytes).stats()).isOpaque).toBe(true);
    }
  }
  expect(leaks).toEqual([]);
});

it.each<PictureFormat>(["jpeg", "png", "webp", "avif"])(
  "serves a %s without what the encoder's own metadata say, upright",
  async (format) => {
    const shop = await openShop(folder.fresh());
    const artist = await shop.register("noura", "artist");
    const sent = await picture()
      .toFormat(format)
      .withExif({ IFD0: { Copyright: SECRET }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "24/1 0/1 0/1" } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    for (const bytes of Object.values(await servedOf(shop, artist, sent))) {
      expect(bytes.includes(SECRET)).toBe(false);
      const { width, height, exif, xmp, orientation } = await sharp(bytes).metadata();
      expect([width, height, exif, xmp, orientation ?? 1]).toEqual([48, 64, undefined, undefined, 1]);
    }
  },
);

it("keeps colours that sRGB has not, and none of the profile that came with them", async () => {
  const shop = await openShop(folder.fresh());
  const artist = await shop.register("noura", "artist");
  const { icc } = await sharp(await picture().withIccProfile("p3").png().toBuffer()).metadata();
  const reds = { create: { width: 64, height: 48, channels: 3 as const, background: "#ff0000" } };
  const sent = pngWithProfile(await sharp(reds).png().toBuffer(), Buffer.concat([icc!, Buffer.from(SECRET)]));
  const [original] = Object.values(await servedOf(shop, artist, sent));
  expect(original!.includes(SECRET)).toBe(false);
  const inItsOwnColours = await sharp(original).keepIccProfile().raw().toBuffer();
  expect([...inItsOwnColours.subarray(0, 3)]).toEqual([255, 0, 0]);
  expect((await sharp(original).metadata()).hasProfile).toBe(true);
});

it("shows originals that were kept as they came only while they have no rendition and hold nothing but a picture", async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder);
  const files = createFolderFiles(join(dataFolder, "files"));
  const rendition = await picture().webp().toBuffer();
  const keep = async (bytes: Buffer, extension: string) => {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await files.put(`${sha256}.${extension}`, bytes);
    return { sha256, address: `${shop.running.url}/images/${sha256}.${extension}` };
  };
  const served = async (address: string): Promise<Buffer | number> => {
    const answer = await fetch(address);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status;
  };
  const isTagged = async (bytes: Buffer, extension: string, name: string): Promise<void> => {
    const { sha256, address } = await keep(bytes, extension);
    expect(await served(address), name).toBe(404);
    await files.put(`${sha256}-640.webp`, rendition);
    expect(await served(address), name).toEqual(rendition);
  };
  for (const { name, format, tagged } of WAYS_TO_TAG) {
    const extension = format === "jpeg" ? "jpg" : format;
    await isTagged(tagged(await plainPicture(format)), extension, `${format}: ${name}`);
  }
  const exif = { IFD0: { Copyright: SECRET } };
  for (const format of ["jpeg", "png", "webp", "avif"] as const) {
    await isTagged(await picture().toFormat(format).withExif(exif).toBuffer(), format, format);
    const wide = await picture().toFormat(format).withIccProfile("p3").toBuffer();
    const { sha256, address } = await keep(wide, format);
    expect(await served(address), format).toEqual(wide);
    await files.put(`${sha256}-640.webp`, rendition);
    expect(await served(address), format).toEqual(rendition);
  }
});
