/**
 * A sweep tries one rule at many points. CI takes all of them, as does `SWEEPS=whole npm test`; elsewhere some are enough, and
 * what is left out is told.
 */
export const isWhole = process.env["CI"] === "true" || process.env["SWEEPS"] === "whole";

/** Says how many of a sweep's points are tried, where it is not all of them. */
export const tellSweep = (name: string, taken: number, all: number): void => {
  if (taken < all)
    process.stdout.write(`${name}: ${taken} of ${all} points; all of them in CI, or with SWEEPS=whole\n`);
};

type Sample<Point> = {
  /** One point of so many is taken, besides the first and the last. */
  oneOf: number;
  /** Points that are always taken, such as those next to a boundary. */
  always?: (point: Point) => boolean;
};

/** The points of a sweep that are tried here, in their order. */
export const sweep = <Point>(
  name: string,
  points: readonly Point[],
  { oneOf, always = () => false }: Sample<Point>,
): readonly Point[] => {
  if (isWhole) return points;
  const last = points.length - 1;
  const taken = points.filter((point, place) => place % oneOf === 0 || place === last || always(point));
  tellSweep(name, taken.length, points.length);
  return taken;
};

/** One of several looks in which the same is done, by the name of what is done: each look comes as often as the others. */
export const oneLook = <const Look>(name: string, looks: readonly Look[]): readonly Look[] => {
  if (isWhole) return looks;
  const letters = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  tellSweep(name, 1, looks.length);
  return [looks[letters % looks.length]!];
};
