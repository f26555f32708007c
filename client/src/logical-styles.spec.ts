import { expect, it } from "vitest";

const sources = import.meta.glob<string>("./**/*.{ts,tsx,css}", { query: "?raw", import: "default", eager: true });

/** Sides by name break one of the two directions: styles say start and end. */
const PHYSICAL =
  /\b(margin|padding|border)-(left|right)\b|\b(margin|padding|border)(Left|Right)\b|text-?[aA]lign:\s*"?(left|right)\b|(^|[\s{;])(left|right):\s*[-\d"c]|\bfloat:\s*(left|right)/m;

const isOurs = (path: string): boolean => !path.endsWith(".spec.ts") && !path.endsWith(".spec.tsx");

it("has no style that names left or right", () => {
  const checked = Object.entries(sources).filter(([path]) => isOurs(path));
  expect(checked.length).toBeGreaterThan(50);
  expect(checked.filter(([, text]) => PHYSICAL.test(text)).map(([path]) => path)).toEqual([]);
});

it("recognises such a style", () => {
  for (const style of ["margin-left: 4px", "paddingRight: 8", "text-align: left", "  right: 12px", "float: left"]) {
    expect(style).toMatch(PHYSICAL);
  }
});
