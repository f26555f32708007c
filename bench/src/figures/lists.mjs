import { join } from "node:path";
import { startChild } from "../child.mjs";

const program = join(import.meta.dirname, "../programs/lists-program.mjs");
const QUESTIONS = 20_000;

export const g12 = {
  id: "G12",
  title: "a list question at 100,000 documents",
  rivalName: "SQLite in memory, an index on the same expressions",
  goals: [
    { figure: "cpu", unit: "us", label: "CPU of a question", atMost: 1 },
    { figure: "longest", unit: "ms", label: "longest answer", absoluteAtMost: 5 },
    { figure: "searchCpu", unit: "us", label: "CPU of a word's works by price", atMost: 1 },
    { figure: "searchLongest", unit: "ms", label: "longest answer to it", absoluteAtMost: 5 },
  ],
  limits:
    "a look-up in ordered rows; documents are handed out as they are, while SQLite's are parsed. SQLite has the price beside each word; Naqsh, where a bid would have to move each, meets the word's works in the order of prices.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const own = await startChild(program, ["naqsh"], nodeOptions);
    const sqlite = await startChild(program, ["sqlite"], nodeOptions);
    const ask = (one, questions) => async () => {
      const { cpu, longest } = await one.ask("newest", { count: questions });
      const search = await one.ask("search", { count: questions / 4 });
      return { cpu, longest, searchCpu: search.cpu, searchLongest: search.longest, found: search.documents };
    };
    await ask(own, 2_000)();
    await ask(sqlite, 2_000)();
    const result = await inPairs(pairs, ask(own, QUESTIONS), ask(sqlite, QUESTIONS));
    if (result.product.found !== result.rival.found) throw new Error("Two searches found not the same");
    await Promise.all([own.stop(), sqlite.stop()]);
    return result;
  },
};
