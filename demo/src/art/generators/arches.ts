import { blend, rgb, scaled } from "../drawing/colour";
import { fractalNoise } from "../drawing/noise";
import type { Generator } from "../drawing/picture";
import { photograph } from "../sculpture/photograph";
import type { Sculpture, Studio } from "../sculpture/scene";
import { unit } from "../sculpture/vector";

const ARCHES = 8;
const SHRINK = 0.845;
const TURN = (13.5 * Math.PI) / 180;
const FIRST_ANGLE = (-34 * Math.PI) / 180;

type Arch = { radius: number; spring: number; thickness: number; halfDepth: number; cos: number; sin: number };

const arches: readonly Arch[] = Array.from({ length: ARCHES }, (_, index) => {
  const size = SHRINK ** index;
  const angle = FIRST_ANGLE + index * TURN;
  return {
    radius: 1.02 * size,
    spring: 0.92 * size,
    thickness: 0.056 * 0.93 ** index,
    halfDepth: 0.0775 * 0.93 ** index,
    cos: Math.cos(angle),
    sin: Math.sin(angle),
  };
});

/** Two circles meeting in a point above the spring line, straight jambs below it. */
const pointedOutline = (x: number, y: number, arch: Arch): number => {
  const side = Math.abs(x);
  if (y <= arch.spring) return side - arch.radius;
  const circle = arch.radius * 1.28;
  return Math.hypot(side + circle - arch.radius, y - arch.spring) - circle;
};

const archDistance = (arch: Arch, x: number, y: number, z: number): number => {
  const across = arch.cos * x - arch.sin * z;
  const through = arch.sin * x + arch.cos * z;
  const rim = Math.abs(pointedOutline(across, y, arch)) - arch.thickness;
  const depth = Math.abs(through) - arch.halfDepth;
  const outside = Math.hypot(Math.max(rim, 0), Math.max(depth, 0));
  return Math.max(Math.min(Math.max(rim, depth), 0) + outside - 0.012, -y);
};

const nearest = (x: number, y: number, z: number): { gap: number; index: number } =>
  arches.reduce(
    (best, arch, index) => {
      const gap = archDistance(arch, x, y, z);
      return gap < best.gap ? { gap, index } : best;
    },
    { gap: Infinity, index: 0 },
  );

const ivory = rgb("#f0dec6");
const burntClay = rgb("#cd5a30");

const gates: Sculpture = {
  distance: (x, y, z) => {
    let gap = Infinity;
    for (const arch of arches) gap = Math.min(gap, archDistance(arch, x, y, z));
    return gap;
  },
  bounds: { centre: [0, 0.86, 0], radius: 1.52 },
  stride: 0.86,
  surfaceAt: ([x, y, z]) => {
    const { index } = nearest(x, y, z);
    const trowel = fractalNoise(x * 3.2 + index, y * 7, z * 3.2, 3);
    const pores = fractalNoise(x * 22, y * 22, z * 22, 2);
    const pigment = blend(ivory, burntClay, (index / (ARCHES - 1)) ** 0.9);
    return { colour: scaled(pigment, (0.86 + 0.24 * trowel) * (0.94 + 0.12 * pores)), gloss: 0.05, metal: false };
  },
};

const studio: Studio = {
  eye: [0.75, 1.4, 5.6],
  target: [0.06, 0.86, 0],
  focal: 1.62,
  keyDirection: unit([0.72, 0.95, 0.55]),
  key: [1.26, 1.08, 0.86],
  fillDirection: unit([-0.8, 0.45, 0.5]),
  fill: [0.22, 0.2, 0.36],
  ambient: [0.34, 0.31, 0.42],
  wallTop: [0.83, 0.78, 0.88],
  wallBottom: [0.6, 0.53, 0.7],
  floor: rgb("#8f8799"),
  floorGloss: 0.5,
};

/** Nested pointed arches, each turned a little further about one axis. */
export const drawArches: Generator = (commission) => photograph(gates, studio, commission);
