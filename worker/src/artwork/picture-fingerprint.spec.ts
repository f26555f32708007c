import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { likenessDistance, LIKELY_SAME_DISTANCE } from "@naqsh/shared/artwork";
import type { PictureFingerprint } from "@naqsh/shared/artwork";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { fingerprintOf } from "./picture-fingerprint";

/** The works of the demo: paintings, photographs, calligraphy and objects that have nothing to do with each other. */
const CONTENT = join(import.meta.dirname, "../../../demo/src/content/renditions");
const WORKS = readdirSync(CONTENT).filter((name) => name.endsWith("-640.webp"));

const cropped = async (picture: Buffer, sides: { left: number; top: number; right: number; bottom: number }) => {
  const { width, height } = await sharp(picture).metadata();
  const [left, top] = [Math.round(width * sides.left), Math.round(height * sides.top)];
  return sharp(picture).extract({
    left,
    top,
    width: width - left - Math.round(width * sides.right),
    height: height - top - Math.round(height * sides.bottom),
  });
};
const evenly = (part: number) => ({ left: part, top: part, right: part, bottom: part });

const COPIES: Record<string, (picture: Buffer) => Promise<Buffer>> = {
  "as a poor JPEG": (picture) => sharp(picture).jpeg({ quality: 50 }).toBuffer(),
  "as a PNG": (picture) => sharp(picture).png().toBuffer(),
  "as an AVIF": (picture) => sharp(picture).avif({ quality: 45, effort: 0 }).toBuffer(),
  "a third as wide": (picture) => sharp(picture).resize({ width: 200 }).jpeg().toBuffer(),
  brighter: (picture) => sharp(picture).modulate({ brightness: 1.1, saturation: 0.9 }).jpeg().toBuffer(),
  "cropped by a fiftieth": async (picture) => (await cropped(picture, evenly(0.02))).jpeg({ quality: 80 }).toBuffer(),
  "cropped by a twentieth": async (picture) => (await cropped(picture, evenly(0.05))).jpeg({ quality: 80 }).toBuffer(),
  "cropped at two sides": async (picture) =>
    (await cropped(picture, { left: 0, top: 0.02, right: 0.02, bottom: 0 })).jpeg({ quality: 80 }).toBuffer(),
};

describe("A picture's fingerprint", () => {
  const works: { name: string; picture: Buffer; fingerprint: PictureFingerprint }[] = [];
  beforeAll(async () => {
    for (const name of WORKS) {
      const picture = readFileSync(join(CONTENT, name));
      works.push({ name, picture, fingerprint: (await fingerprintOf(picture))! });
    }
    expect(works.length).toBeGreaterThan(20);
  });

  it.each(Object.entries(COPIES))("knows each work again %s", async (_, copyOf) => {
    const missed: string[] = [];
    for (const { name, picture, fingerprint } of works) {
      const copy = await fingerprintOf(await copyOf(picture));
      if (copy === null || likenessDistance(fingerprint, copy) > LIKELY_SAME_DISTANCE) missed.push(name);
    }
    expect(missed).toEqual([]);
  });

  it("takes no two different works for the same", () => {
    const pairs = works.flatMap((one, place) => works.slice(place + 1).map((other) => [one, other] as const));
    const alike = pairs.filter(
      ([one, other]) => likenessDistance(one.fingerprint, other.fingerprint) <= LIKELY_SAME_DISTANCE,
    );
    expect(alike.map(([one, other]) => `${one.name} ${other.name}`)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(200);
  });

  it("has none without a shape, and none is made of what is no picture", async () => {
    const paper = sharp({ create: { width: 300, height: 200, channels: 3, background: "#f4efe6" } });
    expect(await fingerprintOf(await paper.png().toBuffer())).toBeNull();
    await expect(fingerprintOf(Buffer.from("text"))).rejects.toThrow(/format/);
  });
});
