import { expect, it } from "vitest";

const sources = import.meta.glob<string>("./{app,features,lib,ui}/**/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const COMPONENT = /^export const [A-Z][a-z]\w* = (?!styled)/m;
const STYLE = /^const [A-Z]\w* = styled\b/m;

it("lets a reader meet the component first, and its styles below it", () => {
  const both = Object.entries(sources).filter(([, text]) => COMPONENT.test(text) && STYLE.test(text));
  expect(both.length).toBeGreaterThan(100);
  expect(both.filter(([, text]) => text.search(STYLE) < text.search(COMPONENT)).map(([path]) => path)).toEqual([]);
});
