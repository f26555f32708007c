import { scaled, type Rgb } from "./colour";
import { fractalNoise, grain, noise } from "./noise";
import { clamp, remainder } from "./scalar";

/** One place on a spun thread: `across` and `along` run 0 to 1 over a single stitch. */
export type Stitch = { across: number; along: number; column: number; row: number };

/** Light on a spun thread: round across, dipping under at both ends, with the slant of its twist. */
export const yarnLight = ({ across, along, column, row }: Stitch, seed: number): number => {
  const side = Math.abs(across - 0.5) * 2;
  const end = Math.abs(along - 0.5) * 2;
  const roundness = Math.sqrt(Math.max(0, 1 - side ** 2.4));
  const dip = 1 - 0.55 * end ** 3.2;
  const lean = 1 + 0.16 * (0.5 - across);
  const ply = 0.9 + 0.16 * Math.sin((across * 1.4 + along * 1.1 + noise(column, row, seed)) * 2 * Math.PI);
  return (0.24 + 0.86 * roundness * dip) * lean * ply;
};

/** A dyer's uneven hand: every stitch a little lighter or darker than the next, and fibres along it. */
export const dyed = (colour: Rgb, { column, row, across, along }: Stitch, seed: number): Rgb => {
  const lot = 0.9 + 0.2 * fractalNoise(column * 0.05, row * 0.035, seed, 3);
  const stitch = 1 + 0.16 * grain(column, row, seed + 1);
  const fibre = 1 + 0.12 * (noise(across * 9 + column * 13, along * 2 + row * 7, seed) - 0.5);
  return scaled(colour, lot * stitch * fibre);
};

export const stitchAt = (x: number, y: number): Stitch => ({
  column: Math.floor(x),
  row: Math.floor(y),
  across: clamp(remainder(x, 1)),
  along: clamp(remainder(y, 1)),
});
