import { blend, type Rgb } from "./colour";
import type { Picture } from "./picture";
import { paint } from "./picture";

type Sampler = (x: number, y: number) => Rgb;

const contrast = (a: Rgb, b: Rgb): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

const rotatedGrid = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
] as const;

/**
 * One sample per pixel, and four more only where a neighbour differs: edges come out smooth at little more
 * than the price of one sample. The sampler is given pixel coordinates, whole numbers being pixel centres.
 */
export const paintWithSmoothEdges = (width: number, height: number, sample: Sampler, threshold = 0.06): Picture => {
  const first: Rgb[] = Array.from({ length: width * height });
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) first[y * width + x] = sample(x, y);

  const at = (x: number, y: number): Rgb => {
    const column = Math.min(width - 1, Math.max(0, x));
    const row = Math.min(height - 1, Math.max(0, y));
    return first[row * width + column] ?? [0, 0, 0];
  };
  const isEdge = (x: number, y: number): boolean => {
    const centre = at(x, y);
    const neighbours = [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)];
    return neighbours.some((neighbour) => contrast(centre, neighbour) > threshold);
  };

  return paint(width, height, (x, y) => {
    if (!isEdge(x, y)) return at(x, y);
    return rotatedGrid.reduce<Rgb>(
      (sum, [dx, dy], taken) => blend(sum, sample(x + dx, y + dy), 1 / (taken + 1)),
      [0, 0, 0],
    );
  });
};
