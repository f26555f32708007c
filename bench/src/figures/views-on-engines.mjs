import { join } from "node:path";
import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { median } from "../method.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const EVENTS = Number(process.env.BENCH_EVENTS ?? 100_000);

const runs =
  (nodeOptions) =>
  async (program, ...args) => {
    const child = await startChild(builtProduct(program), args, nodeOptions);
    await child.stop();
    return child;
  };

export const g18 = {
  id: "G18",
  title: "catch-up and rebuild over EventStoreDB and MongoDB",
  rivalName: "the client's subscription to $all, events dropped; the driver's bulk writes of the same documents",
  needs: ["EVENTSTORE_URL", "MONGODB_URL"],
  goals: [
    { figure: "caughtUp", unit: "/s", label: "every view from nothing", atLeast: 0.2 },
    { figure: "rebuilt", unit: "/s", label: "one view again", atLeast: 0.5 },
  ],
  shown: [{ figure: "documents", unit: "/s", label: "documents, against bare bulk writes" }],
  limits:
    "the documents: each event changes several, and the subscription that it is held against writes none. Reading the log, folding it and the server's writes share the cores.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const run = runs(nodeOptions);
    const folder = temporaryFolder("g18");
    await run("replay", "fill", folder, String(EVENTS));
    await run("views-over-engines", "fill", join(folder, "log"));
    let events = 0;
    let differences = 0;
    let bulk = 0;
    const costs = [];
    const waits = [];
    const result = await inPairs(
      pairs,
      async () => {
        if (events === 0) ({ events } = await run("views-over-engines", "raw"));
        const views = await run("views-over-engines", "views");
        differences += views.differences;
        bulk = views.bulkPerSecond;
        costs.push((views.cpuSeconds * 1e6) / events);
        waits.push(1 - views.cpuSeconds / views.seconds);
        const documents = views.documentsPerSecond;
        return { caughtUp: events / views.seconds, rebuilt: events / views.rebuildSeconds, documents };
      },
      async () => {
        const { seconds } = await run("views-over-engines", "raw");
        return { caughtUp: events / seconds, rebuilt: events / seconds, documents: bulk };
      },
    );
    const notes = [
      `${events.toLocaleString("en")} events in the log; documents that a rebuild found different: ${differences}`,
      `of our process, with the clients of both servers: ${Math.round(median(costs))} µs of the processor for an event; ${Math.round(median(waits) * 100)} % of the time it waited for the servers`,
    ];
    return { ...result, notes };
  },
};

/** The views' part alone: how far writing documents lies from what the server takes. */
export const g18v = {
  id: "G18v",
  title: "views in MongoDB, over the embedded log",
  rivalName: "the driver's bulk writes of the same documents",
  needs: ["MONGODB_URL"],
  goals: [
    { figure: "documents", unit: "/s", label: "documents, every view from nothing", atLeast: 0.2 },
    { figure: "ofOne", unit: "/s", label: "documents, notices again", atLeast: 0.5 },
  ],
  shown: [{ figure: "events", unit: "/s", label: "events, every view from nothing" }],
  limits:
    "the server's writes, which share the cores with the folding; documents that change often are written once a batch.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const run = runs(nodeOptions);
    const folder = temporaryFolder("g18v");
    await run("replay", "fill", folder, String(EVENTS));
    const { events } = await run("replay", "scan", folder);
    let differences = 0;
    let engine = {};
    const result = await inPairs(
      pairs,
      async () => {
        const views = await run("views-over-engines", "views-alone", join(folder, "log"));
        differences += views.differences;
        engine = { documents: views.bulkPerSecond, ofOne: views.bulkOfOne };
        return {
          documents: views.documentsPerSecond,
          ofOne: views.rebuiltPerSecond,
          events: events / views.seconds,
        };
      },
      async () => engine,
    );
    const notes = [
      `${events.toLocaleString("en")} events in the log; documents that the second computation found different: ${differences}`,
    ];
    return { ...result, notes };
  },
};
