import { expect, it } from "vitest";
import { weaveSadu } from "./sadu";

it.each([
  ["thin", 24, 13.5],
  ["wide", 64, 54],
  ["thread", 12, 14],
] as const)("weaves a %s band to its size", (kind, inlineSize, blockSize) => {
  expect(weaveSadu(kind, false)).toMatchObject({ inlineSize, blockSize });
});

it("mirrors about the centre row: every segment has its counterpart", () => {
  const { svg, blockSize } = weaveSadu("wide", false);
  const cell = 2;
  const segments = [...svg.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map(([, x, y, length]) => `${x} ${y} ${length}`);
  const mirrored = [...svg.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map(
    ([, x, y, length]) => `${x} ${blockSize - cell - Number(y)} ${length}`,
  );
  expect(new Set(mirrored)).toEqual(new Set(segments));
});

it("leaves the black selvedge out in dark themes", () => {
  expect(weaveSadu("thin", true).svg).not.toContain('d="M0 0h');
  expect(weaveSadu("thin", false).svg).toContain('d="M0 0h24');
});
