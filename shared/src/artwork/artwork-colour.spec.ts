import * as fc from "fast-check";
import { expect, it } from "vitest";
import { ARTWORK_COLOURS, colourFamily } from "./artwork-colour";

it.each([
  ["#783828", "red"],
  ["#c02030", "red"],
  ["#c88858", "earth"],
  ["#584838", "earth"],
  ["#e0b030", "gold"],
  ["#385838", "green"],
  ["#185858", "teal"],
  ["#182848", "blue"],
  ["#4f2b76", "purple"],
  ["#784868", "pink"],
  ["#e8d8c8", "light"],
  ["#ffffff", "light"],
  ["#b8a8a8", "grey"],
  ["#180818", "dark"],
])("calls %s %s", (hex, family) => {
  expect(colourFamily(hex)).toBe(family);
});

it("finds a family for every colour", () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, "0"));
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (channels) => {
      expect(ARTWORK_COLOURS).toContain(colourFamily(`#${channels.join("")}`));
    }),
  );
});
