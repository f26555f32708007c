import * as fc from "fast-check";
import { expect, it } from "vitest";
import { renderPage } from "../testing/render-page";
import { stitchesLeft, ThreadCountdown } from "./thread-countdown";

it("pulls one stitch a second of the last minute, and none before it", () => {
  expect(stitchesLeft(90_000, 60_000)).toBe(60);
  expect(stitchesLeft(60_000, 60_000)).toBe(60);
  expect(stitchesLeft(59_000, 60_000)).toBe(59);
  expect(stitchesLeft(1_000, 60_000)).toBe(1);
  expect(stitchesLeft(0, 60_000)).toBe(0);
  expect(stitchesLeft(-5_000, 60_000)).toBe(0);
});

it("never grows as time runs out", () => {
  const ms = fc.integer({ min: 0, max: 1e9 });
  fc.assert(
    fc.property(ms, ms, fc.integer({ min: 1, max: 1e9 }), (a, b, total) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(stitchesLeft(less, total)).toBeLessThanOrEqual(stitchesLeft(more, total));
    }),
  );
});

it("is decoration: assistive technology hears the countdown's words instead", async () => {
  const { container } = await renderPage(<ThreadCountdown remainingMs={38_000} totalMs={60_000} />);
  expect(container.querySelector("[data-stitches]")).toHaveAttribute("data-stitches", "38");
  expect(container.querySelector("[aria-hidden=true]")).toContainElement(
    container.querySelector<HTMLElement>("[data-stitches]"),
  );
});
