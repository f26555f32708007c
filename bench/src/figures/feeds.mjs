import { join } from "node:path";
import { startChild } from "../child.mjs";

const program = join(import.meta.dirname, "../programs/feeds-program.mjs");
const PAGES = 2_000;
const PUBLICATIONS = 200;
/** A rival's publication writes as many rows as there are followers. */
const RIVAL_PUBLICATIONS = 3;

export const g22 = {
  id: "G22",
  title: "a feed of 10,000 followed artists, and an artist with 100,000 followers who publishes",
  rivalName: "a table of inbox rows in SQLite, written for each follower",
  goals: [
    { figure: "p99", unit: "ms", label: "a page, p99", absoluteAtMost: 10 },
    { figure: "cpu", unit: "ms", label: "CPU of a publication", absoluteAtMost: 1 },
  ],
  shown: [{ figure: "p50", unit: "ms", label: "a page, p50" }],
  limits:
    "the views without HTTP, ten pages down each time; whom the reader follows is read once before. SQLite's page is one look-up in its inbox.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const own = await startChild(program, ["naqsh"], nodeOptions);
    const sqlite = await startChild(program, ["sqlite"], nodeOptions);
    const ask = (one, count) => async () => ({
      ...(await one.ask("read", { count: PAGES })),
      ...(await one.ask("publish", { count })),
    });
    await own.ask("read", { count: 200 });
    const result = await inPairs(pairs, ask(own, PUBLICATIONS), ask(sqlite, RIVAL_PUBLICATIONS));
    await Promise.all([own.stop(), sqlite.stop()]);
    return result;
  },
};
