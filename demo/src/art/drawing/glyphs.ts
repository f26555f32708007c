import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

type Typeface = "aref-ruqaa" | "reem-kufi";

const require = createRequire(import.meta.url);

const files: Record<Typeface, string> = {
  "aref-ruqaa": require.resolve("@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-700-normal.woff2"),
  "reem-kufi": require.resolve("@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2"),
};

/** A word's outline in font units, the baseline at y = 0 and y growing upwards. */
export type WordOutline = {
  path: string;
  unitsPerEm: number;
  box: { minX: number; minY: number; maxX: number; maxY: number };
};

const opened = new Map<Typeface, Font>();

const fontOf = (typeface: Typeface): Font => {
  const font = opened.get(typeface) ?? openSync(files[typeface]);
  opened.set(typeface, font);
  return font;
};

/** Shapes one Arabic word; the letters come joined as a reader expects them. */
export const outlineOf = (typeface: Typeface, word: string): WordOutline => {
  const font = fontOf(typeface);
  const run = font.layout(word, undefined, "arab", undefined, "rtl");
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  let pen = 0;
  const paths = run.glyphs.map(({ path }, index) => {
    const position = run.positions[index];
    const placed = path.translate(pen + (position?.xOffset ?? 0), position?.yOffset ?? 0);
    pen += position?.xAdvance ?? 0;
    const svg = placed.toSVG();
    if (svg !== "") {
      box.minX = Math.min(box.minX, placed.bbox.minX);
      box.minY = Math.min(box.minY, placed.bbox.minY);
      box.maxX = Math.max(box.maxX, placed.bbox.maxX);
      box.maxY = Math.max(box.maxY, placed.bbox.maxY);
    }
    return svg;
  });
  return { path: paths.join(" "), unitsPerEm: font.unitsPerEm, box };
};

/** A transform that puts the outline's middle at a point, at a width in drawing units. */
export const centredAt = (outline: WordOutline, x: number, y: number, width: number): string => {
  const scale = width / (outline.box.maxX - outline.box.minX);
  const middleX = (outline.box.maxX + outline.box.minX) / 2;
  const middleY = (outline.box.maxY + outline.box.minY) / 2;
  return `translate(${x} ${y}) scale(${scale} ${-scale}) translate(${-middleX} ${-middleY})`;
};
