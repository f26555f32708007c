import type { Generator } from "../drawing/picture";
import { tenth } from "../drawing/scalar";
import { gradientStops, grainFilter, steadyAtEdges, svgPicture } from "../drawing/svg";
import { palm } from "./palm";

const CANVAS = { width: 1000, height: 1250 };
const FOOT = CANVAS.height + 20;

type Span = { from: number; to: number; top: number };

/** A wall's outline, crowned with stepped crenels of a width and a height. */
const wall = ({ from, to, top }: Span, width: number, height: number): string => {
  let outline = `M${from} ${top}`;
  for (let x = from; x < to; x += width * 2) {
    const step = (across: number, rise: number): string =>
      `L${tenth(x + width * across)} ${tenth(top - height * rise)}`;
    outline +=
      step(0, 0) +
      step(0, 0.45) +
      step(0.28, 0.45) +
      step(0.28, 0.75) +
      step(0.5, 1) +
      step(0.72, 0.75) +
      step(0.72, 0.45) +
      step(1, 0.45) +
      step(1, 0);
  }
  return `${outline}L${to} ${top}L${to} ${FOOT}L${from} ${FOOT}Z`;
};

/** A triangular vent: dark within, its left jamb caught by the sun. */
const vent = (x: number, y: number, size: number): string =>
  `<path d="M${tenth(x - size / 2)} ${tenth(y + size * 0.86)}L${tenth(x)} ${tenth(y)}L${tenth(x + size / 2)} ${tenth(y + size * 0.86)}Z" fill="#2a1312"/>` +
  `<path d="M${tenth(x - size / 2)} ${tenth(y + size * 0.86)}L${tenth(x)} ${tenth(y)}L${tenth(x + size * 0.09)} ${tenth(y + size * 0.16)}L${tenth(x - size * 0.32)} ${tenth(y + size * 0.86)}Z" fill="#f7cf9c" opacity=".62"/>`;

/** One, two, three: vents stacked as they are above Najdi doors. */
const cluster = (x: number, y: number, size: number): string =>
  [1, 2, 3]
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, index) =>
        vent(x + (index - (count - 1) / 2) * size * 1.35, y + row * size * 1.3, size),
      ),
    )
    .join("");

type VentRow = { count: number; from: number; y: number; gap: number; size: number };

const ventRow = ({ count, from, y, gap, size }: VentRow): string =>
  Array.from({ length: count }, (_, index) => vent(from + index * gap, y, size)).join("");

const door = { x: 600, y: 892, width: 232, height: 400 };

const paintedRegister = (y: number, ground: string, figure: string): string => {
  const bay = door.width / 5;
  const lozenges = Array.from({ length: 5 }, (_, index) => {
    const cx = tenth(door.x + (index + 0.5) * bay);
    return (
      `<path d="M${cx - 21} ${y + 33}L${cx} ${y + 7}L${cx + 21} ${y + 33}L${cx} ${y + 59}Z" fill="${figure}"/>` +
      `<path d="M${cx - 10} ${y + 33}L${cx} ${y + 20}L${cx + 10} ${y + 33}L${cx} ${y + 46}Z" fill="${ground}"/><circle cx="${cx}" cy="${y + 33}" r="3.5" fill="${figure}"/>`
    );
  });
  const rule = (at: number): string =>
    `<rect x="${door.x}" y="${at}" width="${door.width}" height="5" fill="${figure}"/>`;
  return `<rect x="${door.x}" y="${y}" width="${door.width}" height="66" fill="${ground}"/>${lozenges.join("")}${rule(y - 8)}${rule(y + 69)}`;
};

const paintedDoor = (): string => {
  const { x, y, width, height } = door;
  const planks = Array.from(
    { length: 5 },
    (_, index) =>
      `<rect x="${tenth(x + (index * width) / 5 + 1.5)}" y="${y}" width="${tenth(width / 5 - 3)}" height="${height}" fill="${index % 2 === 0 ? "#532818" : "#5f301d"}"/>`,
  );
  const registers = [
    ["#c4342c", "#f0c04a"],
    ["#1f6a5c", "#f3ead6"],
    ["#e9b23c", "#2b3f73"],
  ].map(([ground, figure], index) => paintedRegister(y + 30 + index * 116, ground ?? "", figure ?? ""));
  return (
    `<rect x="${x - 20}" y="${y - 26}" width="${width + 40}" height="${height}" fill="#7d4128"/><rect x="${x - 20}" y="${y - 26}" width="${width + 40}" height="12" fill="#c98a5a"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#3a1a11"/>${planks.join("")}${registers.join("")}` +
    `<rect x="${x}" y="${y}" width="${width}" height="26" fill="#1d0b0a" opacity=".42"/><rect x="${x}" y="${y}" width="20" height="${height}" fill="#1d0b0a" opacity=".34"/>` +
    `<circle cx="${x + width - 28}" cy="${y + 208}" r="12" fill="none" stroke="#e2bd72" stroke-width="5"/>`
  );
};

