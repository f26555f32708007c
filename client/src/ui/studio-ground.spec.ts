import { describe, expect, it } from "vitest";
import { groundBackground, groundOfDots } from "./studio-ground";

const SIDE = 32;

/** A picture of 32 by 32 dots, each of the colour that is told of its place. */
const picture = (colourAt: (x: number, y: number) => [number, number, number]): Uint8ClampedArray => {
  const dots = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) dots.set([...colourAt(x, y), 255], (y * SIDE + x) * 4);
  }
  return dots;
};

const isWork = (x: number, y: number): boolean => x > 8 && x < 24 && y > 6 && y < 28;

describe("the ground of a studio", () => {
  it("is read from both edges, from the top down, whatever stands before it", () => {
    const ground = groundOfDots(
      picture((x, y) => (isWork(x, y) ? [0, 0, 0] : [160 + y, 150 + y, x < 16 ? 190 : 196])),
    )!;
    expect(ground.before).toHaveLength(8);
    expect(ground.before[0]).toBe("rgb(162 152 190)");
    expect(ground.after.at(-1)).toBe("rgb(190 180 196)");
  });

  it("is none where an edge is drawn over", () => {
    expect(groundOfDots(picture((_, y) => (y % 2 === 0 ? [20, 20, 20] : [220, 200, 180])))).toBeNull();
    expect(groundOfDots(picture((x) => (x === SIDE - 1 ? [0, 0, 0] : [200, 200, 200])))).toBeNull();
  });

  it("puts each colour where the picture has it, and goes on to the edges", () => {
    const background = groundBackground(
      { before: Array<string>(8).fill("red"), after: Array<string>(8).fill("blue") },
      "H",
    );
    expect(background).toContain("red calc(50% + H * -0.4375)");
    expect(background).toContain("blue calc(50% + H * 0.4375)");
  });
});
