import { expect, it } from "vitest";

const sources = import.meta.glob<string>("./{app,features,lib,ui}/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A size of text or a gap in figures of its own; a share of the text around it (`0.8em`) is none. */
const RAW_SIZE =
  /\bfont-size:\s*-?[\d.]+(px|rem)|\bfont:[^;\n]*?\d(px|rem)\/|\bfontSize:\s*"?[\d.]+(?!em|\d|\.)|\b(row-|column-)?gap:[^;,}\n]*?[\d.]+(px|rem)|\b(rowGap|columnGap|gap):\s*"?\d*[1-9]|\bgap: "[^"]*"( |;)/;

/** The theme declares the scale; the mark is a drawing made of letters. */
const MAY_SAY_SIZES = /\/ui\/theme\/|\/ui\/brand-mark\.tsx$|\.spec\.tsx?$/;

it("takes sizes of text and gaps from the scale", () => {
  const checked = Object.entries(sources).filter(([path]) => !MAY_SAY_SIZES.test(path));
  expect(checked.length).toBeGreaterThan(200);
  expect(checked.filter(([, text]) => RAW_SIZE.test(text)).map(([path]) => path)).toEqual([]);
});

it.each([
  "font-size: 14.5px;",
  "font: 600 15px/1.5 var(--font-ui);",
  "fontSize: 14 ",
  "gap: 6px 18px;",
  "gap: var(--space-s) 18px;",
  "row-gap: 3px;",
  "gap: 12 ",
  'gap: "0" var(--space-s);',
])("recognises a size of its own: %s", (style) => {
  expect(style).toMatch(RAW_SIZE);
});

it.each(["font-size: 0.8em;", 'fontSize: "0.8em"', "gap: 0 var(--space-m);", "gap: 0.28em;", "font: inherit;"])(
  "lets pass: %s",
  (style) => {
    expect(style).not.toMatch(RAW_SIZE);
  },
);
