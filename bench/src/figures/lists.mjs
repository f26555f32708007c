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
  ],
  limits: "a look-up in ordered rows; documents are handed out as they are, while SQLite's are parsed.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const own = await startChild(program, ["naqsh"], nodeOptions);
    const sqlite = await startChild(program, ["sqlite"], nodeOptions);
    for (const one of [own, sqlite]) await one.ask("ask", { questions: 2_000 });
    const ask = (one) => () => one.ask("ask", { questions: QUESTIONS });
    const result = await inPairs(pairs, ask(own), ask(sqlite));
    await Promise.all([own.stop(), sqlite.stop()]);
    return result;
  },
};
