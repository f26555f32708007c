import { blend, rgb, scaled } from "../drawing/colour";
import { fractalNoise } from "../drawing/noise";
import type { Generator } from "../drawing/picture";
import { smoothstep } from "../drawing/scalar";
import { photograph } from "../sculpture/photograph";
import type { Sculpture, Studio } from "../sculpture/scene";
import { unit } from "../sculpture/vector";

const HEIGHT = 2.05;
const FLUTES = 4;

/** Slender at the foot, wide at the shoulder, closing to a bud at the top. */
const girth = (rise: number): number => {
  const swell = 0.2 + 0.2 * Math.sin(Math.PI * Math.min(1, rise ** 1.3)) + 0.08 * smoothstep(0.3, 0, rise);
  const closing = smoothstep(0.8, 1, rise);
  return swell * Math.sqrt(1 - 0.9 * closing * closing);
};

const turnAt = (rise: number): number => 2.6 * rise + 1.5 * smoothstep(0.15, 0.95, rise);

const columnDistance = (x: number, y: number, z: number): number => {
  const rise = Math.min(1, Math.max(0, y / HEIGHT));
  const lean = 0.05 * Math.sin(rise * 4.2);
  const across = x - lean;
  const angle = Math.atan2(z, across) + turnAt(rise);
  const crest = Math.abs(Math.cos((angle * FLUTES) / 2));
  const flute = 0.66 + 0.42 * crest ** 1.1;
  const side = Math.hypot(across, z) - girth(rise) * flute;
  const cap = y - HEIGHT;
  const outside = Math.hypot(Math.max(side, 0), Math.max(cap, 0));
  return Math.max(Math.min(Math.max(side, cap), 0) + outside - 0.012, -y);
};

const cream = rgb("#efe3cc");
const ochre = rgb("#c9a877");
const shell = rgb("#fbf5e8");

const column: Sculpture = {
  distance: columnDistance,
  bounds: { centre: [0, 1.03, 0], radius: 1.16 },
  stride: 0.55,
  surfaceAt: ([x, y, z], _normal, open) => {
    const bed = fractalNoise(x * 1.4, y * 9 + 0.6 * fractalNoise(x * 2, y * 2, z * 2, 3), z * 1.4, 4);
    const pits = smoothstep(0.7, 1, fractalNoise(x * 120, y * 120, z * 120, 2));
    const bedded = blend(cream, bed > 0.5 ? ochre : shell, Math.abs(bed - 0.5) * 1.1);
    return { colour: scaled(blend(ochre, bedded, 0.55 + 0.45 * open), 1 - 0.3 * pits), gloss: 0.03, metal: false };
  },
};

const studio: Studio = {
  eye: [0.5, 1.45, 5.4],
  target: [0.16, 0.99, 0],
  focal: 2.1,
  keyDirection: unit([-0.95, 0.85, 0.5]),
  key: [1.36, 1.17, 0.9],
  fillDirection: unit([0.8, 0.35, 0.45]),
  fill: [0.2, 0.2, 0.32],
  ambient: [0.3, 0.29, 0.36],
  wallTop: rgb("#e6d3b8"),
  wallBottom: rgb("#b98c68"),
  floor: rgb("#b59373"),
  floorGloss: 0.12,
};

/** A limestone column whose flutes turn as they climb. */
export const drawTwist: Generator = (commission) => photograph(column, studio, commission);
