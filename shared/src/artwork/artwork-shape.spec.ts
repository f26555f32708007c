import { expect, it } from "vitest";
import { artworkOrientation, artworkSize } from "./artwork-shape";

it.each([
  [40, 30, "small"],
  [30, 41, "medium"],
  [100, 100, "medium"],
  [20, 101, "large"],
  [null, 30, null],
  [30, null, null],
] as const)("takes a work of %s x %s cm to be %s", (height, width, size) => {
  expect(artworkSize(height, width)).toBe(size);
});

it.each([
  [400, 500, "portrait"],
  [500, 400, "landscape"],
  [500, 500, "square"],
  [500, 480, "square"],
] as const)("takes a picture of %s x %s to be %s", (width, height, orientation) => {
  expect(artworkOrientation({ width, height })).toBe(orientation);
});
