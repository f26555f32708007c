import { paintWithSmoothEdges } from "../drawing/anti-alias";
import type { Rgb } from "../drawing/colour";
import { grain } from "../drawing/noise";
import type { Commission, Picture } from "../drawing/picture";
import type { Sculpture, Studio } from "./scene";
import { backdrop, colourSeen, lensOf } from "./shading";

/** Rolls highlights off softly, then lifts the mid-tones as a print does. */
const developed = (light: number): number => (Math.max(0, light / (1 + light * 0.18)) * 1.06) ** (1 / 1.28);

/** A studio photograph of one sculpture. */
export const photograph = (sculpture: Sculpture, studio: Studio, { width, height, seed }: Commission): Picture => {
  const lens = lensOf(studio, width / height);
  return paintWithSmoothEdges(width, height, (x, y): Rgb => {
    const u = (x + 0.5) / width;
    const v = (y + 0.5) / height;
    const [red, green, blue] = colourSeen(sculpture, studio, lens(u, v), backdrop(studio, u, v));
    const speck = grain(Math.floor(x), Math.floor(y), seed) * 0.018;
    return [developed(red) + speck, developed(green) + speck, developed(blue) + speck];
  });
};
