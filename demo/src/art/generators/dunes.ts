import { added, blend, ramp, rgb, scaled, type Rgb } from "../drawing/colour";
import { paintWithSmoothEdges } from "../drawing/anti-alias";
import { fractalNoise, grain, noise } from "../drawing/noise";
import type { Generator } from "../drawing/picture";
import { clamp, mix, remainder, smoothstep } from "../drawing/scalar";
import { along, dot, unit, type Vec3 } from "../sculpture/vector";

/** Metres, roughly: x right, y up, z away. */
const eye: Vec3 = [0, 30, -20];
const PITCH = -0.2;
const FOCAL = 1.35;
const toSun: Vec3 = unit([0.92, 0.44, 0.2]);
const FARTHEST = 900;

/** One long ridge after another: a slow rise to windward, a sharp crest, a steep slip face. */
const ridge = (downwind: number): number => {
  const phase = remainder(downwind, 1);
  const rise = 0.66;
  return phase < rise ? smoothstep(0, 1.35, phase / rise) / smoothstep(0, 1.35, 1) : ((1 - phase) / (1 - rise)) ** 1.25;
};

/** Height of the sand. Two winds built it; where their ridges meet, crests fork and bend. */
const sandAt = (x: number, z: number): number => {
  const bendX = 46 * (fractalNoise(x / 150, z / 150, 11, 2) - 0.5) + 8 * (noise(x / 31, z / 31, 3) - 0.5);
  const bendZ = 60 * (fractalNoise(x / 170, z / 170, 23, 2) - 0.5);
  const swell = 0.4 + 0.9 * noise(x / 130 + 7, z / 130, 41);
  const main = 21 * ridge((x * 0.55 - z * 0.62 + bendX * 1.4) / 92) * swell;
  const cross = 15 * ridge((x * 0.93 + z * 0.36 + bendZ) / 71 + 0.37) * (1.25 - 0.5 * swell);
  const blended = Math.max(main, cross) + 0.28 * Math.min(main, cross);
  return blended + 5 * noise(x / 240, z / 240, 77);
};

const march = (direction: Vec3): number | null => {
  let travelled = 4;
  let before = 4;
  for (let step = 0; step < 240 && travelled < FARTHEST; step++) {
    const point = along(eye, direction, travelled);
    const gap = point[1] - sandAt(point[0], point[2]);
    if (gap < 0.0015 * travelled) return refined(direction, before, travelled);
    if (direction[1] > 0 && point[1] > 42) return null;
    before = travelled;
    travelled += Math.max(0.15, gap * 0.6);
  }
  return null;
};

const refined = (direction: Vec3, above: number, below: number): number => {
  let [low, high] = [above, below];
  for (let step = 0; step < 7; step++) {
    const middle = (low + high) / 2;
    const point = along(eye, direction, middle);
    if (point[1] > sandAt(point[0], point[2])) low = middle;
    else high = middle;
  }
  return high;
};

const sunReaching = (point: Vec3): number => {
  let light = 1;
  let travelled = 0.6;
  for (let step = 0; step < 46 && travelled < 150; step++) {
    const [x, y, z] = along(point, toSun, travelled);
    const gap = y - sandAt(x, z);
    if (gap < 0) return 0;
    light = Math.min(light, (26 * gap) / travelled);
    travelled += clamp(gap * 0.7, 0.5, 7);
    if (y > 48) break;
  }
  return smoothstep(0, 1, light);
};

/** Wind ripples: small, bent, finest near the eye; they ride only on gentle slopes. */
const rippleTilt = (x: number, z: number, steepness: number, travelled: number): number => {
  const bend = 5 * fractalNoise(x / 9, z / 9, 5, 3) + 1.2 * noise(x / 1.4, z / 1.4, 9);
  const fine = Math.sin((x * 0.9 - z * 0.5) * 6.2 + bend * 4.4);
  return 0.085 * fine * smoothstep(0.62, 0.3, steepness) * smoothstep(130, 25, travelled);
};

const skyRamp = ramp(
  [0, "#fbd9ae"],
  [0.06, "#f6bf9a"],
  [0.16, "#d99a94"],
  [0.3, "#a17a9c"],
  [0.48, "#665b93"],
  [0.75, "#39386f"],
  [1, "#27285a"],
);
const sunInPicture: Vec3 = unit([0.235, 0.062, 1]);

