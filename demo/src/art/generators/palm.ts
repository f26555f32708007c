import { tenth } from "../drawing/scalar";
import type { Point } from "../drawing/svg";

const FRONDS = 17;
const LEAFLETS = 20;

const onCurve = (from: Point, bend: Point, to: Point, t: number): Point => [
  (1 - t) ** 2 * from[0] + 2 * (1 - t) * t * bend[0] + t ** 2 * to[0],
  (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * bend[1] + t ** 2 * to[1],
];

const leaflet = ([x, y]: Point, angle: number, length: number, colour: string): string => {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length + length * 0.3];
  const [nx, ny] = [-dy * 0.07, dx * 0.07];
  return `<path fill="${colour}" d="M${tenth(x + nx)} ${tenth(y + ny)}L${tenth(x + dx)} ${tenth(y + dy)}L${tenth(x - nx)} ${tenth(y - ny)}Z"/>`;
};

/** A frond: a drooping rib with leaflets on both sides, lit on the side of the sun. */
const frond = (crown: Point, index: number, size: number): string => {
  const fromTop = index - (FRONDS - 1) / 2;
  const angle = -Math.PI / 2 + fromTop * 0.262;
  const reach = (232 - Math.abs(fromTop) * 6) * size;
  const tip: Point = [
    crown[0] + Math.cos(angle) * reach,
    crown[1] + Math.sin(angle) * reach * 0.7 + Math.abs(fromTop) ** 1.25 * 8.5 * size,
  ];
  const bend: Point = [crown[0] + Math.cos(angle) * reach * 0.55, crown[1] + Math.sin(angle) * reach * 0.92];
  const isLit = fromTop < 0;
  const leaflets = Array.from({ length: LEAFLETS }, (_, step) => {
    const t = 0.14 + (0.86 * step) / LEAFLETS;
    const at = onCurve(crown, bend, tip, t);
    const [aheadX, aheadY] = onCurve(crown, bend, tip, t + 0.03);
    const heading = Math.atan2(aheadY - at[1], aheadX - at[0]);
    const length = (14 + 34 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12))) * size;
    return [-1, 1].map((side) => {
      const upper = side * Math.sign(Math.cos(angle) || 1) < 0;
      const bright = isLit ? "#5d8a52" : "#3d6f55";
      return leaflet(at, heading + side * 0.62, length, upper ? bright : "#234a3b");
    });
  });
  const rib = `<path d="M${tenth(crown[0])} ${tenth(crown[1])}Q${tenth(bend[0])} ${tenth(bend[1])} ${tenth(tip[0])} ${tenth(tip[1])}" stroke="#1e3f33" stroke-width="${tenth(4.4 * size)}" fill="none" stroke-linecap="round"/>`;
  return leaflets.flat().join("") + rib;
};

/** A date palm, its foot below the picture's edge. */
export const palm = (crown: Point, foot: number, size: number): string => {
  const [x, y] = crown;
  const middle = (y + foot) / 2;
  const trunk = `<path d="M${x - 9 * size} ${foot}Q${x - 27 * size} ${middle} ${x - 4 * size} ${y}L${x + 8 * size} ${y}Q${x - 2 * size} ${middle} ${x + 17 * size} ${foot}Z" fill="url(#trunk)"/>`;
  const rings = Array.from({ length: 26 }, (_, ring) => {
    const t = (ring + 0.5) / 26;
    const centre = (1 - t) ** 2 * (x + 2 * size) + 2 * (1 - t) * t * (x - 14.5 * size) + t ** 2 * (x + 4 * size);
    const height = y + (foot - y) * t;
    const half = (6.5 + 5 * t) * size;
    return `<path d="M${tenth(centre - half)} ${tenth(height - 5)}L${tenth(centre)} ${tenth(height + 4)}L${tenth(centre + half)} ${tenth(height - 5)}" stroke="#1d1010" stroke-opacity=".5" stroke-width="2.4" fill="none"/>`;
  });
  const outsideIn = Array.from({ length: FRONDS }, (_, index) => index).toSorted(
    (a, b) => Math.abs(b - (FRONDS - 1) / 2) - Math.abs(a - (FRONDS - 1) / 2),
  );
  const dates = [-1, 1].map(
    (side) =>
      `<ellipse cx="${x + side * 17 * size}" cy="${y + 27 * size}" rx="${11 * size}" ry="${21 * size}" fill="#b0602a" transform="rotate(${side * -16} ${x + side * 17 * size} ${y + 27 * size})"/>`,
  );
  return trunk + rings.join("") + dates.join("") + outsideIn.map((index) => frond(crown, index, size)).join("");
};