const gradients =
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${gradientStops([0, "#5f78b4"], [0.28, "#a9a3cf"], [0.44, "#e0b9c8"], [0.6, "#fbdcb8"])}</linearGradient>` +
  `<radialGradient id="sun" cx="235" cy="228" r="330" gradientUnits="userSpaceOnUse">${gradientStops([0, "#fffaf0"], [0.185, "#fff3dc"], [0.192, "#fff0d0", 0.46], [0.42, "#ffe9c6", 0.17], [0.7, "#ffe2b8", 0.05], [1, "#ffe2b8", 0])}</radialGradient>` +
  `<linearGradient id="far" x1="0" x2="1">${gradientStops([0, "#b97d68"], [1, "#dba884"])}</linearGradient>` +
  `<linearGradient id="middle" x1="0" y1="0" x2=".5" y2="1">${gradientStops([0, "#f0c394"], [0.5, "#df9f69"], [1, "#c98253"])}</linearGradient>` +
  `<linearGradient id="near" x1="0" y1="0" x2="1" y2=".7">${gradientStops([0, "#c0703f"], [0.4, "#dd9156"], [1, "#efb277"])}</linearGradient>` +
  `<linearGradient id="shadow" x1="0" x2="1">${gradientStops([0, "#331629", 0.86], [1, "#4a2036", 0.62])}</linearGradient>` +
  `<linearGradient id="trunk" x1="0" x2="1">${gradientStops([0, "#6a4535"], [0.5, "#4a2c25"], [1, "#2a1817"])}</linearGradient>`;

const filters =
  `<filter id="mud" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .05" numOctaves="6" seed="5" result="n"/><feDiffuseLighting in="n" lighting-color="#fff" surfaceScale="2.8"><feDistantLight azimuth="20" elevation="55"/></feDiffuseLighting></filter>` +
  `<filter id="hand" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="17" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="6" xChannelSelector="R" yChannelSelector="G"/></filter>` +
  `<filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>` +
  grainFilter("grain", 0.8, 0.2);

const nearSpan: Span = { from: 300, to: 1040, top: 560 };
const middleSpan: Span = { from: -30, to: 560, top: 470 };
const farSpan: Span = { from: 560, to: 800, top: 250 };

const course = (span: Span, y: number, opacity: number): string =>
  `<rect x="${span.from}" y="${y}" width="${span.to - span.from}" height="8" fill="#7c4028" opacity="${opacity}"/>` +
  `<rect x="${span.from}" y="${y - 4}" width="${span.to - span.from}" height="4" fill="#ffe2b8" opacity="${opacity * 0.7}"/>`;

const farTower =
  `<path d="${wall(farSpan, 34, 46)}" fill="url(#far)"/><path d="M560 250H604V${FOOT}H560Z" fill="#5a2c40" opacity=".5"/>` +
  cluster(694, 310, 24) +
  course(farSpan, 440, 0.4);

const middleWall =
  `<path d="${wall(middleSpan, 44, 58)}" fill="url(#middle)"/>` +
  ventRow({ count: 6, from: 10, y: 520, gap: 104, size: 30 }) +
  ventRow({ count: 5, from: 62, y: 580, gap: 104, size: 30 }) +
  course(middleSpan, 650, 0.4);

/** The near wall takes the picture's one hard shadow, thrown by a house that is not seen. */
const nearWall =
  `<path d="${wall(nearSpan, 58, 74)}" fill="url(#near)"/>` +
  `<g clip-path="url(#nearClip)"><path d="M300 470L492 470L300 930Z" fill="url(#shadow)"/><path d="M300 880L800 ${FOOT}L300 ${FOOT}Z" fill="url(#shadow)" opacity=".85"/>` +
  `<g filter="url(#soft)" opacity=".34"><path d="M${door.x - 20} ${door.y + 40}L${door.x - 66} ${FOOT}L${door.x - 20} ${FOOT}Z" fill="#331629"/></g></g>` +
  cluster(836, 640, 40) +
  ventRow({ count: 7, from: 452, y: 806, gap: 58, size: 26 }) +
  course(nearSpan, 856, 0.3);

/** Najdi walls, plane behind plane, one hard shadow, and a painted door. */
export const drawNajd: Generator = (pixels) => {
  const cover = `width="${CANVAS.width}" height="${CANVAS.height}"`;
  const defs = `${gradients}${filters}<clipPath id="nearClip"><path d="${wall(nearSpan, 58, 74)}"/></clipPath>`;
  const houses = farTower + middleWall + nearWall + paintedDoor();
  const body =
    `<rect ${cover} fill="url(#sky)"/><rect ${cover} fill="url(#sun)"/>` +
    steadyAtEdges(houses, "hand") +
    palm([176, 640], FOOT, 1.12) +
    `<rect ${cover} filter="url(#mud)" style="mix-blend-mode:multiply" opacity=".46"/>` +
    `<rect ${cover} filter="url(#grain)" opacity=".5"/>`;
  return svgPicture(CANVAS, pixels, { defs, body });
};
