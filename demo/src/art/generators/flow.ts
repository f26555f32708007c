import { blendHex } from "../drawing/colour";
import { fractalNoise } from "../drawing/noise";
import type { Generator } from "../drawing/picture";
import { between, pick, randomFrom, type Random } from "../drawing/random";
import { smoothstep, tenth } from "../drawing/scalar";
import { gradientStops, grainFilter, curveThrough, type Point, svgPicture } from "../drawing/svg";

const SHEET = { width: 1600, height: 1120 };
const STEP = 7;

type Well = { at: Point; radius: number };

const wells: readonly Well[] = [
  { at: [1130, 400], radius: 150 },
  { at: [470, 700], radius: 105 },
  { at: [330, 250], radius: 56 },
  { at: [1370, 860], radius: 72 },
];

/** Stream function: routes follow its level lines, so they never cross and never end. Wells are level islands. */
const streamAt = ([x, y]: Point, layer: number): number => {
  const wind = fractalNoise(x / 520, y / 400, layer, 2) * 760 + y * 0.55 + x * 0.12;
  return wells.reduce((stream, { at, radius }) => {
    const away = Math.hypot(x - at[0], y - at[1]) / radius;
    return stream + (wind * 0.05 - stream * 0.4) * Math.exp(-((away / 1.5) ** 4)) + 120 * Math.exp(-(away ** 2));
  }, wind);
};

const headingAt = (point: Point, layer: number): Point => {
  const [x, y] = point;
  const du = streamAt([x + 1, y], layer) - streamAt([x - 1, y], layer);
  const dv = streamAt([x, y + 1], layer) - streamAt([x, y - 1], layer);
  const length = Math.hypot(du, dv) || 1;
  return [dv / length, -du / length];
};

/** Remembers where routes already run, so that each keeps its distance. */
const createGround = (
  spacing: number,
): { isFree: (point: Point) => boolean; tread: (route: readonly Point[]) => void } => {
  const cells = new Map<string, Point[]>();
  const cellOf = ([x, y]: Point): [number, number] => [Math.floor(x / spacing), Math.floor(y / spacing)];
  return {
    isFree: (point) => {
      const [column, row] = cellOf(point);
      for (let i = column - 1; i <= column + 1; i++) {
        for (let j = row - 1; j <= row + 1; j++) {
          const near = cells.get(`${i},${j}`) ?? [];
          if (near.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < spacing)) return false;
        }
      }
      return true;
    },
    tread: (route) => {
      for (const point of route) {
        const key = cellOf(point).join(",");
        cells.set(key, [...(cells.get(key) ?? []), point]);
      }
    },
  };
};

const isOnSheet = ([x, y]: Point): boolean => x > -40 && y > -40 && x < SHEET.width + 40 && y < SHEET.height + 40;
const isInWell = (point: Point): boolean =>
  wells.some(({ at, radius }) => Math.hypot(point[0] - at[0], point[1] - at[1]) < radius);

const walk = (start: Point, direction: 1 | -1, layer: number, mayEnter: (point: Point) => boolean): Point[] => {
  const route: Point[] = [];
  let [x, y] = start;
  for (let step = 0; step < 260; step++) {
    const [dx, dy] = headingAt([x, y], layer);
    x += dx * STEP * direction;
    y += dy * STEP * direction;
    if (!isOnSheet([x, y]) || isInWell([x, y]) || !mayEnter([x, y])) break;
    route.push([x, y]);
  }
  return route;
};

const dawn = ["#f7dfb2", "#f2c07d", "#e79a56", "#d2743f"] as const;
const dusk = ["#e39aa2", "#b583c4", "#f3c4a8", "#8a6cc0"] as const;

const strokeOf = (route: readonly Point[], random: Random): string => {
  const [x, y] = route[Math.floor(route.length / 2)] ?? [0, 0];
  const evening = smoothstep(
    0.2,
    0.9,
    x / SHEET.width + 0.35 * (y / SHEET.height) - 0.15 + between(random, -0.12, 0.12),
  );
  const colour = blendHex(pick(random, dawn), pick(random, dusk), evening);
  const width = pick(random, [1.1, 1.5, 2, 2.6, 4.2]);
  return (
    `<path d="${curveThrough(route.filter((_, index) => index % 3 === 0 || index === route.length - 1))}" fill="none" ` +
    `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${tenth(between(random, 0.75, 1))}"/>`
  );
};

const wellMark = ({ at: [x, y], radius }: Well): string =>
  `<circle cx="${x}" cy="${y}" r="${radius * 0.86}" fill="url(#water)"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius * 0.86}" fill="none" stroke="#f2c07d" stroke-opacity=".55" stroke-width="1.6"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius * 0.7}" fill="none" stroke="#f2c07d" stroke-opacity=".22" stroke-width="1.2"/>` +
  `<circle cx="${x}" cy="${y}" r="${tenth(radius * 0.06)}" fill="#ffe9bd"/>`;

/** Thousands of routes through one wind, parting around the wells. */
export const drawFlow: Generator = ({ seed, width, height }) => {
  const random = randomFrom(seed);
  const layer = seed % 953;
  const ground = createGround(5.2);
  let strokes = "";
  for (let attempt = 0; attempt < 9000; attempt++) {
    const start: Point = [between(random, 0, SHEET.width), between(random, 0, SHEET.height)];
    if (isInWell(start) || !ground.isFree(start)) continue;
    const route = [
      ...walk(start, -1, layer, ground.isFree).toReversed(),
      start,
      ...walk(start, 1, layer, ground.isFree),
    ];
    if (route.length < 9) continue;
    ground.tread(route);
    strokes += strokeOf(route, random);
  }
  const defs =
    `<linearGradient id="ground" x1="0" y1="0" x2="1" y2=".7">${gradientStops([0, "#2b1a2c"], [0.55, "#1d1530"], [1, "#120f26"])}</linearGradient>` +
    `<radialGradient id="water">${gradientStops([0, "#1f3350"], [1, "#0d0f22"])}</radialGradient>` +
    grainFilter("grain", 0.8, 0.14);
  const cover = (paint: string): string => `<rect width="${SHEET.width}" height="${SHEET.height}" ${paint}/>`;
  const body =
    cover('fill="url(#ground)"') + strokes + wells.map(wellMark).join("") + cover('filter="url(#grain)" opacity=".5"');
  return svgPicture(SHEET, { width, height }, { defs, body });
};
