import { inflateSync } from "node:zlib";

/** What each glyph of a font stands for: several letters, if it joins them. */
type Glyphs = readonly string[];

const lettersOf = (hex: string): string =>
  hex
    .split(" ")
    .filter((unit) => unit !== "")
    .map((unit) => String.fromCodePoint(Number.parseInt(unit, 16)))
    .join("");

const glyphsOf = (map: string): Glyphs => {
  const ranges = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)];
  return ranges.flatMap(([, letters]) => [...(letters ?? "").matchAll(/<([^>]*)>/g)].map(([, hex]) => lettersOf(hex!)));
};

/** The text of a PDF as it stands on paper: what stands together, from left to right, so that Arabic reads backwards. */
export const pdfRuns = (pdf: Uint8Array): string[] => {
  const objects = new Map(
    [
      ...Buffer.from(pdf)
        .toString("latin1")
        .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g),
    ].map(([, id, body]) => [id!, body!] as const),
  );
  const streamOf = (id: string): string => {
    const body = objects.get(id) ?? "";
    return inflateSync(Buffer.from(body.slice(body.indexOf("stream\n") + 7), "latin1")).toString("latin1");
  };
  const all = [...objects.values()].join("\n");
  const fonts = new Map(
    [...all.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? "")?.[1];
      return [name!, map === undefined ? [] : glyphsOf(streamOf(map))] as const;
    }),
  );
  const contents = [...all.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id]) => streamOf(id!)).join("\n");
  return [...contents.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, block]) => {
    let glyphs: Glyphs = [];
    let line = "";
    for (const [, font, hex] of block!.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)) {
      if (font) glyphs = fonts.get(font) ?? [];
      else line += (hex!.match(/.{4}/g) ?? []).map((glyph) => glyphs[Number.parseInt(glyph, 16)] ?? "").join("");
    }
    return line;
  });
};
