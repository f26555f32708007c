import { tenth } from "./scalar";
import type { Picture } from "./picture";

export type Point = readonly [number, number];

/** A drawing in its own units, scaled to the pixels that were asked for. */
export const svgPicture = (
  drawn: { width: number; height: number },
  pixels: { width: number; height: number },
  parts: { defs: string; body: string },
): Picture => ({
  kind: "svg",
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawn.width} ${drawn.height}" ` +
    `preserveAspectRatio="xMidYMid slice" width="${pixels.width}" height="${pixels.height}">` +
    `<defs>${parts.defs}</defs>${parts.body}</svg>`,
});

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}Z`;

export const openLine = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}`;

/** A curve through the points (Catmull-Rom, written as cubics). */
export const curveThrough = (points: readonly Point[]): string => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const [startX, startY] = at(0);
  let path = `M${tenth(startX)} ${tenth(startY)}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path +=
      `C${tenth(from[0] + (to[0] - before[0]) / 6)} ${tenth(from[1] + (to[1] - before[1]) / 6)} ` +
      `${tenth(to[0] - (after[0] - from[0]) / 6)} ${tenth(to[1] - (after[1] - from[1]) / 6)} ` +
      `${tenth(to[0])} ${tenth(to[1])}`;
  }
  return path;
};

/** Dark specks over everything below: paper tooth, canvas or film, by frequency. */
export const grainFilter = (id: string, frequency: number, strength: number): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%">` +
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="7"/>` +
  `<feColorMatrix type="matrix" values="0 0 0 0 .08 0 0 0 0 .06 0 0 0 0 .05 0 0 0 ${strength * 2.2} ${-strength * 0.55}"/>` +
  `</filter>`;

/**
 * A drawing displaced by a filter, over the same drawing left alone: what the filter pulls in from beyond
 * the picture's edge is empty, and the steady drawing shows there instead.
 */
export const steadyAtEdges = (drawing: string, filter: string): string =>
  `${drawing}<g filter="url(#${filter})">${drawing}</g>`;

export const gradientStops = (...stops: readonly (readonly [number, string, number?])[]): string =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
