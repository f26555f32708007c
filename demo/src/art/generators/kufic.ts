import type { Generator } from "../drawing/picture";
import { grainFilter, gradientStops, svgPicture } from "../drawing/svg";

/** وطن in square Kufic: one cell of stroke, one cell of gap. `o` marks what the copper stone prints. */
const WORD = [
  "....#......", //
  "....#......",
  "#...#...###",
  "#...#...#o#",
  "#.o.###.###",
  "#...#o#...#",
  "#######.###",
] as const;

const WORD_WIDTH = 11;
const WORD_HEIGHT = 7;
const PINWHEEL = WORD_WIDTH + WORD_HEIGHT + 1;
const SHEET = 1000;
const PLATE = { from: 84, size: 832 };
const CELL = PLATE.size / (PINWHEEL + 8);

const cellsMarked = (mark: string): string =>
  WORD.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === mark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");

/** Four words about one centre, each with its foot towards it. */
const pinwheel = (path: string, colour: string): string =>
  [0, 90, 180, 270]
    .map((turn) => `<path transform="rotate(${turn} ${PINWHEEL / 2} ${PINWHEEL / 2})" d="${path}" fill="${colour}"/>`)
    .join("");

/** A line with small stepped merlons hanging from it, as along a Najdi roof. */
const border = (colour: string): string => {
  const side = PINWHEEL + 6;
  const merlons = Array.from({ length: side / 2 }, (_, step) => `M${step * 2 + 0.5} 0h1.5v.5h-.5v.5h-.5v-.5h-.5z`);
  const cells = `M0 0h${side}v.28h-${side}z${merlons.join("")}`;
  return [0, 90, 180, 270]
    .map((turn) => `<path transform="rotate(${turn} ${side / 2} ${side / 2})" d="${cells}" fill="${colour}"/>`)
    .join("");
};

/** The word for homeland, turned four ways about one centre and printed from three stones. */
export const drawKufic: Generator = ({ seed, width, height }) => {
  const printed = `<filter id="ink" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="3" seed="${seed % 89}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="1.6" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="5" seed="11" result="m"/><feColorMatrix in="m" type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 6 -.75" result="mask"/><feComposite in="d" in2="mask" operator="in" result="worn"/><feMerge><feMergeNode in="worn"/></feMerge></filter>`;
  const toned = `<filter id="tone" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="4" seed="4"/><feColorMatrix type="matrix" values="0 0 0 0 .02 0 0 0 0 .12 0 0 0 0 .08 0 0 0 1.6 -.55"/></filter>`;
  const defs =
    printed +
    toned +
    `<linearGradient id="green" x1="0" y1="0" x2=".6" y2="1">${gradientStops([0, "#25764f"], [0.55, "#1a5c40"], [1, "#113f31"])}</linearGradient>` +
    `<radialGradient id="paper" cx=".45" cy=".4" r=".9">${gradientStops([0, "#f8f0df"], [1, "#e6d8bd"])}</radialGradient>` +
    `<linearGradient id="copper" x1="0" y1="0" x2="1" y2="1">${gradientStops([0, "#e6a46a"], [0.5, "#c1743c"], [1, "#a5562b"])}</linearGradient>` +
    grainFilter("grain", 0.75, 0.2);
  const { from, size } = PLATE;
  const plate = `x="${from}" y="${from}" width="${size}" height="${size}"`;
  const letters = `translate(${from + CELL * 4} ${from + CELL * 4}) scale(${CELL})`;
  const frame = `translate(${from + CELL} ${from + CELL}) scale(${CELL})`;
  const centre = PINWHEEL / 2;
  const heart = `<path d="M${centre - 1.5} ${centre - 1.5}h3v3h-3zM${centre - 0.5} ${centre - 0.5}v1h1v-1z" fill-rule="evenodd" fill="url(#copper)"/>`;
  const body =
    `<rect width="${SHEET}" height="${SHEET}" fill="url(#paper)"/>` +
    `<g filter="url(#ink)"><rect ${plate} fill="url(#green)"/></g><rect ${plate} filter="url(#tone)" opacity=".6"/>` +
    `<g filter="url(#ink)"><g transform="${frame}" opacity=".92">${border("#c98b52")}</g>` +
    `<g transform="${letters}">${pinwheel(cellsMarked("#"), "#f6ecd6")}</g>` +
    `<g transform="translate(2.5 -2)"><g transform="${letters}">${pinwheel(cellsMarked("o"), "#d3884c")}${heart}</g></g></g>` +
    `<rect width="${SHEET}" height="${SHEET}" filter="url(#grain)" opacity=".5"/>`;
  return svgPicture({ width: SHEET, height: SHEET }, { width, height }, { defs, body });
};
