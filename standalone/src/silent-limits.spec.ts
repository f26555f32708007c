import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const readSide = resolve(import.meta.dirname, "../../projection-service/src");
/** Stores and what feeds them keep all; specs and stories show nothing to anybody. */
const ELSEWHERE = /^(adapters|runner|rebuilds|openapi|testing|live|http)\/|\.spec\.ts$/;

const sources = readdirSync(readSide, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !ELSEWHERE.test(file),
);

const names = (literal: ts.ObjectLiteralExpression, name: string): boolean =>
  literal.properties.some((property) =>
    ts.isSpreadAssignment(property) ? property.getText().includes(name) : property.name?.getText() === name,
  );

const isCut = (value: ts.Expression): boolean =>
  ts.isCallExpression(value) && value.expression.getText() === "cutTo" && value.arguments.length === 2;

/** A page that its reader goes on from, the first of all, as many as somebody asked for, or a bound that says why. */
const isNamed = (value: ts.Expression, literal: ts.ObjectLiteralExpression): boolean =>
  isCut(value) || names(literal, "cursor") || value.getText() === "1" || /\.limit\b/.test(value.getText());

/** What is asked of a view names its index, or takes the rest of the question from elsewhere. */
const asksView = (literal: ts.ObjectLiteralExpression): boolean =>
  literal.properties.some((property) => ts.isSpreadAssignment(property) || property.name?.getText() === "index") &&
  !names(literal, "from");

/** Of `slice(0, MOST)` and `slice(-MOST)` the bound, if it is a constant of the code. */
const constantOfSlice = (node: ts.CallExpression): string | null => {
  if (!ts.isPropertyAccessExpression(node.expression) || node.expression.name.text !== "slice") return null;
  const bound = node.arguments[1] ?? node.arguments[0];
  const text = bound?.getText() ?? "";
  return /^-?[A-Z][A-Z_]{3,}\b/.test(text) && !/\.length|LETTERS|CHARACTERS|WORDS|MONTH/.test(text) ? text : null;
};

const silentIn = (file: string, text: string): string[] => {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const silent: string[] = [];
  const look = (node: ts.Node): void => {
    const isLimit =
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && node.name.getText() === "limit";
    if (isLimit && ts.isObjectLiteralExpression(node.parent) && asksView(node.parent)) {
      const value = ts.isPropertyAssignment(node) ? node.initializer : node.name;
      if (!isNamed(value, node.parent)) silent.push(`${file}: ${node.getText()}`);
    }
    if (ts.isCallExpression(node)) {
      const bound = constantOfSlice(node);
      if (bound !== null) silent.push(`${file}: slice to ${bound}`);
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return silent;
};

it("lets no question of the read side end silently (docs/decisions/0109)", () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap((file) => silentIn(file, readFileSync(join(readSide, file), "utf8")))).toEqual([]);
});

it.each([
  ["a number in a question", `view.find({ index: "byTime", limit: 500 })`],
  ["a constant in a question", `view.find({ index: "byTime", limit: MOST })`],
  ["a value from elsewhere", `view.find({ index: "byTime", limit })`],
  ["a list that is cut", "all.slice(0, MOST_SHOWN)"],
  ["a list whose oldest are dropped", "all.slice(-MOST_STEPS)"],
])("finds %s", (_, code) => {
  expect(silentIn("example.ts", code)).toHaveLength(1);
});

it.each([
  ["a page", `view.find({ index: "byTime", ...pageOf(input) })`],
  ["a page that is read on", "view.find({ limit: PAGE, cursor })"],
  ["the first one", "view.find({ limit: 1 })"],
  ["a bound that says why", `view.find({ limit: cutTo(MOST, "suggestions") })`],
])("leaves alone %s", (_, code) => {
  expect(silentIn("example.ts", code)).toEqual([]);
});
