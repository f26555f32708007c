import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { makeRenditions } from "./renditions";

const folder = temporaryFolder();
const SHA = "a".repeat(64);

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#c02020" } })
    .jpeg()
    .toBuffer();

describe("renditions", () => {
  it("makes four widths of a large picture in two formats", async () => {
    const files = createFolderFiles(folder.fresh());
    const { widths } = await makeRenditions(await picture(2_000, 1_000), SHA, files);
    expect(widths).toEqual([320, 640, 960, 1600]);
    for (const width of widths) {
      for (const format of ["avif", "webp"]) {
        const bytes = await files.read(`${SHA}-${width}.${format}`);
        const read = await sharp(bytes!).metadata();
        expect([read.width, read.format]).toEqual([width, format === "avif" ? "heif" : "webp"]);
      }
    }
  });

  it("makes none wider than the original", async () => {
    const files = createFolderFiles(folder.fresh());
    expect((await makeRenditions(await picture(700, 500), SHA, files)).widths).toEqual([320, 640, 700]);
    expect((await makeRenditions(await picture(200, 500), "b".repeat(64), files)).widths).toEqual([200]);
  });

  it("leaves those that are there", async () => {
    const files = createFolderFiles(folder.fresh());
    await files.put(`${SHA}-200.avif`, Buffer.from("made before"));
    await makeRenditions(await picture(200, 100), SHA, files);
    expect(Buffer.from((await files.read(`${SHA}-200.avif`))!).toString()).toBe("made before");
    expect(await files.has(`${SHA}-200.webp`)).toBe(true);
  });

  it("gives the dominant colour and a tiny picture to show meanwhile", async () => {
    const { dominantColour, placeholder } = await makeRenditions(
      await picture(400, 300),
      SHA,
      createFolderFiles(folder.fresh()),
    );
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(dominantColour.slice(at, at + 2), 16));
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green!, blue!)).toBeLessThan(80);
    const tiny = await sharp(Buffer.from(placeholder.split(",")[1]!, "base64")).metadata();
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(tiny.width).toBe(16);
    expect(placeholder.length).toBeLessThan(1_000);
  });

  it("turns a picture upright before it is measured", async () => {
    const lying = await sharp(await picture(800, 400))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const files = createFolderFiles(folder.fresh());
    expect((await makeRenditions(lying, SHA, files)).widths).toEqual([320, 400]);
    const read = await sharp((await files.read(`${SHA}-400.webp`))!).metadata();
    expect([read.width, read.height]).toEqual([400, 800]);
  });

  it("throws for what is no picture", async () => {
    await expect(makeRenditions(Buffer.from("text"), SHA, createFolderFiles(folder.fresh()))).rejects.toThrow(/format/);
  });
});
