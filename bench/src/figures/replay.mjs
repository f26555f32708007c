import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

/** `BENCH_EVENTS=1000000` for the goal's own size, which takes minutes. */
const EVENTS = Number(process.env.BENCH_EVENTS ?? 100_000);
let filled = null;

const run = async (task, nodeOptions, ...args) => {
  const start = performance.now();
  const child = await startChild(builtProduct("replay"), [task, filled, ...args], nodeOptions);
  const wholeSeconds = (performance.now() - start) / 1000;
  await child.stop();
  return { ...child, wholeSeconds };
};

const filledLog = async (nodeOptions) => {
  if (filled !== null) return;
  filled = temporaryFolder("replay");
  await run("fill", nodeOptions, String(EVENTS));
};

export const g10 = {
  id: "G10",
  title: `replay of ${EVENTS.toLocaleString("en")} events through every view`,
  rivalName: "reading and parsing the log, events dropped",
  goals: [{ figure: "perSecond", unit: "/s", label: "events", atLeast: 0.25, absoluteAtLeast: 60_000 }],
  limits:
    "some forty views on the same thread (decision 36): reading and parsing take a sixth, the collector a seventh. Of what the views take, the history is a third; notices and works are a tenth each; rows of bids, standings and rooms follow.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    await filledLog(nodeOptions);
    let events = 0;
    const result = await inPairs(
      pairs,
      async () => {
        if (events === 0) ({ events } = await run("scan", nodeOptions));
        const { seconds } = await run("replay", nodeOptions);
        return { perSecond: events / seconds };
      },
      async () => {
        const { seconds } = await run("scan", nodeOptions);
        return { perSecond: events / seconds };
      },
    );
    return { ...result, notes: [`${events.toLocaleString("en")} events in the log`] };
  },
};

export const g11 = {
  id: "G11",
  title: `start with ${EVENTS.toLocaleString("en")} events`,
  rivalName: "starting Node, and reading the log with its checks",
  goals: [
    { figure: "without", unit: "s", label: "without snapshots", atMost: 5 },
    { figure: "with", unit: "s", label: "with snapshots", atMost: 1 },
    { figure: "memory", unit: "MiB", label: "resident memory", absoluteAtMost: 600 },
  ],
  limits:
    "without snapshots the replay of G10; with them the ids that the history knows, then reading and checking journals and tables.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    await filledLog(nodeOptions);
    return inPairs(
      pairs,
      async () => {
        const without = await run("replay", nodeOptions);
        const kept = await run("start", nodeOptions);
        return { without: without.wholeSeconds, with: kept.wholeSeconds, memory: without.rss / 2 ** 20 };
      },
      async () => {
        const { wholeSeconds } = await run("scan", nodeOptions);
        return { without: wholeSeconds, with: wholeSeconds };
      },
    );
  },
};
