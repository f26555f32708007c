import { added, blend, rgb, scaled, type Rgb } from "../drawing/colour";
import { fractalNoise, grain, noise } from "../drawing/noise";
import { paint, type Generator } from "../drawing/picture";
import { pick, randomFrom } from "../drawing/random";
import { clamp, mix, remainder, smoothstep } from "../drawing/scalar";

const STRANDS = 78;

const orchardGreens = ["#2f5f37", "#4d7a3f", "#7f9a4c", "#24492f", "#a9a852", "#3f6b4a"].map(rgb);
const fallow = ["#d9b26f", "#e2c083", "#c98f4e", "#a85f35"].map(rgb);
const water = rgb("#2a6f7d");
const bareLeaf = rgb("#e6d2a0");
const ledgerPaper = rgb("#f0e6d2");

type Orchard = { u: number; v: number; colour: Rgb };

const orchardsFrom = (seed: number): readonly Orchard[] => {
  const random = randomFrom(seed);
  return Array.from({ length: 64 }, () => {
    const [u, v] = [random(), random()];
    const outOfOasis = Math.hypot(u - 0.52, v - 0.48) + 0.22 * (random() - 0.5);
    return { u, v, colour: outOfOasis > 0.47 ? pick(random, fallow) : pick(random, orchardGreens) };
  });
};

/** The map beneath the braid: orchards as cells, the channels along their borders. */
const landAt = (
  orchards: readonly Orchard[],
  u: number,
  v: number,
  layer: number,
): { colour: Rgb; channel: number } => {
  const bentU = u + 0.05 * (fractalNoise(u * 4, v * 4, layer, 3) - 0.5);
  const bentV = v + 0.05 * (fractalNoise(u * 4, v * 4, layer + 9, 3) - 0.5);
  let nearest = Infinity;
  let second = Infinity;
  let colour = bareLeaf;
  for (const orchard of orchards) {
    const away = Math.abs(bentU - orchard.u) + Math.abs(bentV - orchard.v);
    if (away < nearest) {
      second = nearest;
      nearest = away;
      colour = orchard.colour;
    } else if (away < second) second = away;
  }
  const inOasis = smoothstep(0.56, 0.42, Math.hypot(bentU - 0.52, bentV - 0.48));
  return {
    colour: blend(bareLeaf, colour, mix(0.35, 1, inOasis)),
    channel: inOasis * smoothstep(0.018, 0.008, second - nearest),
  };
};

/** Palm leaf plaited on the slant, two over two, coloured strand by strand into a map. */
export const drawKhoos: Generator = ({ width, height, seed }) => {
  const layer = seed % 937;
  const orchards = orchardsFrom(seed);
  const strand = (Math.SQRT2 * width) / STRANDS;
  return paint(width, height, (x, y) => {
    const wobbleX = x + 5 * (width / 1600) * (fractalNoise((x / width) * 6, (y / width) * 6, layer, 2) - 0.5) * 2;
    const p = (wobbleX + y) / (strand * Math.SQRT2);
    const q = (wobbleX - y) / (strand * Math.SQRT2) + 200;
    const [column, row] = [Math.floor(p), Math.floor(q)];
    const rising = remainder(column + row, 4) < 2;
    const across = rising ? remainder(p, 1) : remainder(q, 1);
    const strandNumber = rising ? column : row + 5000;
    const along = rising ? q : p;
    const phase = rising ? remainder(q - (2 - remainder(column, 4)), 4) : remainder(p - (4 - remainder(row, 4)), 4);
    const side = Math.abs(across - 0.5) * 2;

    const middleAlong = Math.floor(along) + 0.5;
    const [mp, mq] = rising ? [column + 0.5, middleAlong] : [middleAlong, row + 0.5];
    const cellX = ((mp + mq - 200) * strand * Math.SQRT2) / 2;
    const cellY = ((mp - mq + 200) * strand * Math.SQRT2) / 2;
    const land = landAt(orchards, cellX / width, cellY / height, layer);

    const painted = blend(land.colour, water, land.channel);
    const leafTone = 0.88 + 0.24 * noise(strandNumber * 3.1, 4, layer);
    const dry = grain(column, row, layer) > 0.47 ? blend(painted, bareLeaf, 0.7) : painted;
    const vein =
      1 +
      0.16 * (fractalNoise(across * 7 + strandNumber * 5, along * 0.8, layer, 3) - 0.5) -
      0.1 * smoothstep(0.08, 0, Math.abs(across - 0.5));
    const under = Math.min(phase % 2, 2 - (phase % 2));
    const rounded =
      0.62 + 0.46 * Math.sqrt(clamp(1 - side ** 3)) * (0.7 + 0.3 * smoothstep(0, 0.5, under)) + (rising ? 0.05 : -0.05);
    const gap = smoothstep(0.9, 0.985, side);
    const leaf = scaled(dry, leafTone * vein * rounded);
    const hollow = scaled(ledgerPaper, 0.34);
    const sheen = 0.07 * smoothstep(0.5, 0, Math.abs(across - 0.36));
    const light = 1.06 - 0.22 * Math.hypot(x / width - 0.4, y / height - 0.36);
    return added(
      scaled(added(blend(leaf, hollow, gap), [1, 0.97, 0.85], sheen * (1 - gap)), light),
      [1, 1, 1],
      grain(x, y, layer + 4) * 0.03,
    );
  });
};
