import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { allUpcasters, allRefusals } from "@naqsh/shared/registry";

const root = resolve(import.meta.dirname, "../..");
const packages = ["shared", "command-service", "projection-service", "worker", "standalone", "client"];

const sourcesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(root, folder, file));

describe("architecture", () => {
  it("keeps the import rules", () => {
    const report = JSON.parse(
      execFileSync(
        process.execPath,
        [
          join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
          "--config",
          ".dependency-cruiser.cjs",
          "--output-type",
          "json",
          ...packages.map((name) => `${name}/src`),
        ],
        { cwd: root, encoding: "utf8", maxBuffer: 512 * 1024 * 1024 },
      ),
    );
    // A tool that reads no module finds no violation either.
    expect(report.summary.totalCruised).toBeGreaterThan(100);
    expect(report.summary.violations).toEqual([]);
  });

  it("names every event once", () => {
    const declared = sourcesBelow("shared/src")
      .filter((file) => file.endsWith(".events.ts"))
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/EventOf<\s*"(\w+)"/g)].map((match) => match[1]));
    expect(declared.length).toBeGreaterThan(40);
    expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
  });

  it("keeps a fixture of every released shape that was lifted", () => {
    for (const [type, chain] of Object.entries(allUpcasters)) {
      const kebab = type.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
      const fixtures = readdirSync(join(root, "shared/src"), { recursive: true, encoding: "utf8" }).filter((file) =>
        file.includes(`.upcasters.fixtures/${kebab}.v`),
      );
      expect(fixtures.length, type).toBeGreaterThanOrEqual(chain.length);
    }
  });

  it("sends bad input to every route that writes", () => {
    const pathsIn = (text: string): string[] => [...text.matchAll(/"(\/api\/[^"]+)"/g)].map((match) => match[1]!);
    const wild = (path: string): string => path.replaceAll(/:\w+/g, ":id");
    const routes = sourcesBelow("command-service/src")
      .filter((file) => file.endsWith(".routes.ts"))
      .flatMap((file) => pathsIn(readFileSync(file, "utf8")));
    const sent = pathsIn(readFileSync(join(root, "command-service/src/http/fuzz.routes.spec.ts"), "utf8")).map(wild);
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter((path) => !sent.includes(wild(path)))).toEqual([]);
  });

  it("has both texts for every refusal", () => {
    for (const [code, text] of Object.entries(allRefusals)) {
      expect(text.ar, code).toMatch(/[\u0600-\u06ff]/);
      expect(text.en, code).toMatch(/[A-Za-z]/);
    }
  });

  it("has one patience for all that tests wait for", () => {
    const sources = [...packages.map((name) => `${name}/src`), "e2e"].flatMap(sourcesBelow);
    const others = sources.filter((file) => !/testing\/eventually\.ts$|architecture\.spec\.ts$/.test(file));
    const hasOwn = (text: string): boolean =>
      /\bvi\s*\.wait(For|Until)\(|\bexpect\s*\.poll\([^;]*\btimeout:/.test(text);
    expect(others.filter((file) => hasOwn(readFileSync(file, "utf8")))).toEqual([]);
    expect(sources.length).toBe(others.length + 2);
  });

  it("keeps wall clocks and chance out of the rules", () => {
    const rules = packages
      .flatMap((name) => sourcesBelow(`${name}/src`))
      .filter((file) => /\.(decider|state|projection|policy)\.ts$/.test(file));
    const impure = rules.filter((file) =>
      /Date\.now\(|new Date\(\)|Math\.random|randomUUID/.test(readFileSync(file, "utf8")),
    );
    expect(rules.length).toBeGreaterThan(10);
    expect(impure).toEqual([]);
  });
});
