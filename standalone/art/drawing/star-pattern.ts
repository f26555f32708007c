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

/**
 * Polygons in contact (E. H. Hankin, 1925): from the middle of each side two rays enter at the contact angle;
 * each meets the ray of the side `reach` places on. The angle is asked for at each midpoint, so that
 * neighbours agree along the side that they share.
 */
export const starIn = (corners: readonly Point[], contactAngle: (at: Point) => number, reach = 1): Point[] => {
  const sides = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const middle = midpoint(corner, next);
    return { middle, heading: Math.atan2(next[1] - corner[1], next[0] - corner[0]), angle: contactAngle(middle) };
  });
  return sides.flatMap((side, index): Point[] => {
    const met = sides[(index + reach) % sides.length] ?? side;
    return [
      side.middle,
      crossingOf(side.middle, side.heading + side.angle, met.middle, met.heading + Math.PI - met.angle),
    ];
  });
};
