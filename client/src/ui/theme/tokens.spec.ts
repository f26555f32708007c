import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SPACES, TEXT_SIZES } from "./scale";
import { darkTokens, lightTokens } from "./tokens";

const css = readFileSync(`${import.meta.dirname}/tokens.css`, "utf8");
const blockOf = (selector: string): string => css.slice(css.indexOf(`${selector} {`)).split("}")[0]!;

it.each([
  [":root", lightTokens],
  ['[data-theme="dark"]', darkTokens],
])("declares in %s the colours that MUI's theme has", (selector, tokens) => {
  const block = blockOf(selector);
  for (const [name, colour] of Object.entries(tokens)) {
    expect(block.toLowerCase()).toMatch(new RegExp(`--${name}: ${shortenable(colour)};`));
  }
});

it.each([
  ["text", TEXT_SIZES],
  ["space", SPACES],
])("declares the scale of %s", (kind, scale) => {
  const declared = blockOf(":root").matchAll(new RegExp(`--${kind}-([\\w]+): (\\d+)px;`, "g"));
  const sizes = Object.fromEntries([...declared].map(([, name, px]) => [name, Number(px)]));
  expect(sizes).toMatchObject(scale);
});

it("turns dark on screens alone: light letters would not be read on paper", () => {
  expect(css).toMatch(/@media screen \{\s*\[data-theme="dark"\] \{/);
});

/** "#ffffff" may stand as "#fff". */
const shortenable = (colour: string): string =>
  /^#(.)\1(.)\2(.)\3$/.test(colour) ? `(${colour}|#${colour[1]}${colour[3]}${colour[5]})` : colour;
