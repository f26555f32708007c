import { blendHex } from "../drawing/colour";
import type { Generator } from "../drawing/picture";
import { clamp, smoothstep, tenth } from "../drawing/scalar";
import { regularPolygon, type Rosette, rosetteIn, starBetween, strapsOf } from "../drawing/star-pattern";
import { gradientStops, grainFilter, openLine, type Point, polygon, svgPicture } from "../drawing/svg";

const SIDE = 1000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const filled = (points: readonly Point[], colour: string): string => `<path d="${polygon(points)}" fill="${colour}"/>`;

/** What one tile adds to the sheet, each kind laid over the one before; `lines` are the straps' middles. */
type Tile = { grounds: string; hearts: string; lines: string };

const laid = (tiles: readonly Tile[]): Tile => ({
  grounds: tiles.map(({ grounds }) => grounds).join(""),
  hearts: tiles.map(({ hearts }) => hearts).join(""),
  lines: tiles.map(({ lines }) => lines).join(""),
});

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

const cover = (fill: string, extra = ""): string => `<rect width="${SIDE}" height="${SIDE}" ${fill} ${extra}/>`;

const DODECAGON = 118;
const APOTHEM = DODECAGON * Math.cos(Math.PI / 12);

/** Between a side and the lines that leave it. */
const CONTACT = radians(67);

const fromCore = ([x, y]: Point): number => clamp(Math.hypot(x - SIDE / 2, y - SIDE / 2) / (SIDE * 0.68));

/** Three colours, from the core that glows to the rim where it is night. */
const glowing = (core: string, middle: string, rim: string, away: number): string =>
  blendHex(blendHex(core, middle, away * 1.4), rim, away * 1.28 - 0.34);

const straight = (rosette: Rosette): string => strapsOf(rosette).map(openLine).join("");

const triangleTile = ([x, y]: Point, direction: number): Tile => {
  const gap: Point = [x, y + (direction * APOTHEM * 2) / Math.sqrt(3)];
  const size = (DODECAGON * 2 * Math.sin(Math.PI / 12)) / Math.sqrt(3);
  const outline = regularPolygon(gap, 3, size, (direction * Math.PI) / 2);
  const rosette = rosetteIn(outline, () => CONTACT, 1);
  const star = starBetween(rosette.middles, rosette.crossings[0] ?? []);
  return {
    grounds: filled(star, blendHex("#e9a93b", "#7a4fb0", fromCore(gap) * 1.2)),
    hearts: "",
    lines: straight(rosette),
  };
};

/** A small flower of so many petals at the middle of a rosette. */
const flowerOf = ([x, y]: Point, petals: number, radius: number): Point[] =>
  Array.from({ length: petals * 2 }, (_, spoke): Point => {
    const reach = radius * (spoke % 2 === 0 ? 1 : 0.52);
    const angle = (spoke * Math.PI) / petals;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });

/** Core, middle and rim colours of the rosette's rings, from its points inwards. */
const ringColours = [
  ["#fff0cc", "#c8667c", "#3a1c63"],
  ["#f6b75a", "#8d3a7c", "#241046"],
  ["#c43a34", "#5b2a86", "#170a31"],
  ["#ffe2a2", "#d98a6a", "#4f2f86"],
] as const;

const dodecagonTile = (centre: Point): Tile => {
  const away = fromCore(centre);
  const outline = regularPolygon(centre, 12, DODECAGON, Math.PI / 12);
  const rosette = rosetteIn(outline, () => CONTACT, 4);
  const rings = [rosette.middles, ...rosette.crossings];
  const stars = rings.slice(1).map((inner, index) => starBetween(rings[index] ?? inner, inner));
  const eye = `<circle cx="${tenth(centre[0])}" cy="${tenth(centre[1])}" r="7" fill="${blendHex("#ffe9b8", "#9d7ad8", away)}"/>`;
  const flower: Tile = {
    grounds: stars
      .map((star, ring) => {
        const [core, middle, rim] = ringColours[ring] ?? ringColours[0];
        return filled(star, glowing(core, middle, rim, away));
      })
      .join(""),
    hearts: filled(flowerOf(centre, 12, DODECAGON * 0.2), glowing("#b8322f", "#4a2275", "#120827", away)) + eye,
    lines: straight(rosette),
  };
  return laid([triangleTile(centre, -1), triangleTile(centre, 1), flower]);
};

