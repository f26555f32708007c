import { blendHex } from "../drawing/colour";
import type { Generator } from "../drawing/picture";
import { clamp, smoothstep, tenth } from "../drawing/scalar";
import { regularPolygon, starIn } from "../drawing/star-pattern";
import { gradientStops, grainFilter, type Point, polygon, svgPicture } from "../drawing/svg";

const SIDE = 1000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const filled = (points: readonly Point[], colour: string): string => `<path d="${polygon(points)}" fill="${colour}"/>`;

/** Straps: a soft shadow, a dark edge, the strap itself and a light along it. */
const straps = (paths: string, width: number, colours: { edge: string; strap: string; light: string }): string => {
  const line = (colour: string, share: number, extra = ""): string =>
    `<path d="${paths}" fill="none" stroke="${colour}" stroke-width="${tenth(width * share)}" stroke-linejoin="round" ${extra}/>`;
  return (
    line("#000", 2.6, 'stroke-opacity=".5" filter="url(#soft)" transform="translate(2 3)"') +
    line(colours.edge, 2.1) +
    line(colours.strap, 1.15) +
    line(colours.light, 0.35, 'stroke-opacity=".9"')
  );
};

const softShadow = `<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="3"/></filter>`;

/** 3.12.12: dodecagons in contact, triangles in the gaps, lit from a core that glows. */
export const drawDodecagons: Generator = (pixels) => {
  const radius = 118;
  const apothem = radius * Math.cos(Math.PI / 12);
  const fromCore = ([x, y]: Point): number => clamp(Math.hypot(x - SIDE / 2, y - SIDE / 2) / (SIDE * 0.68));
  const glowing = (core: string, middle: string, rim: string, away: number): string =>
    blendHex(blendHex(core, middle, away * 1.4), rim, away * 1.28 - 0.34);
  let grounds = "";
  let hearts = "";
  let lines = "";
  const rowHeight = apothem * Math.sqrt(3);
  for (let row = -5; row <= 5; row++) {
    for (let column = -5; column <= 5; column++) {
      const centre: Point = [SIDE / 2 + (column + (row & 1 ? 0.5 : 0)) * 2 * apothem, SIDE / 2 + row * rowHeight];
      if (centre.some((place) => place < -radius || place > SIDE + radius)) continue;
      const away = fromCore(centre);
      const outline = regularPolygon(centre, 12, radius, Math.PI / 12);
      const star = starIn(outline, () => radians(66));
      const inner = starIn(outline, () => radians(72), 3);
      grounds += filled(outline, glowing("#f6b24a", "#7a2f86", "#1b0d33", away));
      grounds += filled(star, glowing("#fff1cf", "#c25a78", "#2a1450", away));
      const petals = Array.from({ length: 24 }, (_, spoke): Point => {
        const reach = radius * (spoke % 2 === 0 ? 0.4 : 0.2);
        return [centre[0] + reach * Math.cos(radians(spoke * 15)), centre[1] + reach * Math.sin(radians(spoke * 15))];
      });
      hearts += filled(petals, glowing("#b8322f", "#3e1d6b", "#120827", away));
      hearts += `<circle cx="${tenth(centre[0])}" cy="${tenth(centre[1])}" r="10" fill="${blendHex("#ffe9b8", "#8f6bd0", away)}"/>`;
      lines += polygon(star) + polygon(inner);
      for (const direction of [-1, 1]) {
        const gap: Point = [centre[0], centre[1] + (direction * apothem * 2) / Math.sqrt(3)];
        const size = (radius * 2 * Math.sin(Math.PI / 12)) / Math.sqrt(3);
        const triangle = starIn(regularPolygon(gap, 3, size, (direction * Math.PI) / 2), () => radians(66));
        grounds += filled(triangle, blendHex("#e9a93b", "#5a2a86", fromCore(gap) * 1.2));
        lines += polygon(triangle);
      }
    }
  }
  const defs =
    `<radialGradient id="ground">${gradientStops([0, "#ffcf72"], [0.45, "#7b2f84"], [1, "#140a28"])}</radialGradient>` +
    `<radialGradient id="night" r=".72">${gradientStops([0.35, "#000", 0], [1, "#08040f", 0.52])}</radialGradient>` +
    `<radialGradient id="glow" r=".55">${gradientStops([0, "#ffe2a0", 0.42], [0.5, "#ffc86a", 0.12], [1, "#ffc86a", 0])}</radialGradient>` +
    softShadow +
    grainFilter("grain", 1.1, 0.1);
  const cover = (fill: string, extra = ""): string => `<rect width="${SIDE}" height="${SIDE}" ${fill} ${extra}/>`;
  const body =
    cover('fill="url(#ground)"') +
    grounds +
    hearts +
    straps(lines, 4, { edge: "#12081f", strap: "#e2b768", light: "#fff3d2" }) +
    cover('fill="url(#glow)"', 'style="mix-blend-mode:screen"') +
    cover('fill="url(#night)"') +
    cover('filter="url(#grain)"', 'opacity=".4"');
  return svgPicture({ width: SIDE, height: SIDE }, pixels, { defs, body });
};

