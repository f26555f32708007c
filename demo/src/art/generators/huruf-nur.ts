import { centredAt, outlineOf, type WordOutline } from "../drawing/glyphs";
import type { Generator } from "../drawing/picture";
import { between, pick, randomFrom, type Random } from "../drawing/random";
import { tenth } from "../drawing/scalar";
import { gradientStops, grainFilter, svgPicture } from "../drawing/svg";

const scroll = { width: 1000, height: 1257 };
const blues = ["#0f3b66", "#1b5a86", "#0a2746", "#2d7ea3", "#174a73"] as const;

const widthOf = (outline: WordOutline): number => outline.box.maxX - outline.box.minX;

/** Words that have lowered their voices, scattered behind the one that speaks. */
const whispers = (random: Random): string => {
  const words = ["نور", "سكينة", "ضياء", "مدى", "حرف"].map((word) => outlineOf("aref-ruqaa", word));
  return Array.from({ length: 52 }, (_, index) => {
    const word = pick(random, words);
    const size = 60 + random() ** 2 * 460;
    const [x, y] = [tenth(random() * scroll.width), tenth(random() * scroll.height)];
    const place = centredAt(word, x, y, (size * widthOf(word)) / word.unitsPerEm);
    const colour = index % 13 === 0 ? "#c9a24a" : pick(random, blues);
    const opacity = (index % 13 === 0 ? 0.06 : 0.16) + random() * 0.24;
    return `<g transform="rotate(${tenth(between(random, -18, 18))} ${x} ${y})"><path transform="${place}" d="${word.path}" fill="${colour}" opacity="${opacity.toFixed(2)}"/></g>`;
  }).join("");
};

const goldDust = (random: Random): string =>
  Array.from({ length: 170 }, () => {
    const angle = random() * 2 * Math.PI;
    const away = 350 + 90 * (random() + random() - 1) + random() ** 6 * 260;
    const [x, y] = [500 + away * Math.cos(angle), 600 + away * Math.sin(angle)];
    return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(0.6 + random() ** 3 * 3.4)}" fill="#f0cd7c" opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`;
  }).join("");

const leafFilter =
  `<filter id="leaf" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".05 .07" numOctaves="5" seed="8" result="n"/>` +
  `<feDisplacementMap in="SourceGraphic" in2="n" scale="3.4" result="d"/>` +
  `<feDiffuseLighting in="n" lighting-color="#fff3cf" surfaceScale="2" result="l"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting>` +
  `<feComposite in="l" in2="d" operator="arithmetic" k1="1.12" k2="0" k3=".12" k4="0" result="lit"/><feComposite in="lit" in2="d" operator="in" result="gold"/>` +
  `<feTurbulence type="fractalNoise" baseFrequency=".018 .03" numOctaves="5" seed="21" result="c"/><feColorMatrix in="c" type="matrix" values="0 0 0 0 .07 0 0 0 0 .14 0 0 0 0 .26 0 0 0 -14 3.9" result="cracks"/><feComposite in="cracks" in2="d" operator="in" result="worn"/>` +
  `<feMerge><feMergeNode in="gold"/><feMergeNode in="worn"/></feMerge></filter>`;

/** The fine ring around the word. */
const ringOf = (radius: number, opacity: number, stroke: number): string =>
  `<circle cx="500" cy="600" r="${radius}" fill="none" stroke="#e8c678" stroke-opacity="${opacity}" stroke-width="${stroke}"/>`;

/** «نور» in gold leaf over a blue full of quieter words. */
export const drawNur: Generator = ({ seed, width, height }) => {
  const random = randomFrom(seed);
  const word = outlineOf("aref-ruqaa", "نور");
  const place = (x: number, y: number): string => centredAt(word, x, y, 800);
  const unit = widthOf(word) / 800;
  const echoes = Array.from({ length: 10 }, (_, index) => {
    const stroke = `stroke="#f4d58a" stroke-opacity="${(0.05 + index * 0.014).toFixed(3)}" stroke-width="${tenth(2.2 * unit)}"`;
    return `<path transform="${place(488 + index * 4, 646 + index * 7)}" d="${word.path}" fill="none" ${stroke}/>`;
  });
  const defs =
    `<linearGradient id="night" x1="0" y1="0" x2=".4" y2="1">${gradientStops([0, "#10365d"], [0.55, "#0a2140"], [1, "#061122"])}</linearGradient>` +
    `<linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="${word.box.minX}" y1="${word.box.maxY}" x2="${word.box.maxX}" y2="${word.box.minY}">${gradientStops([0, "#fff0c0"], [0.3, "#ecc067"], [0.52, "#c1852c"], [0.72, "#f4d68c"], [1, "#a96c1f"])}</linearGradient>` +
    `<radialGradient id="aura" cx=".5" cy=".48" r=".5">${gradientStops([0, "#ffd98a", 0.2], [0.6, "#6fb0d8", 0.08], [1, "#000", 0])}</radialGradient>` +
    leafFilter +
    `<filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="16" stdDeviation="18" flood-color="#000814" flood-opacity=".6"/></filter>` +
    grainFilter("grain", 0.55, 0.2);
  const cover = `width="${scroll.width}" height="${scroll.height}"`;
  const body =
    `<rect ${cover} fill="url(#night)"/>${whispers(random)}` +
    `<circle cx="500" cy="600" r="362" fill="#0a1f3a" opacity=".55"/><rect ${cover} fill="url(#aura)"/>` +
    ringOf(362, 0.6, 2.4) +
    ringOf(378, 0.3, 1) +
    goldDust(random) +
    echoes.join("") +
    `<g filter="url(#cast)"><g filter="url(#leaf)"><path transform="${place(500, 606)}" d="${word.path}" fill="url(#gold)"/></g></g>` +
    `<rect ${cover} filter="url(#grain)" opacity=".5"/>`;
  return svgPicture(scroll, { width, height }, { defs, body });
};
