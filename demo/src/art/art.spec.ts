import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { ARTWORK_CATEGORIES, SMALLEST_TILED_SIDE } from "@naqsh/shared/artwork";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { demoArtists } from "../content/artists";
import { demoArtworks, masterImageOf, masterLongSideOf, renditionsFolder } from "../content/artworks";
import { demoAdministrator, demoCollectors } from "../content/people";
import type { Commission } from "./drawing/picture";
import { generators } from "./generators";
import { digestOf, RENDITION_FORMATS, widthsFor } from "./renditions";

const digestOfDrawing = (generator: "qatt" | "huruf-nur", commission: Commission): string => {
  const picture = generators[generator](commission);
  return createHash("sha256")
    .update(picture.kind === "svg" ? picture.svg : picture.pixels)
    .digest("hex");
};

describe("generators", () => {
  it.each(["qatt", "huruf-nur"] as const)(
    "%s draws the same picture for the same seed, and another for another",
    (name) => {
      const commission = { seed: 7, width: 320, height: 400 };
      expect(digestOfDrawing(name, commission)).toBe(digestOfDrawing(name, { ...commission }));
      expect(digestOfDrawing(name, { ...commission, seed: 8 })).not.toBe(digestOfDrawing(name, commission));
    },
  );
});

describe("images of the catalogue", () => {
  it.each(demoArtworks)("$slug has a master of at most 2 MB, as large as it says", async (work) => {
    const master = await readFile(masterImageOf(work.slug));
    const { format, width, height } = await sharp(master).metadata();
    expect(format).toBe("jpeg");
    expect(Math.max(width, height)).toBe(masterLongSideOf(work));
    expect(master.length).toBeLessThanOrEqual(2 * 1024 * 1024);
  });

  it("has exactly the renditions of its masters, each named by the digest that the uploaded master has and its own width", async () => {
    const expected = await Promise.all(
      demoArtworks.map(async ({ slug }) => {
        const master = await readFile(masterImageOf(slug));
        const { width } = await sharp(master).metadata();
        const digest = await digestOf(master);
        return widthsFor(width).flatMap((rendered) =>
          RENDITION_FORMATS.map((format) => `${digest}-${rendered}.${format}`),
        );
      }),
    );
    expect((await readdir(renditionsFolder)).toSorted()).toEqual(expected.flat().toSorted());
  });
});

describe("catalogue", () => {
  const people = [...demoArtists, ...demoCollectors, demoAdministrator];

  it("gives every work its own slug and picture, and an artist who exists", () => {
    expect(demoArtworks).toHaveLength(24);
    expect(new Set(demoArtworks.map(({ slug }) => slug)).size).toBe(24);
    expect(new Set(demoArtworks.map(({ generator }) => generator)).size).toBe(24);
    const artists = new Set(demoArtists.map(({ key }) => key));
    expect(demoArtworks.filter(({ artist }) => !artists.has(artist))).toEqual([]);
  });

  it("has works of every category, and some that can be looked at from near", () => {
    expect(new Set(demoArtworks.map(({ category }) => category))).toEqual(new Set(ARTWORK_CATEGORIES));
    expect(demoArtworks.filter((work) => masterLongSideOf(work) > SMALLEST_TILED_SIDE).length).toBeGreaterThan(0);
  });

  it("gives every person their own username and an e-mail at the demo's domain", () => {
    expect(new Set(people.map(({ username }) => username)).size).toBe(people.length);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(people.filter(({ email }) => !email.endsWith("@demo.naqsh.example"))).toEqual([]);
  });

  it("keeps each auction's opening price, reserve and estimate in order", () => {
    for (const { sale } of demoArtworks) {
      if (sale.kind === "fixed") continue;
      const floor = sale.reserve ?? sale.openingPrice;
      expect(floor).toBeGreaterThanOrEqual(sale.openingPrice);
      expect(sale.estimate.low).toBeGreaterThanOrEqual(sale.openingPrice);
      expect(sale.estimate.high).toBeGreaterThan(Math.max(floor, sale.estimate.low));
    }
  });
});