/** 4.8.8: octagons and squares, whose contact angle opens from the top of the sheet to its foot. */
export const drawOctagons: Generator = (pixels) => {
  const step = SIDE / 6;
  const side = step * (Math.SQRT2 - 1);
  const octagonRadius = side / (2 * Math.sin(Math.PI / 8));
  const contactAngle = ([, y]: Point): number => radians(50 + 25 * smoothstep(-0.05, 1.05, y / SIDE));
  let grounds = "";
  let lines = "";
  for (let row = -1; row <= 6; row++) {
    for (let column = -1; column <= 6; column++) {
      const centre: Point = [(column + 0.5) * step, (row + 0.5) * step];
      const depth = clamp(centre[1] / SIDE);
      const octagon = regularPolygon(centre, 8, octagonRadius, Math.PI / 8);
      const star = starIn(octagon, contactAngle);
      const inner = starIn(octagon, contactAngle, 2);
      grounds += filled(octagon, blendHex("#0f6f78", "#0a3f52", depth));
      grounds += filled(inner, blendHex("#1d939a", "#14707c", depth));
      grounds += filled(star, blendHex("#f7efdd", "#efe0c2", depth));
      const heart = regularPolygon(centre, 8, octagonRadius * (0.13 + 0.08 * depth), 0);
      grounds += filled(heart, blendHex("#c46a3a", "#a9472f", depth));
      lines += polygon(star) + polygon(inner);
      const corner: Point = [centre[0] + step / 2, centre[1] + step / 2];
      const square = regularPolygon(corner, 4, side / Math.SQRT2, 0);
      const cross = starIn(square, contactAngle);
      grounds += filled(square, blendHex("#143f56", "#0b2b40", depth));
      grounds += filled(cross, blendHex("#d9894f", "#c66a3c", depth));
      lines += polygon(cross);
    }
  }
  const defs =
    softShadow +
    `<linearGradient id="light" x1="0" y1="0" x2="1" y2="1">${gradientStops([0, "#fff", 0.16], [0.5, "#fff", 0], [1, "#001a24", 0.3])}</linearGradient>` +
    grainFilter("grain", 0.9, 0.12);
  const body =
    `<rect width="${SIDE}" height="${SIDE}" fill="#0c4a5a"/>` +
    grounds +
    straps(lines, 3.6, { edge: "#0a2a36", strap: "#c98452", light: "#ffe3bd" }) +
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#light)"/>` +
    `<rect width="${SIDE}" height="${SIDE}" filter="url(#grain)" opacity=".45"/>`;
  return svgPicture({ width: SIDE, height: SIDE }, pixels, { defs, body });
};
