import { added, rgb, scaled, type Rgb } from "../drawing/colour";
import { fractalNoise, grain } from "../drawing/noise";
import { paint, type Generator } from "../drawing/picture";
import { remainder, smoothstep } from "../drawing/scalar";
import { dyed, stitchAt, yarnLight } from "../drawing/weave";

const wool = {
  black: rgb("#2a1f1b"),
  white: rgb("#f2e8d6"),
  madder: rgb("#a3262a"),
  rose: rgb("#c8483a"),
  saffron: rgb("#e59a33"),
  khuzama: rgb("#5a3585"),
} as const;

/** A warp strip: so many threads wide, its colour decided by thread and row. */
type Strip = { threads: number; colourAt: (thread: number, row: number) => Rgb };

const plain = (threads: number, colour: Rgb): Strip => ({ threads, colourAt: () => colour });

const seeds = (a: Rgb, b: Rgb): Strip => ({
  threads: 2,
  colourAt: (thread, row) => (((row >> 1) + (thread & 1)) % 2 === 0 ? b : a),
});

const teeth = (a: Rgb, b: Rgb): Strip => ({ threads: 3, colourAt: (_, row) => (remainder(row, 6) < 3 ? a : b) });

/** How far from the middle of the repeat a row lies, 0 at the middle to half the period. */
const fromMiddle = (row: number, period: number): number => Math.abs(remainder(row, period) - period / 2);

const zigzag = (threads: number, figure: Rgb, ground: Rgb, period: number): Strip => ({
  threads,
  colourAt: (thread, row) => {
    const half = (threads - 1) / 2;
    return Math.abs(thread - half) <= (half * fromMiddle(row, period)) / (period / 2) ? figure : ground;
  },
});

const hourglass = (threads: number, [figure, ground, edge]: readonly [Rgb, Rgb, Rgb], period: number): Strip => ({
  threads,
  colourAt: (thread, row) => {
    const half = (threads - 1) / 2;
    const spread = fromMiddle(row, period) / (period / 2);
    const side = Math.abs(thread - half) / half;
    if (side < spread - 0.12) return figure;
    return side < spread + 0.1 ? edge : ground;
  },
});

/** The shajarah: lozenges nested two rows deep, one colour in another. */
const lozenges = (threads: number, ground: Rgb, nested: readonly Rgb[], period: number): Strip => ({
  threads,
  colourAt: (thread, row) => {
    const away = Math.round(Math.abs(thread - (threads - 1) / 2) * 1.35 + fromMiddle(row, period));
    const inside = Math.floor((period / 2 - away) / 2);
    return away > period / 2 ? ground : (nested[inside % nested.length] ?? ground);
  },
});

const { black, white, madder, rose, saffron, khuzama } = wool;

const edge: readonly Strip[] = [
  plain(3, black),
  seeds(white, black),
  plain(4, madder),
  zigzag(9, black, rose, 12),
  plain(2, black),
  teeth(white, black),
  plain(3, madder),
  seeds(saffron, madder),
  plain(1, black),
  hourglass(11, [saffron, madder, black], 18),
  plain(1, black),
  seeds(white, black),
  plain(3, khuzama),
];

const tree = lozenges(31, madder, [black, white, rose, saffron, khuzama], 44);
const strips: readonly Strip[] = [...edge, tree, ...edge.toReversed()];
const THREADS = strips.reduce((sum, { threads }) => sum + threads, 0);
const STITCH_PROPORTION = 1.18;

const colourOf = (column: number, row: number): Rgb => {
  let thread = column;
  for (const strip of strips) {
    if (thread < strip.threads) return strip.colourAt(thread, row);
    thread -= strip.threads;
  }
  return black;
};

/** A warp-faced Sadu cloth, stitch by stitch, hanging with a little slack. */
export const drawSadu: Generator = ({ width, height, seed }) => {
  const layer = seed % 941;
  const thread = width / THREADS;
  return paint(width, height, (x, y) => {
    const u = x / width;
    const v = y / width;
    const slackX =
      5.2 * (fractalNoise(u * 2.2, v * 2.6, layer, 3) - 0.5) + 0.35 * (fractalNoise(u * 22, v * 22, layer, 2) - 0.5);
    const slackY = 4.4 * (fractalNoise(u * 2.4, v * 1.8, layer + 20, 3) - 0.5);
    const column = Math.min(
      THREADS - 0.001,
      Math.max(0, x / thread + slackX * smoothstep(0, 0.06, u) * smoothstep(1, 0.94, u)),
    );
    const stitch = stitchAt(column, y / (thread * STITCH_PROPORTION) + slackY + (Math.floor(column) % 2) * 0.5);
    const lit = yarnLight(stitch, layer);
    const fold = 1 + 0.2 * (fractalNoise(u * 2.6, v * 0.7, layer + 60, 3) - 0.5) - 0.22 * (u - 0.35) ** 2;
    const colour = scaled(dyed(colourOf(stitch.column, stitch.row), stitch, layer), lit * fold * 1.14);
    const fuzz = 0.035 * grain(x, y, layer) + 0.02 * (fractalNoise(x / 2.4, y / 7, layer, 2) - 0.5);
    return added(colour, [1, 0.96, 0.9], fuzz);
  });
};
