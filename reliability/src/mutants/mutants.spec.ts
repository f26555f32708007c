import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { MUTANTS } from "./mutants";

const root = resolve(import.meta.dirname, "../../..");

it.each(MUTANTS)("$name: the guard stands once in its file, and the spec that has to miss it exists", (mutant) => {
  expect(readFileSync(resolve(root, mutant.file), "utf8").split(mutant.from)).toHaveLength(2);
  expect(existsSync(resolve(root, mutant.spec))).toBe(true);
});
