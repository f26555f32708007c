import { join } from "node:path";
import { startChild } from "../child.mjs";

const program = join(import.meta.dirname, "../programs/search-program.mjs");
/** `BENCH_WORKS=10000` for a quick look. */
const WORKS = Number(process.env.BENCH_WORKS ?? 100_000);

const RIVALS = ["minisearch", "sqlite"];

export const g21 = {
  id: "G21",
  title: `search at ${WORKS.toLocaleString("en")} works, by the queries that tests keep`,
  rivalName: "the better of MiniSearch and SQLite FTS5 (trigram) in each figure",
  goals: [
    { figure: "success", unit: "", label: "success at 5", absoluteAtLeast: 0.95, atLeast: 1 },
    { figure: "p99", unit: "ms", label: "p99 of a search", absoluteAtMost: 10 },
    { figure: "cpu", unit: "us", label: "CPU of a search", atMost: 1 },
  ],
  shown: [
    { figure: "builtSeconds", unit: "s", label: "index built" },
    { figure: "memory", unit: "MiB", label: "resident memory" },
  ],
  limits:
    "the same texts and weights; MiniSearch with prefixes and its fuzziness of a fifth, SQLite by whole words of three letters and more.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const own = await startChild(program, ["naqsh", String(WORKS)], nodeOptions);
    const rivals = await Promise.all(RIVALS.map((kind) => startChild(program, [kind, String(WORKS)], [])));
    const ask = (one, rounds) => one.ask("search", { rounds });
    const ofRivals = async () => {
      const figures = [];
      for (const rival of rivals) figures.push(await ask(rival, 1));
      process.stderr.write(`${RIVALS.map((kind, place) => `${kind} ${JSON.stringify(figures[place])}`).join("\n")}\n`);
      const least = (figure) => Math.min(...figures.map((one) => one[figure]));
      return {
        success: Math.max(...figures.map(({ success }) => success)),
        p99: least("p99"),
        cpu: least("cpu"),
        builtSeconds: least("builtSeconds"),
        memory: least("memory"),
      };
    };
    const result = await inPairs(pairs, () => ask(own, 3), ofRivals);
    await Promise.all([own, ...rivals].map((one) => one.stop()));
    return result;
  },
};
