import { blend, rgb } from "../drawing/colour";
import { fractalNoise } from "../drawing/noise";
import type { Generator } from "../drawing/picture";
import { clamp, smoothstep } from "../drawing/scalar";
import { photograph } from "../sculpture/photograph";
import type { Sculpture, Studio } from "../sculpture/scene";
import { unit } from "../sculpture/vector";

const TURNS = 5;
const TWO_PI = 2 * Math.PI;
const SHEET_GAP = 0.152;
const FIRST_RADIUS = 0.03;
const HALF_SHEET = 0.013;
/** An irrational number of lobes per turn, so that no lip stands straight behind another. */
const LOBES = 2.618;

/** The sheet is one long rolled leaf: `wound` is the angle travelled along it from the heart. */
const lobeAt = (wound: number): number => Math.abs(Math.sin((wound * LOBES) / 2)) ** 0.55;

const lipHeight = (wound: number): number => {
  const outward = wound / (TURNS * TWO_PI);
  const ending = smoothstep(0.93, 1, outward);
  return 1.3 - 0.62 * outward ** 1.3 + (0.05 + 0.24 * outward) * (lobeAt(wound) - 0.6) - 0.3 * ending;
};

/** The bowl that holds the roll: narrow at the foot, open above. */
const bowl = (y: number): number => 0.3 + 0.72 * smoothstep(-0.1, 0.62, y) + 0.14 * y;

/** Lips curl outwards near their edge, the outer ones more. */
const curl = (wound: number, y: number): number => {
  const outward = wound / (TURNS * TWO_PI);
  const nearLip = smoothstep(0.42, 0, lipHeight(wound) - y);
  return nearLip * nearLip * (0.02 + 0.2 * outward) * (0.25 + 0.75 * lobeAt(wound));
};

const sheetDistance = (wound: number, radius: number, y: number): number => {
  if (wound < 0.4 || wound > TURNS * TWO_PI) return 1;
  const sheetRadius = (FIRST_RADIUS + (SHEET_GAP * wound) / TWO_PI) * bowl(y) + curl(wound, y);
  const across = Math.abs(radius - sheetRadius) - HALF_SHEET;
  const above = y - lipHeight(wound);
  return Math.min(Math.max(across, above), 0) + Math.hypot(Math.max(across, 0), Math.max(above, 0)) - 0.008;
};

const foot = (radius: number, y: number): number => Math.hypot(radius, (y - 0.12) * 1.25) - 0.27;

const roseDistance = (x: number, y: number, z: number): number => {
  const radius = Math.hypot(x, z);
  const angle = Math.atan2(x, z) + Math.PI;
  let gap = foot(radius, y);
  for (let turn = 0; turn <= TURNS; turn++) gap = Math.min(gap, sheetDistance(angle + turn * TWO_PI, radius, y));
  return Math.max(gap, -y);
};

const polished = rgb("#f0a765");
const bronze = rgb("#a5602e");
const patina = rgb("#43302a");

const rose: Sculpture = {
  distance: roseDistance,
  bounds: { centre: [0, 0.66, 0], radius: 1.28 },
  stride: 0.5,
  surfaceAt: ([x, y, z], normal, open) => {
    const cast = fractalNoise(x * 5, y * 5, z * 5, 4);
    const lip = smoothstep(0.35, 0.95, open) * smoothstep(0.35, 1.05, y);
    const worn = clamp(lip + 0.35 * (cast - 0.5) + 0.15 * normal[1]);
    const colour = blend(blend(patina, bronze, smoothstep(0.15, 0.75, open)), polished, worn * 0.8);
    return { colour, gloss: 0.35 + 0.55 * worn, metal: true };
  },
};

const studio: Studio = {
  eye: [0.3, 2.75, 4.6],
  target: [0.06, 0.5, 0],
  focal: 1.9,
  keyDirection: unit([-0.6, 1, 0.25]),
  key: [1.44, 1.26, 1.04],
  fillDirection: unit([0.9, 0.35, 0.35]),
  fill: [0.3, 0.22, 0.3],
  ambient: [0.46, 0.4, 0.42],
  wallTop: rgb("#cdb0b4"),
  wallBottom: rgb("#8d6a74"),
  floor: rgb("#8b6c74"),
  floorGloss: 0.3,
};

/** One rolled sheet of bronze with curling lips: a rose before it opens. */
export const drawPetals: Generator = (commission) => photograph(rose, studio, commission);
