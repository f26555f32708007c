import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lookNearness, nearnessOfAll, PICTURE_LOOK, readLook, SAME_SHAPE } from "@naqsh/shared/artwork";
import type { ReadLook } from "@naqsh/shared/artwork";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { lookOfPicture } from "./look-of-picture";

/** The works of the demo: paintings, photographs, calligraphy and objects that have nothing to do with each other. */
const CONTENT = join(import.meta.dirname, "../../../demo/src/content/renditions");
const WORKS = readdirSync(CONTENT).filter((name) => name.endsWith("-320.webp"));

type Size = { width: number; height: number };
/** What a person sends instead of the picture itself. */
type Variant = (picture: Sharp, size: Size) => Sharp;

const cropped =
  (left: number, top: number, right: number, bottom: number): Variant =>
  (picture, { width, height }) =>
    picture.extract({
      left: Math.round(width * left),
      top: Math.round(height * top),
      width: Math.round(width * (1 - left - right)),
      height: Math.round(height * (1 - top - bottom)),
    });

const VARIANTS: Record<string, Variant> = {
  "as a poor JPEG": (picture) => picture.jpeg({ quality: 40 }),
  "a fifth as wide": (picture) => picture.resize({ width: 64 }).jpeg(),
  "in another ratio": (picture) => picture.resize(300, 300, { fit: "fill" }).jpeg(),
  "cropped by a tenth": cropped(0.1, 0.1, 0.1, 0.1),
  "cropped by a fifth": cropped(0.2, 0.2, 0.2, 0.2),
  "cropped at a corner": cropped(0.2, 0.2, 0, 0),
  "on a wall": (picture, { width, height }) => {
    const [x, y] = [Math.round(width * 0.12), Math.round(height * 0.12)];
    return picture.extend({ left: x, right: x, top: y, bottom: y, background: "#d8cfc0" }).jpeg({ quality: 70 });
  },
  askew: (picture) => picture.rotate(3, { background: "#888" }).jpeg({ quality: 70 }),
  brighter: (picture) => picture.modulate({ brightness: 1.25 }).jpeg({ quality: 70 }),
  "in pale colours": (picture) => picture.modulate({ saturation: 0.5 }).jpeg({ quality: 70 }),
  "in other colours": (picture) => picture.modulate({ hue: 60 }).jpeg({ quality: 70 }),
  "in warm light": (picture) => picture.linear([1.08, 1, 0.82], [0, 0, 0]).jpeg({ quality: 70 }),
  "without colours": (picture) => picture.greyscale().jpeg({ quality: 70 }),
};

describe("The look of a picture", () => {
  /** Ninths of the works, which stand for as many works of other people. */
  const others: { of: string; look: ReadLook }[] = [];
  const works: { name: string; picture: Buffer; size: Size; look: ReadLook }[] = [];
  beforeAll(async () => {
    for (const name of WORKS) {
      const picture = readFileSync(join(CONTENT, name));
      const { width, height } = await sharp(picture).metadata();
      works.push({ name, picture, size: { width, height }, look: readLook(await lookOfPicture(picture)) });
      for (let ninth = 0; ninth < 9; ninth += 1) {
        const [left, top] = [(ninth % 3) / 3, Math.floor(ninth / 3) / 3];
        const part = cropped(left, top, 2 / 3 - left, 2 / 3 - top)(sharp(picture), { width, height });
        others.push({ of: name, look: readLook(await lookOfPicture(await part.toBuffer())) });
      }
    }
    expect(works.length).toBeGreaterThan(20);
  });

  const placeOf = (name: string, look: ReadLook): number =>
    [...works, ...others.filter((other) => other.of !== name).map((other) => ({ name: "", look: other.look }))]
      .map((work) => ({ name: work.name, nearness: nearnessOfAll(lookNearness(look, work.look)) }))
      .toSorted((a, b) => b.nearness - a.nearness)
      .findIndex((work) => work.name === name);

  it("finds the work of a picture that was cut, made small, photographed or recoloured among the first five", async () => {
    const missed: string[] = [];
    const lines: string[] = [];
    let all = 0;
    for (const [variant, varied] of Object.entries(VARIANTS)) {
      const places: number[] = [];
      for (const { name, picture, size } of works) {
        const sent = await varied(sharp(picture), size).toBuffer();
        places.push(placeOf(name, readLook(await lookOfPicture(sent))));
      }
      const hits = places.filter((place) => place < 5).length;
      all += places.length;
      missed.push(...places.flatMap((place, at) => (place < 5 ? [] : [`${works[at]!.name.slice(0, 8)} ${variant}`])));
      lines.push(`${variant}: ${hits} of ${places.length}, first ${places.filter((place) => place === 0).length}`);
    }
    const rate = 1 - missed.length / all;
    process.stdout.write(`${lines.join("\n")}\nhit rate at 5: ${rate.toFixed(3)}; missed: ${missed.join(", ")}\n`);
    expect(rate).toBeGreaterThanOrEqual(0.95);
  });

  it("takes no two works for one picture", () => {
    const pairs = works.flatMap((one, place) => works.slice(place + 1).map((other) => [one, other] as const));
    const nearest = Math.max(...pairs.map(([one, other]) => lookNearness(one.look, other.look).shape ?? 0));
    process.stdout.write(`nearest shapes of two works: ${nearest.toFixed(3)}\n`);
    expect(nearest).toBeLessThan(SAME_SHAPE);
  });

  it("is whole of itself, has no shape in one tone, and is not made of what is no picture", async () => {
    expect(lookNearness(works[0]!.look, works[0]!.look)).toEqual({ colours: expect.closeTo(1, 1) as number, shape: 1 });
    const plain = async (background: string) => {
      const paper = sharp({ create: { width: 300, height: 200, channels: 3, background } });
      const look = await lookOfPicture(await paper.png().toBuffer());
      expect(look).toMatch(PICTURE_LOOK);
      return readLook(look);
    };
    const [red, rose, blue] = [await plain("#a01c20"), await plain("#a8262c"), await plain("#1c30a0")];
    expect(red.shapes).toBeNull();
    expect(lookNearness(red, rose).colours).toBeGreaterThan(0.8);
    expect(lookNearness(red, blue).colours).toBeLessThan(0.1);
    await expect(lookOfPicture(Buffer.from("text"))).rejects.toThrow(/format/);
  });
});