const skyAt = (direction: Vec3): Rgb => {
  const up = Math.max(0, direction[1]);
  const toward = Math.max(0, dot(direction, sunInPicture));
  const glow = 0.2 * toward ** 30 + 0.12 * toward ** 300;
  const veil = fractalNoise(direction[0] * 5, up * 34, 3, 5);
  const base = blend(skyRamp(up * 2.1), rgb("#ffd9b0"), 0.22 * smoothstep(0.5, 0.8, veil) * smoothstep(0.34, 0.05, up));
  const disc = smoothstep(0.9995, 0.99962, toward);
  return blend(added(base, rgb("#ffc07a"), glow), [1.12, 1.06, 0.92], disc);
};

const litSand = rgb("#e8924d");
const paleSand = rgb("#f4bd7f");
const shade = rgb("#5d3857");
const haze = rgb("#efb692");

const sandColour = (direction: Vec3, travelled: number): Rgb => {
  const point = along(eye, direction, travelled);
  const [x, , z] = point;
  const e = 0.12 + 0.002 * travelled;
  const slopeX = (sandAt(x + e, z) - sandAt(x - e, z)) / (2 * e);
  const slopeZ = (sandAt(x, z + e) - sandAt(x, z - e)) / (2 * e);
  const tilt = rippleTilt(x, z, Math.hypot(slopeX, slopeZ), travelled);
  const normal = unit([-slopeX - tilt * 0.9, 1, -slopeZ + tilt * 0.5]);
  const sun = Math.max(0, dot(normal, toSun)) * sunReaching([x, point[1] + 0.12, z]);
  const sky = 0.5 + 0.5 * normal[1];
  const bounce = Math.max(0, -normal[0]) * 0.16;
  const tone = fractalNoise(x / 6, z / 6, 8, 4);
  const sand = blend(litSand, paleSand, clamp(tone * 0.7 + 0.35 * sun));
  const shadow = scaled(shade, (0.5 + 0.62 * sky) * (0.86 + 0.28 * tone));
  const lit = blend(
    added(shadow, rgb("#d9774a"), bounce),
    scaled(sand, 0.62 + 0.62 * sun),
    smoothstep(0.01, 0.42, sun),
  );
  const speckle = 1 + 0.12 * (noise(x * 9, z * 9, 2) - 0.5) * smoothstep(70, 10, travelled);
  return blend(scaled(lit, speckle), haze, 1 - Math.exp(-((travelled / 430) ** 1.5)));
};

/** Seen small and far off: five camels in file, a character for each pixel at 800 high. */
const CAMEL = [
  "......##..",
  "##...####.",
  ".##.######",
  "..########",
  "...######.",
  "...#.#..#.",
  "...#.#..#.",
  "..#..#..#.",
] as const;

const CAMEL_PIXEL = 0.00105;

type Eye = (x: number, y: number) => Vec3;

/** Where the five stand on the skyline: left edge and feet, as shares of the picture's height. */
const caravanOn = (look: Eye): { left: number; feet: number }[] =>
  Array.from({ length: 5 }, (_, camel) => {
    const left = 0.285 + camel * 0.0165;
    let feet = 0.2;
    while (feet < 0.5 && march(look(left + 5 * CAMEL_PIXEL, feet)) === null) feet += 0.0004;
    return { left, feet: feet + CAMEL_PIXEL };
  });

const inCaravan = (caravan: readonly { left: number; feet: number }[], x: number, y: number): boolean =>
  caravan.some(({ left, feet }) => {
    const row = CAMEL.length + Math.floor((y - feet) / CAMEL_PIXEL);
    return CAMEL[row]?.[Math.floor((x - left) / CAMEL_PIXEL)] === "#";
  });

/** Ridge after ridge of sand towards a low sun. */
export const drawDunes: Generator = ({ width, height, seed }) => {
  const aspect = width / height;
  const layer = seed % 877;
  const look: Eye = (x, y) => unit([x - aspect / 2, 0.5 - y + PITCH, FOCAL]);
  const caravan = caravanOn(look);
  const colourAt = (column: number, row: number): Rgb => {
    const [x, y] = [(column + 0.5) / height, (row + 0.5) / height];
    const direction = look(x, y);
    const travelled = march(direction);
    const seen = travelled === null ? skyAt(direction) : sandColour(direction, travelled);
    const figure = inCaravan(caravan, x, y) ? blend(seen, rgb("#3a1f33"), 0.86) : seen;
    const vignette = mix(1, 0.86, Math.hypot(column / width - 0.55, y - 0.45) ** 2 * 1.6);
    const film = grain(Math.round(column), Math.round(row), layer) * 0.026;
    return added(scaled(figure, vignette), [1, 1, 1], film);
  };
  return paintWithSmoothEdges(width, height, colourAt, 0.16);
};
