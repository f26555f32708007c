import fc from "fast-check";
import { expect, it } from "vitest";
import { layoutOfPicture } from "./share-picture-layout";

const side = fc.integer({ min: 1, max: 8_000 });

it("keeps any work whole, in its ratio and never enlarged, on at most 1,200 px", () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const layout = layoutOfPicture({ width, height });
      const { work } = layout;
      expect(Math.max(layout.width, layout.height)).toBeLessThanOrEqual(1_200);
      expect(work.x).toBeGreaterThanOrEqual(layout.margin);
      expect(work.x + work.width + layout.margin).toBeLessThanOrEqual(layout.width);
      expect(work.y + work.height).toBeLessThan(layout.height - 2 * layout.margin);
      expect(work.width).toBeLessThanOrEqual(width);
      const scale = Math.min(1, 1_120 / width, 976 / height);
      expect(Math.abs(work.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(work.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});
