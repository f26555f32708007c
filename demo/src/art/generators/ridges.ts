import { added, blend, ramp, rgb, scaled, type Rgb } from "../drawing/colour";
import { fractalNoise, grain, noise, ridgedNoise } from "../drawing/noise";
import { paint, type Generator } from "../drawing/picture";
import { clamp, mix, remainder, smoothstep } from "../drawing/scalar";

const RANGES = 9;

const skyAt = ramp([0, "#8fa3c4"], [0.3, "#c4c3d6"], [0.48, "#f1d9d0"], [0.62, "#fbe9d4"], [1, "#f6e6da"]);
const distantBlue = rgb("#b9c1d8");
const middleBlue = rgb("#5d7aa0");
const nearPine = rgb("#14302f");
const mistWhite = rgb("#f5ece6");
const sun: { x: number; y: number; colour: Rgb } = { x: 0.7, y: 0.235, colour: rgb("#fff3d6") };

/** Height of a range's crest at u, as a share of the picture from the top. */
const crestOf = (range: number, u: number, seed: number): number => {
  const near = range / (RANGES - 1);
  const base = mix(0.34, 0.9, near ** 1.15);
  const tall = mix(0.13, 0.2, near) * (range === 3 ? 1.5 : 1);
  const frequency = mix(2.2, 1.5, near);
  const body = ridgedNoise(u * frequency + range * 7.3, range * 3.1, seed, 6);
  return base - tall * (body - 0.42) * 1.6;
};

/** Junipers along the nearest crest: narrow cones of uneven height. */
const treeRise = (u: number, seed: number): number => {
  const place = u * 44 + 1.7 * noise(u * 9, 4, seed);
  const tree = Math.floor(place);
  const tall = noise(tree * 7.7, 1, seed) * smoothstep(0.35, 0.75, noise(tree * 0.23, 9, seed) + 0.12);
  const across = Math.abs(remainder(place, 1) - 0.5) * 2;
  const ragged = 0.16 * fractalNoise(u * 900, tree, seed, 2);
  return 0.062 * tall * Math.max(0, 1 - across ** 0.8 - ragged);
};

/** The crest without its teeth: mist lies along the mountain's mass, not along every peak. */
const smoothed = (crest: Float64Array): Float64Array => {
  const reach = Math.round(crest.length * 0.035);
  return crest.map((_height, x) => {
    let sum = 0;
    for (let step = -8; step <= 8; step++) {
      sum += crest[Math.max(0, Math.min(crest.length - 1, x + Math.round((step * reach) / 8)))] ?? 0;
    }
    return sum / 17;
  });
};

const rangeColour = (range: number): Rgb => {
  const near = range / (RANGES - 1);
  return near < 0.5 ? blend(distantBlue, middleBlue, near * 2) : blend(middleBlue, nearPine, ((near - 0.5) * 2) ** 0.8);
};

/** Range behind range, each drowned at its foot in mist, painted with a dry brush. */
export const drawRidges: Generator = ({ width, height, seed }) => {
  const aspect = width / height;
  const layer = seed % 997;
  const columns = Float64Array.from({ length: width }, (_, x) => (x / width) * aspect);
  const crests = Array.from({ length: RANGES }, (_, range) =>
    columns.map((u) => crestOf(range, u, layer) - (range === RANGES - 1 ? treeRise(u, layer) : 0)),
  );

  const masses = crests.map((crest) => smoothed(smoothed(crest)));

  const sky = (u: number, v: number): Rgb => {
    const away = Math.hypot((u - sun.x) * aspect, v - sun.y);
    const glow = Math.exp(-away * 5.5) * 0.55 + 0.75 * smoothstep(0.047, 0.043, away);
    const cloud = smoothstep(0.48, 0.85, fractalNoise(u * 2.2, v * 9, layer, 5)) * 0.35;
    return blend(blend(skyAt(v * 1.35), mistWhite, cloud), sun.colour, clamp(glow));
  };

  return paint(width, height, (x, y) => {
    const u = x / width;
    const v = y / height;
    let colour = sky(u, v);
    for (let range = 0; range < RANGES; range++) {
      const crest = crests[range]?.[x] ?? 1;
      const depth = v - crest;
      const edge = clamp(depth * height + 0.5);
      if (edge <= 0) continue;
      const near = range / (RANGES - 1);
      const slope = fractalNoise(u * aspect * 7 + depth * 5, v * 10 - depth * 12, layer + range, 5);
      const lit = smoothstep(0.42, 0.72, slope) * mix(0.08, 0.24, near) * (1 - near * 0.55);
      const body = added(scaled(rangeColour(range), 0.9 + 0.22 * (slope - 0.5)), [1, 0.82, 0.62], lit * 0.5);
      const drift = 0.6 + 0.8 * fractalNoise(u * 2.4 + range * 3.7, v * 3, layer + 31, 4);
      const below = v - (masses[range]?.[x] ?? 1);
      const mist = smoothstep(-0.01, mix(0.12, 0.22, near), below * drift) * mix(0.92, 0.7, near ** 3);
      colour = blend(colour, blend(body, mistWhite, range === RANGES - 1 ? mist * 0.25 : mist), edge);
    }
    const stroke = (fractalNoise(u * 90, v * 420, layer + 3, 3) - 0.5) * 0.045;
    const canvas = 0.012 * Math.sin(x * 1.7) * Math.sin(y * 1.7) + grain(x, y, layer) * 0.02;
    return added(colour, [1, 1, 1], stroke + canvas);
  });
};
