import { blend, rgb, scaled } from "../drawing/colour";
import { fractalNoise, softBand } from "../drawing/noise";
import type { Generator } from "../drawing/picture";
import { photograph } from "../sculpture/photograph";
import type { Sculpture, Studio } from "../sculpture/scene";
import { dot, unit, type Vec3 } from "../sculpture/vector";

type Pebble = {
  centre: Vec3;
  radii: Vec3;
  /** Lean about the axis that points at the viewer, in radians. */
  lean: number;
  veinNormal: Vec3;
  veinOffset: number;
};

const pebbles: readonly Pebble[] = [
  {
    centre: [-0.98, 0.42, 0.05],
    radii: [0.72, 0.42, 0.6],
    lean: 0.1,
    veinNormal: unit([0.7, 0.6, -0.2]),
    veinOffset: 0.06,
  },
  {
    centre: [0.36, 0.36, 0.2],
    radii: [0.62, 0.36, 0.52],
    lean: -0.06,
    veinNormal: unit([-0.4, 0.9, 0.3]),
    veinOffset: 0.04,
  },
  {
    centre: [-0.28, 0.93, -0.02],
    radii: [0.6, 0.28, 0.48],
    lean: -0.2,
    veinNormal: unit([0.9, 0.1, 0.35]),
    veinOffset: -0.1,
  },
  {
    centre: [1.24, 0.27, 0.02],
    radii: [0.42, 0.27, 0.38],
    lean: 0.14,
    veinNormal: unit([0.8, -0.5, 0.1]),
    veinOffset: 0.02,
  },
  {
    centre: [-0.12, 1.4, 0.02],
    radii: [0.34, 0.22, 0.3],
    lean: 0.16,
    veinNormal: unit([0.25, 0.9, 0.4]),
    veinOffset: -0.03,
  },
];

const inPebble = (pebble: Pebble, x: number, y: number, z: number): Vec3 => {
  const dx = x - pebble.centre[0];
  const dy = y - pebble.centre[1];
  const cos = Math.cos(pebble.lean);
  const sin = Math.sin(pebble.lean);
  return [cos * dx + sin * dy, cos * dy - sin * dx, z - pebble.centre[2]];
};

/** An ellipsoid, worn a little unevenly by water. */
const pebbleDistance = (pebble: Pebble, x: number, y: number, z: number): number => {
  const [px, py, pz] = inPebble(pebble, x, y, z);
  const [rx, ry, rz] = pebble.radii;
  const worn = 1 + 0.035 * Math.sin(3.1 * px + 1.7 * py) + 0.03 * Math.sin(2.3 * pz - 2.9 * px + pebble.lean * 9);
  const scaledLength = Math.hypot(px / rx, py / ry, pz / rz);
  const gradient = Math.hypot(px / (rx * rx), py / (ry * ry), pz / (rz * rz));
  return gradient < 1e-6 ? -ry : (scaledLength * (scaledLength - worn)) / gradient;
};

const basalt = rgb("#1d1e21");
const basaltLight = rgb("#3b3c40");
const quartz = rgb("#e9dfcc");

const nearestPebble = (x: number, y: number, z: number): Pebble => {
  const ordered = pebbles.toSorted((a, b) => pebbleDistance(a, x, y, z) - pebbleDistance(b, x, y, z));
  const [first] = ordered;
  if (!first) throw new Error("a wadi without pebbles");
  return first;
};

const wadi: Sculpture = {
  distance: (x, y, z) => {
    let gap = Infinity;
    for (const pebble of pebbles) gap = Math.min(gap, pebbleDistance(pebble, x, y, z));
    return gap;
  },
  bounds: { centre: [-0.02, 0.55, 0.08], radius: 1.78 },
  stride: 0.8,
  surfaceAt: ([x, y, z]) => {
    const pebble = nearestPebble(x, y, z);
    const local = inPebble(pebble, x, y, z);
    const wander = 0.09 * (fractalNoise(x * 3, y * 3, z * 3 + 5, 4) - 0.5);
    const vein = softBand(dot(local, pebble.veinNormal) - pebble.veinOffset + wander, 0.016, 0.009);
    const hairline = softBand(dot(local, pebble.veinNormal) - pebble.veinOffset - 0.07 + wander * 1.4, 0.004, 0.003);
    const crystals = fractalNoise(x * 26, y * 26, z * 26, 3);
    const stone = blend(basalt, basaltLight, crystals ** 2 * 1.1);
    return {
      colour: blend(stone, scaled(quartz, 0.9 + 0.2 * crystals), Math.max(vein, hairline * 0.7)),
      gloss: 0.85,
      metal: false,
    };
  },
};

const studio: Studio = {
  eye: [0.35, 1.55, 5.2],
  target: [0.05, 0.62, 0],
  focal: 1.86,
  keyDirection: unit([-0.55, 0.95, 0.6]),
  key: [1.3, 1.2, 1.06],
  fillDirection: unit([0.85, 0.4, 0.25]),
  fill: [0.28, 0.3, 0.4],
  ambient: [0.36, 0.36, 0.4],
  wallTop: rgb("#dcd8d0"),
  wallBottom: rgb("#a49c92"),
  floor: rgb("#a89f94"),
  floorGloss: 0.35,
};

/** Five polished basalt stones, each with one pale vein, leaning where they ought to fall. */
export const drawPebbles: Generator = (commission) => photograph(wadi, studio, commission);
