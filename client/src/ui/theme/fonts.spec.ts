import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

type Face = { family: string; weight: string; isWhole: boolean; ranges: { from: number; to: number }[] };

const SOURCES = join(import.meta.dirname, "../..");
const written = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8");

const valueOf = (rule: string, name: string): string =>
  new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1]?.replace(/\s+/g, " ") ?? "";

const faces: Face[] = written
  .split("@font-face")
  .filter((rule) => rule.includes("unicode-range"))
  .map((rule) => ({
    family: valueOf(rule, "font-family"),
    weight: valueOf(rule, "font-weight"),
    isWhole: rule.includes("-whole.woff2"),
    ranges: valueOf(rule, "unicode-range")
      .split(", ")
      .map((range) => {
        const [from, to = from] = range.slice("U+".length).split("-");
        return { from: Number.parseInt(from!, 16), to: Number.parseInt(to!, 16) };
      }),
  }));

const common = faces.filter(({ isWhole }) => !isWhole);

const has = ({ ranges }: Face, character: number): boolean =>
  ranges.some(({ from, to }) => from <= character && character <= to);

/** Latin-1 and Arabic with their punctuation; signs of other blocks come from a system face, as they always did. */
const isOfScripts = (character: number): boolean =>
  [
    [0x20, 0xff],
    [0x600, 0x6ff],
    [0x2010, 0x205f],
  ].some(([from, to]) => from! <= character && character <= to!);

describe("the faces", () => {
  it("are two for each family and weight: one for what is common, and the whole one for the rest alone", () => {
    expect(common.length).toBe(faces.length / 2);
    for (const one of common) {
      const rest = faces.find((face) => face.isWhole && face.family === one.family && face.weight === one.weight)!;
      for (const { from, to } of one.ranges)
        expect(rest.ranges.some((range) => range.from <= to && from <= range.to)).toBe(false);
    }
  });

  it("have what the shop itself says in the common ones", () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
    const texts = files.filter((file) => /\.(ar|en)\.json$/.test(file));
    const said = texts.map((file) => readFileSync(join(SOURCES, file), "utf8"));
    expect(said.length).toBeGreaterThan(20);
    const characters = [...new Set(said.join(""))].map((character) => character.codePointAt(0)!);
    const missing = characters.filter((one) => isOfScripts(one) && !common.some((face) => has(face, one)));
    expect(missing.map((character) => String.fromCodePoint(character))).toEqual([]);
  });
});
