import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { allUpcasters, allRefusals } from "@naqsh/shared/registry";

const root = resolve(import.meta.dirname, "../..");
const packages = [
  "shared",
  "command-service",
  "projection-service",
  "worker",
  "standalone",
  "demo",
  "reliability",
  "client",
];

const filesBelow = (folder: string, names: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => names.test(file))
    .map((file) => join(root, folder, file));

const sourcesBelow = (folder: string): string[] => filesBelow(folder, /\.tsx?$/);

/** Everything in which a comment may cite a page. */
const citingSources = [
  ...[...packages.map((name) => `${name}/src`), "e2e"].flatMap(sourcesBelow),
  ...filesBelow("bench/src", /\.mjs$/),
].filter((file) => !file.endsWith("architecture.spec.ts"));

const pages = [...filesBelow("docs", /\.md$/), join(root, "README.md"), join(root, "CONTRIBUTING.md")];

const commentsIn = (text: string): string[] => text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? [];

const decisionFiles = readdirSync(join(root, "docs/decisions")).filter((file) => /^\d{4}-.*\.md$/.test(file));

/** The anchors of a page, as its host makes them of headings. */
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Whether a page stands there, and in it the section that a citation names. */
const stands = (page: string, anchor: string | undefined): boolean =>
  existsSync(page) && (anchor === undefined || anchorsOf(page).includes(anchor));

describe("architecture", () => {
  it("keeps the import rules", () => {
    // The words of the check, so that whichever runs second finds what the first has kept of files that are the same.
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      scripts: { boundaries: string };
    };
    const [, ...words] = scripts.boundaries.split(" ");
    const tool = join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
    const report = JSON.parse(
      execFileSync(process.execPath, [tool, "--output-type", "json", ...words], {
        cwd: root,
        encoding: "utf8",
        maxBuffer: 512 * 1024 * 1024,
      }),
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

  it("cites no law that does not stand in the repository", () => {
    const named = /\b(RULES|DECISIONS|DESIGN|GOALS|ARCHITECTURE|ENGINES|DOMAIN)\b|\b[Tt]he specification\b/;
    const citing = citingSources.filter((file) =>
      commentsIn(readFileSync(file, "utf8")).some((text) => named.test(text)),
    );
    expect(citing).toEqual([]);
    expect(pages.filter((page) => named.test(readFileSync(page, "utf8")))).toEqual([]);
  });

  it("cites pages, sections and decisions that exist", () => {
    const cited = [...citingSources, ...pages].flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const sections = [...text.matchAll(/\bdocs\/([\w/-]+\.md)(?:#([\w-]+))?/g)].map(([name, page, anchor]) => ({
        cites: `${relative(root, file)}: ${name}`,
        stands: stands(join(root, "docs", page!), anchor),
      }));
      const decisions = [...text.matchAll(/\bdecision (\d+)\b/gi)].map(([name, number]) => ({
        cites: `${relative(root, file)}: ${name}`,
        stands: decisionFiles.some((decision) => decision.startsWith(`${number!.padStart(4, "0")}-`)),
      }));
      return [...sections, ...decisions];
    });
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((citation) => !citation.stands)).toEqual([]);
  });

  it("links only to pages and sections that exist, and names every decision in the index", () => {
    const broken = pages.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
        .filter(([, page, anchor]) => !stands(page ? resolve(dirname(file), page) : file, anchor))
        .map(([link]) => `${relative(root, file)}: ${link}`),
    );
    expect(broken).toEqual([]);
    const index = readFileSync(join(root, "docs/decisions/README.md"), "utf8");
    expect(decisionFiles.length).toBeGreaterThan(40);
    expect(decisionFiles.filter((decision) => !index.includes(`(${decision})`))).toEqual([]);
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
