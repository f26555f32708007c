import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("names every file of the store in its README", () => {
  const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
  const sources = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".ts") && !file.endsWith(".spec.ts"));
  expect(sources.filter((file) => !readme.includes(`\`${file}\``))).toEqual([]);
});
