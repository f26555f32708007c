import type { Point } from "./svg";

const midpoint = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const crossingOf = (from: Point, fromAngle: number, to: Point, toAngle: number): Point => {
  const [ax, ay] = [Math.cos(fromAngle), Math.sin(fromAngle)];
  const [bx, by] = [Math.cos(toAngle), Math.sin(toAngle)];
  const along = ((to[0] - from[0]) * by - (to[1] - from[1]) * bx) / (ax * by - ay * bx);
  return [from[0] + ax * along, from[1] + ay * along];
};

export const regularPolygon = (centre: Point, sides: number, radius: number, rotation: number): Point[] =>
  Array.from({ length: sides }, (_, side) => {
    const angle = rotation + (side * 2 * Math.PI) / sides;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });

/** The lines that one tile's sides send inwards. */
export type Rosette = {
  /** Where the lines leave, one point on each side. */
  middles: readonly Point[];
  /** `crossings[k]`: where each side's line meets that of the side k + 1 places on. */
  crossings: readonly (readonly Point[])[];
};

/**
 * Polygons in contact (E. H. Hankin, 1925): from the middle of each side two lines enter at the contact angle.
 * The angle is asked for at each midpoint, so that neighbours agree along the side that they share. A line is
 * followed through so many crossings; each needs a contact angle of more than 180 degrees over the sides.
 */
export const rosetteIn = (
  corners: readonly Point[],
  contactAngle: (at: Point) => number,
  followed: number,
): Rosette => {
  const sides = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const middle = midpoint(corner, next);
    return { middle, heading: Math.atan2(next[1] - corner[1], next[0] - corner[0]), angle: contactAngle(middle) };
  });
  const meeting = (reach: number): Point[] =>
    sides.map((side, index) => {
      const met = sides[(index + reach) % sides.length] ?? side;
      return crossingOf(side.middle, side.heading + side.angle, met.middle, met.heading + Math.PI - met.angle);
    });
  return {
    middles: sides.map(({ middle }) => middle),
    crossings: Array.from({ length: followed }, (_, crossing) => meeting(crossing + 1)),
  };
};

/** The star between two rings of points, whose tips are the outer and whose notches are the inner. */
export const starBetween = (outer: readonly Point[], inner: readonly Point[]): Point[] =>
  outer.flatMap((tip, index) => [tip, inner[index] ?? tip]);

/** The straps: each side's line to its last crossing and out again by the line that it met. */
export const strapsOf = ({ middles, crossings }: Rosette): Point[][] => {
  const deepest = crossings[crossings.length - 1] ?? [];
  return middles.map((middle, index) => [
    middle,
    deepest[index] ?? middle,
    middles[(index + crossings.length) % middles.length] ?? middle,
  ]);
};
