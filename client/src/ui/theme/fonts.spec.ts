import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

type Kind = "common" | "whole" | "marks";
type Face = { family: string; weight: string; kind: Kind; ranges: { from: number; to: number }[] };

const SOURCES = join(import.meta.dirname, "../..");
const written = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8");

const valueOf = (rule: string, name: string): string =>
  new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1]?.replace(/\s+/g, " ") ?? "";

const kindOf = (rule: string): Kind => {
  if (rule.includes("-whole.woff2")) return "whole";
  return rule.includes("-marks") ? "marks" : "common";
};

const faces: Face[] = written
  .split("@font-face")
  .filter((rule) => rule.includes("unicode-range"))
  .map((rule) => ({
    family: valueOf(rule, "font-family"),
    weight: valueOf(rule, "font-weight"),
    kind: kindOf(rule),
    ranges: valueOf(rule, "unicode-range")
      .split(", ")
      .map((range) => {
        const [from, to = from] = range.slice("U+".length).split("-");
        return { from: Number.parseInt(from!, 16), to: Number.parseInt(to!, 16) };
      }),
  }));

const common = faces.filter(({ kind }) => kind === "common");
const marks = faces.filter(({ kind }) => kind === "marks");

const has = ({ ranges }: Face, character: number): boolean =>
  ranges.some(({ from, to }) => from <= character && character <= to);

/** Every character of the shop's own texts in these languages. */
const saidIn = (languages: string): number[] => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => new RegExp(`\\.(${languages})\\.json$`).test(file));
  const said = texts.map((file) => readFileSync(join(SOURCES, file), "utf8"));
  expect(said.length).toBeGreaterThan(20);
  return [...new Set(said.join(""))].map((character) => character.codePointAt(0)!);
};

const asText = (characters: number[]): string => String.fromCodePoint(...characters);

/** Latin-1 and Arabic with their punctuation; signs of other blocks come from a system face, as they always did. */
const isOfScripts = (character: number): boolean =>
  [
    [0x20, 0xff],
    [0x600, 0x6ff],
    [0x2010, 0x205f],
  ].some(([from, to]) => from! <= character && character <= to!);

describe("the faces", () => {
  it("are two for each family and weight: one for what is common, and the whole one for the rest alone", () => {
    expect(common.length).toBe(faces.filter(({ kind }) => kind === "whole").length);
    for (const one of common) {
      const rest = faces.find(
        ({ kind, family, weight }) => kind === "whole" && family === one.family && weight === one.weight,
      )!;
      for (const { from, to } of one.ranges)
        expect(rest.ranges.some((range) => range.from <= to && from <= range.to)).toBe(false);
    }
  });

  it("have what the shop itself says in the common ones", () => {
    const missing = saidIn("ar|en").filter((one) => isOfScripts(one) && !common.some((face) => has(face, one)));
    expect(asText(missing)).toBe("");
  });

  it("have the marks of both scripts in each Arabic family, so that Arabic fetches no Latin letters for them", () => {
    const arabic = common.filter(({ family }) => family.includes("Arabic"));
    expect(marks.map(({ family, weight }) => [family, weight])).toEqual(
      arabic.map(({ family, weight }) => [family, weight]),
    );
    for (const face of marks) {
      const needsLatin = saidIn("ar").filter(
        (one) => isOfScripts(one) && !has(face, one) && !arabic.some((letters) => has(letters, one)),
      );
      // Latin letters and digits, and what stands in the files alone, not in what is read.
      expect(asText(needsLatin).replace(/[A-Za-z0-9{}<>_@]/g, "")).toBe("");
    }
  });
});
