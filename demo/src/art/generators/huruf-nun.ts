import { fractalNoise, noise } from "../drawing/noise";
import type { Generator } from "../drawing/picture";
import { between, randomFrom, type Random } from "../drawing/random";
import { mix, smoothstep, tenth } from "../drawing/scalar";
import { curveThrough, gradientStops, grainFilter, type Point, svgPicture } from "../drawing/svg";

const LEAF = 1000;
const BRISTLES = 120;
const STEPS = 150;
const NIB = { angle: -0.98, halfWidth: 76 };

/** The way of the pen's middle: down the right, through the bow, up to the left; t runs 0 to 1. */
const penAt = (t: number): Point => {
  const angle = mix(-0.3, Math.PI + 0.36, t);
  const rising = Math.sin(angle);
  return [
    512 + mix(318, 306, t) * Math.cos(angle) + 26 * smoothstep(0.75, 1, t),
    452 + (rising > 0 ? 282 * rising : 330 * rising) - 24 * smoothstep(0.2, 0, t),
  ];
};

/** The nib lands on its edge, opens in the bow and lifts to a point at the end. */
const openingAt = (t: number): number => smoothstep(-0.02, 0.07, t) * mix(1, 0.08, smoothstep(0.7, 1, t) ** 1.2);

/** How much ink a hair of the pen holds: dry hairs appear late in the stroke and at its edges. */
const isWet = (hair: number, t: number, layer: number): boolean => {
  const dryness = 0.2 + 0.36 * smoothstep(0.4, 1, t) + 0.1 * Math.abs(hair) ** 6;
  const streak = 0.75 * fractalNoise(hair * 15, t * 3.2, layer, 3) + 0.25 * noise(hair * 60, t * 12, layer);
  return streak > dryness;
};

const hairOf = (hair: number, layer: number): string[] => {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (let step = 0; step <= STEPS; step++) {
    const t = step / STEPS;
    const [x, y] = penAt(t);
    const reach = hair * NIB.halfWidth * openingAt(t) + 1.6 * (noise(hair * 40, t * 20, layer) - 0.5);
    if (isWet(hair, t, layer)) run.push([x + Math.cos(NIB.angle) * reach, y + Math.sin(NIB.angle) * reach]);
    else {
      runs.push(run);
      run = [];
    }
  }
  runs.push(run);
  return runs.filter(({ length }) => length > 2).map(curveThrough);
};

/** One stroke of a wide reed, hair by hair. */
const bow = (layer: number): string => {
  const hairs = Array.from({ length: BRISTLES }, (_, index) => hairOf((index / (BRISTLES - 1)) * 2 - 1, layer));
  const width = tenth((2 * NIB.halfWidth * 2.1) / BRISTLES);
  return `<path d="${hairs.flat().join("")}" fill="none" stroke="url(#ink)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
};

/** Fine drops that a loaded pen throws where it lifts. */
const spatter = (random: Random): string =>
  Array.from({ length: 34 }, () => {
    const away = random() ** 2 * 210;
    const angle = between(random, -2.5, -1.2);
    const [x, y] = [232 + away * Math.cos(angle), 330 + away * Math.sin(angle)];
    return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(0.7 + random() ** 4 * 5)}" fill="#17110e" opacity=".85"/>`;
  }).join("");

/** The letter's measure in pencil: its circle, its lines, and a scale of dots of the pen's width. */
const measure = (): string => {
  const dots = [0, 1, 2, 3, 4].map((step) => `<path d="M906 ${372 + step * 62}l31 31l-31 31l-31 -31z"/>`);
  return (
    `<g fill="none" stroke="#8a5a3a" stroke-opacity=".4" stroke-width="1.4"><circle cx="512" cy="440" r="392"/>` +
    `<circle cx="512" cy="440" r="196" stroke-opacity=".22"/><path d="M60 440H960M512 24V930M60 832H960"/>${dots.join("")}</g>`
  );
};

/** One ن in a single stroke of black ink, its dot in red. */
export const drawNun: Generator = ({ seed, width, height }) => {
  const layer = seed % 907;
  const defs =
    `<radialGradient id="paper" cx=".46" cy=".42" r=".85">${gradientStops([0, "#fbf4e4"], [0.7, "#f2e6cd"], [1, "#e0cda6"])}</radialGradient>` +
    `<filter id="mottle" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".005 .007" numOctaves="5" seed="9"/><feColorMatrix type="matrix" values="0 0 0 0 .55 0 0 0 0 .36 0 0 0 0 .14 0 0 0 1.1 -.42"/></filter>` +
    `<filter id="bleed" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".35" numOctaves="3" seed="5" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3"/></filter>` +
    `<linearGradient id="ink" gradientUnits="userSpaceOnUse" x1="850" y1="200" x2="180" y2="700">${gradientStops([0, "#0d0a09"], [0.6, "#17110f"], [1, "#3a271d"])}</linearGradient>` +
    `<linearGradient id="cinnabar" x1="0" y1="0" x2="1" y2="1">${gradientStops([0, "#c93430"], [1, "#951a20"])}</linearGradient>` +
    grainFilter("grain", 0.6, 0.14);
  const cover = `width="${LEAF}" height="${LEAF}"`;
  const body =
    `<rect ${cover} fill="url(#paper)"/><rect ${cover} filter="url(#mottle)" opacity=".5"/>${measure()}` +
    `<g filter="url(#bleed)">${bow(layer)}${spatter(randomFrom(seed))}` +
    `<path transform="rotate(9 516 316)" d="M516 230Q561 272 602 316Q560 361 516 402Q472 360 430 316Q470 272 516 230Z" fill="url(#cinnabar)"/></g>` +
    `<rect ${cover} filter="url(#grain)" opacity=".5"/>`;
  return svgPicture({ width: LEAF, height: LEAF }, { width, height }, { defs, body });
};
