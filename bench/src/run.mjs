/** `npm run bench` for all figures, `npm run bench -- G5 G7` for some. Prints a table, keeps JSON, writes the page. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { buildProduct, root } from "./build-product.mjs";
import { killChildren } from "./child.mjs";
import { figures } from "./figures.mjs";
import { inPairs } from "./method.mjs";
import { withEngines } from "./servers/engines-here.mjs";
import { pageOf, plotOf, tableOf } from "./report.mjs";

const asked = process.argv.slice(2).filter((name) => !name.startsWith("-"));
const pairs = Number(process.env.BENCH_PAIRS ?? 5);
const chosen = asked.length === 0 ? figures : figures.filter(({ id }) => asked.includes(id));
if (chosen.length === 0 || chosen.length < asked.length) {
  process.stderr.write(`Figures are ${figures.map(({ id }) => id).join(", ")}.\n`);
  process.exit(1);
}

/** As `npm start` runs the product; the rivals get the same. */
const nodeOptions = readFileSync(join(root, "standalone/v8-options"), "utf8").match(/^--.+$/gm);

const results = join(root, "bench/results");
/** The last run of each figure, on whichever machine: the page is written from it, also by who measures some figures alone. */
const lastRuns = join(root, "docs/performance/last-runs.json");
const machine = () => ({
  node: process.versions.node,
  cpu: cpus()[0]?.model ?? "unknown",
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 2 ** 30),
});

await buildProduct();
mkdirSync(results, { recursive: true });
const begun = new Date().toISOString();
const measured = [];
for (const figure of chosen) {
  const engines = await withEngines(figure.needs ?? []);
  const missing = (figure.needs ?? []).filter((name) => !process.env[name]);
  if (missing.length > 0) {
    process.stdout.write(`${figure.id}  was not measured: it needs ${missing.join(" and ")}\n`);
    continue;
  }
  process.stdout.write(`${figure.id}  ${figure.title} ...\n`);
  const { run, needs: _, ...said } = figure;
  const measuredAt = new Date().toISOString();
  const loadBefore = loadavg()[0];
  try {
    measured.push({ ...said, measuredAt, loadBefore, engines, ...(await run({ pairs, inPairs, nodeOptions })) });
    process.stdout.write(`${tableOf(measured.slice(-1))}\n`);
    keep();
  } catch (error) {
    process.exitCode = 1;
    await killChildren();
    process.stdout.write(`${figure.id} could not be measured: ${error instanceof Error ? error.message : error}\n`);
  }
}
if (measured.length > 1) process.stdout.write(`\n${tableOf(measured)}\n`);
process.exit();

/** After each figure, so that a run that is stopped has kept what it measured. */
function keep() {
  const run = { begun, machine: machine(), measured };
  writeFileSync(join(results, `${begun.replaceAll(":", "-")}.json`), `${JSON.stringify(run, null, 2)}\n`);
  const all = lastOfEach();
  const page = join(root, "docs/performance.md");
  const ids = figures.map(({ id }) => id);
  writeFileSync(page, pageOf(all, ids, readFileSync(page, "utf8")));
  mkdirSync(join(root, "docs/performance"), { recursive: true });
  writeFileSync(lastRuns, `${JSON.stringify(all)}\n`);
  for (const one of all) writeFileSync(join(root, `docs/performance/${one.id.toLowerCase()}.svg`), plotOf(one));
}

/** The newest result of each figure, from all runs that are kept. */
function lastOfEach() {
  const published = existsSync(lastRuns) ? JSON.parse(readFileSync(lastRuns, "utf8")) : [];
  const newest = new Map(published.map((figure) => [figure.id, figure]));
  for (const name of readdirSync(results)
    .filter((file) => file.endsWith(".json"))
    .sort()) {
    const run = JSON.parse(readFileSync(join(results, name), "utf8"));
    for (const figure of run.measured) {
      const known = newest.get(figure.id);
      if (known === undefined || known.measuredAt <= figure.measuredAt)
        newest.set(figure.id, { ...figure, machine: run.machine });
    }
  }
  return figures.flatMap(({ id }) => newest.get(id) ?? []);
}
