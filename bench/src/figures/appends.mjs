import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { startChild } from "../child.mjs";
import { quantile } from "../method.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const RUN_MS = 2_000;
const SYNCS = 500;
const program = join(import.meta.dirname, "../programs/append-program.mjs");
const startStore = (kind, nodeOptions) => startChild(program, [kind, temporaryFolder(kind)], nodeOptions);

/** Milliseconds of writing and syncing one event, nothing else. */
const bareSyncs = () => {
  const handle = openSync(join(temporaryFolder("sync"), "events"), "w");
  const event = Buffer.alloc(1_000, "x");
  const took = [];
  for (let number = 0; number < SYNCS; number += 1) {
    const start = performance.now();
    writeSync(handle, event);
    fdatasyncSync(handle);
    took.push(performance.now() - start);
  }
  closeSync(handle);
  return quantile(took, 0.5);
};

/** The product against some of SQLite, LMDB and a bare sync, with so many callers at once. */
const appends =
  (callers, kinds) =>
  async ({ pairs, inPairs, nodeOptions }) => {
    const names = ["naqsh", ...kinds];
    const started = await Promise.all(names.map((kind) => startStore(kind, nodeOptions)));
    const load = (place) => started[place].ask("load", { callers, ms: RUN_MS });
    for (const place of names.keys()) await load(place);
    const result = await inPairs(
      pairs,
      async () => {
        const run = await load(0);
        return { ...run, lmdbPerSecond: run.perSecond };
      },
      async () => {
        const sync = bareSyncs();
        const others = { p50: sync, p99: sync };
        if (kinds.includes("sqlite")) others.perSecond = (await load(names.indexOf("sqlite"))).perSecond;
        if (kinds.includes("lmdb")) others.lmdbPerSecond = (await load(names.indexOf("lmdb"))).perSecond;
        return others;
      },
    );
    await Promise.all(started.map(({ stop }) => stop()));
    return result;
  };

export const g1 = {
  id: "G1",
  title: "durable conditional append, 100 at once",
  rivalName: "SQLite (WAL, FULL, one commit each); LMDB, flushed",
  goals: [
    { figure: "perSecond", unit: "/s", label: "appends, against SQLite", atLeast: 15 },
    { figure: "lmdbPerSecond", unit: "/s", label: "appends, against LMDB", atLeast: 2 },
  ],
  shown: [{ figure: "p99", unit: "ms", label: "p99, against one sync's p50" }],
  limits: "the disk's sync, shared by all that wait for it; then JSON and hashing of the events.",
  run: appends(100, ["sqlite", "lmdb"]),
};

export const g2 = {
  id: "G2",
  title: "durable conditional append, 1,000 at once",
  rivalName: "SQLite; one fdatasync",
  goals: [
    { figure: "perSecond", unit: "/s", label: "appends, against SQLite", atLeast: 30 },
    { figure: "loopDelayP99", unit: "ms", label: "event loop delay p99", absoluteAtMost: 5 },
  ],
  shown: [{ figure: "p99", unit: "ms", label: "p99, against one sync's p50" }],
  limits: "JSON and hashing of the events on one thread.",
  run: appends(1_000, ["sqlite"]),
};

export const g3 = {
  id: "G3",
  title: "durable conditional append, one caller",
  rivalName: "writing and syncing the same bytes",
  goals: [
    { figure: "p50", unit: "ms", label: "p50, against one sync's p50", atMost: 2 },
    { figure: "p99", unit: "ms", label: "p99, against one sync's p50", atMost: 4 },
  ],
  shown: [{ figure: "perSecond", unit: "/s", label: "appends" }],
  limits: "the disk's sync, and two turns through Node's thread pool.",
  run: appends(1, []),
};
