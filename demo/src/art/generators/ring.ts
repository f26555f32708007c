import { outlineOf, type WordOutline } from "../drawing/glyphs";
import { fractalNoise } from "../drawing/noise";
import type { Generator } from "../drawing/picture";
import { between, randomFrom, type Random } from "../drawing/random";
import { tenth } from "../drawing/scalar";
import { gradientStops, grainFilter, svgPicture } from "../drawing/svg";

const SHEET = { width: 1600, height: 1120 };
const CENTRE = { x: 930, y: 560 };
const INNERMOST = 150;
const OUTERMOST = 860;

type Ring = { radius: number; size: number };

/** Rings that widen outwards, each as far from the last as its writing is tall. */
const rings = (): Ring[] => {
  const found: Ring[] = [];
  let radius = INNERMOST;
  while (radius < OUTERMOST) {
    const size = 17 + 0.05 * radius;
    found.push({ radius, size });
    radius += size * 0.96;
  }
  return found;
};

/** Heavy, light, heavy again: how much ink the pen still holds at an angle of a ring. */
const inkAt = (angle: number, ring: number, layer: number): number => {
  const breath = 0.5 + 0.5 * Math.cos(angle + ring * 0.47);
  return (
    0.36 + 0.64 * breath ** 1.4 + 0.16 * (fractalNoise(Math.cos(angle) * 3 + ring, Math.sin(angle) * 3, layer, 3) - 0.5)
  );
};

const isSeen = (x: number, y: number, size: number): boolean =>
  x > -size * 2 && y > -size * 2 && x < SHEET.width + size * 2 && y < SHEET.height + size * 2;

const writing = (word: WordOutline, random: Random, layer: number): string => {
  const wordWidth = word.box.maxX - word.box.minX;
  return rings()
    .map(({ radius, size }, ring) => {
      const scale = size / word.unitsPerEm;
      const count = Math.max(3, Math.floor((2 * Math.PI * radius) / (wordWidth * scale * 1.05)));
      const offset = random() * 2 * Math.PI;
      return Array.from({ length: count }, (_, index) => {
        const angle = offset + (index * 2 * Math.PI) / count;
        const wavering = radius + between(random, -1, 1) * size * 0.035;
        const [x, y] = [CENTRE.x + wavering * Math.cos(angle), CENTRE.y + wavering * Math.sin(angle)];
        if (!isSeen(x, y, size)) return "";
        const turn = (angle * 180) / Math.PI + 90 + between(random, -1.5, 1.5);
        const ink = Math.max(0.1, Math.min(1, inkAt(angle, ring, layer)));
        return (
          `<use href="#word" transform="translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(turn)}) ` +
          `scale(${scale.toFixed(4)} ${(-scale).toFixed(4)}) translate(${-wordWidth / 2} 0)" opacity="${ink.toFixed(2)}"/>`
        );
      }).join("");
    })
    .join("");
};

/** One word written round and round, the ink breathing, about a white that was never touched. */
export const drawRing: Generator = ({ seed, width, height }) => {
  const word = outlineOf("reem-kufi", "سكينة");
  const defs =
    `<path id="word" d="${word.path}"/>` +
    `<radialGradient id="paper" gradientUnits="userSpaceOnUse" cx="${CENTRE.x}" cy="${CENTRE.y}" r="1050">${gradientStops([0, "#fffaf0"], [0.16, "#fbf3e2"], [0.6, "#f1e4ca"], [1, "#dcc7a2"])}</radialGradient>` +
    `<filter id="pen" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="6" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="1.8" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".05 .16" numOctaves="4" seed="19" result="m"/><feColorMatrix in="m" type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 4.5 -.7" result="mask"/><feComposite in="d" in2="mask" operator="in"/></filter>` +
    `<filter id="mottle" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".004 .006" numOctaves="5" seed="31"/><feColorMatrix type="matrix" values="0 0 0 0 .55 0 0 0 0 .36 0 0 0 0 .14 0 0 0 1.1 -.42"/></filter>` +
    grainFilter("grain", 0.6, 0.14);
  const cover = `width="${SHEET.width}" height="${SHEET.height}"`;
  const body =
    `<rect ${cover} fill="url(#paper)"/><rect ${cover} filter="url(#mottle)" opacity=".55"/>` +
    `<g filter="url(#pen)"><g fill="#24150e" stroke="#24150e" stroke-width="26">${writing(word, randomFrom(seed), seed % 919)}</g></g>` +
    `<path d="M${CENTRE.x} ${CENTRE.y - 13}l13 13l-13 13l-13 -13z" fill="#a7262b" opacity=".9"/>` +
    `<rect ${cover} filter="url(#grain)" opacity=".45"/>`;
  return svgPicture(SHEET, { width, height }, { defs, body });
};
