declare module "fontkit" {
  export type GlyphPath = {
    translate: (x: number, y: number) => GlyphPath;
    toSVG: () => string;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
  };
  export type GlyphRun = {
    glyphs: readonly { path: GlyphPath }[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  };
  export type Font = {
    unitsPerEm: number;
    layout: (
      ...order: [text: string, features: undefined, script: string, language: undefined, direction: "rtl"]
    ) => GlyphRun;
  };
  export const openSync: (path: string) => Font;
}