const dodecagonCentres = (): Point[] => {
  const places = Array.from({ length: 11 }, (_, index) => index - 5);
  return places
    .flatMap((row) =>
      places.map((column): Point => [
        SIDE / 2 + (column + (row & 1 ? 0.5 : 0)) * 2 * APOTHEM,
        SIDE / 2 + row * APOTHEM * Math.sqrt(3),
      ]),
    )
    .filter((centre) => centre.every((place) => place >= -DODECAGON && place <= SIDE + DODECAGON));
};

/** 3.12.12: dodecagons in contact, triangles in the gaps, lit from a core that glows. */
export const drawDodecagons: Generator = (pixels) => {
  const { grounds, hearts, lines } = laid(dodecagonCentres().map(dodecagonTile));
  const defs =
    `<radialGradient id="ground">${gradientStops([0, "#ffcf72"], [0.45, "#7b2f84"], [1, "#140a28"])}</radialGradient>` +
    `<radialGradient id="night" r=".72">${gradientStops([0.35, "#000", 0], [1, "#08040f", 0.52])}</radialGradient>` +
    `<radialGradient id="glow" r=".55">${gradientStops([0, "#ffe2a0", 0.42], [0.5, "#ffc86a", 0.12], [1, "#ffc86a", 0])}</radialGradient>` +
    softShadow +
    grainFilter("grain", 1.1, 0.1);
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

const STEP = SIDE / 6;
const OCTAGON_SIDE = STEP * (Math.SQRT2 - 1);
const OCTAGON = OCTAGON_SIDE / (2 * Math.sin(Math.PI / 8));

/** Opens from the top of the sheet to its foot. */
const openingAngle = ([, y]: Point): number => radians(51 + 22 * smoothstep(-0.05, 1.05, y / SIDE));

const octagonTile = (centre: Point): Tile => {
  const depth = clamp(centre[1] / SIDE);
  const octagon = regularPolygon(centre, 8, OCTAGON, Math.PI / 8);
  const rosette = rosetteIn(octagon, openingAngle, 2);
  const [first = [], second = []] = rosette.crossings;
  const heart = flowerOf(centre, 8, OCTAGON * 0.2);
  const corner: Point = [centre[0] + STEP / 2, centre[1] + STEP / 2];
  const square = regularPolygon(corner, 4, OCTAGON_SIDE / Math.SQRT2, 0);
  const crossing = rosetteIn(square, openingAngle, 1);
  const cross = starBetween(crossing.middles, crossing.crossings[0] ?? []);
  return {
    grounds:
      filled(octagon, blendHex("#0f6f78", "#0a3f52", depth)) +
      filled(starBetween(rosette.middles, first), blendHex("#2aa3a6", "#17808a", depth)) +
      filled(starBetween(first, second), blendHex("#f8f0df", "#f0e2c6", depth)) +
      filled(square, blendHex("#143f56", "#0b2b40", depth)) +
      filled(cross, blendHex("#d9894f", "#c66a3c", depth)),
    hearts: filled(heart, blendHex("#c46a3a", "#a9472f", depth)),
    lines: straight(rosette) + straight(crossing),
  };
};

/** 4.8.8: octagons and squares, the stars opening as a note opens along its scale. */
export const drawOctagons: Generator = (pixels) => {
  const places = Array.from({ length: 8 }, (_, index) => index - 0.5);
  const tiles = places.flatMap((row) => places.map((column) => octagonTile([column * STEP, row * STEP])));
  const { grounds, hearts, lines } = laid(tiles);
  const light = gradientStops([0, "#fff", 0.16], [0.5, "#fff", 0], [1, "#001a24", 0.3]);
  const defs =
    softShadow +
    `<linearGradient id="light" x1="0" y1="0" x2="1" y2="1">${light}</linearGradient>` +
    grainFilter("grain", 0.9, 0.12);
  const body =
    cover('fill="#0c4a5a"') +
    grounds +
    hearts +
    straps(lines, 3.6, { edge: "#0a2a36", strap: "#c98452", light: "#ffe3bd" }) +
    cover('fill="url(#light)"') +
    cover('filter="url(#grain)"', 'opacity=".45"');
  return svgPicture({ width: SIDE, height: SIDE }, pixels, { defs, body });
};
