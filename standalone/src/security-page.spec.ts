import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const docs = resolve(import.meta.dirname, "../../docs");
const page = readFileSync(resolve(docs, "security.md"), "utf8");

/** The last cell of a row: a link whose text is the title of a test. */
const CITED = /^\|(?:[^|]+\|){2} \[([^\]]+)\]\(([^)]+)\) +\|$/gm;

it("cites tests that there are", () => {
  const cited = [...page.matchAll(CITED)].map(([, title = "", file = ""]) => ({ title, path: resolve(docs, file) }));
  const rows = page.split("\n").filter((line) => /^\| \S*\d/.test(line) || line.startsWith("| the same"));
  expect(cited.length).toBe(rows.length);
  expect(cited.length).toBeGreaterThan(50);
  const missing = cited.filter(
    ({ title, path }) => !existsSync(path) || !readFileSync(path, "utf8").includes(`"${title}"`),
  );
  expect(missing).toEqual([]);
});
