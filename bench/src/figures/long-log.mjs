import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

/** `BENCH_LONG_EVENTS=1000000` for a quick look; at its own size it takes minutes to make. */
const EVENTS = Number(process.env.BENCH_LONG_EVENTS ?? 10_000_000);
const MIB = 2 ** 20;

/** Starts the views of a log; gives them with the seconds that it took from the start of the process. */
const started = async (task, folder, nodeOptions, ...args) => {
  const began = performance.now();
  const child = await startChild(builtProduct("replay"), [task, folder, ...args], nodeOptions);
  return { child, seconds: (performance.now() - began) / 1000 };
};

const filled = async (events, nodeOptions) => {
  const folder = temporaryFolder("long-log");
  const began = performance.now();
  const log = await startChild(builtProduct("long-log"), [folder, String(events)], nodeOptions);
  await log.stop();
  const filledSeconds = (performance.now() - began) / 1000;
  const { child, seconds } = await started("replay", folder, nodeOptions);
  await child.stop();
  const said = [`${log.events.toLocaleString("en")} events written in ${filledSeconds.toFixed(0)} s`];
  return { folder, note: `${said}, their views made in ${seconds.toFixed(0)} s` };
};

/** After a clean stop, then after a kill; then views are computed again while the service answers. */
const measured = async (folder, nodeOptions) => {
  const clean = await started("start", folder, nodeOptions);
  const { rss } = clean.child;
  const verify = await clean.child.ask("verify");
  const rebuild = await clean.child.ask("rebuild");
  await clean.child.kill();
  const killed = await started("start", folder, nodeOptions);
  await killed.child.stop();
  return {
    clean: clean.seconds,
    killed: killed.seconds,
    memory: rss / MIB,
    verify: verify.seconds,
    rebuild: rebuild.seconds,
    answer: Math.max(verify.longestMs, rebuild.longestMs),
    memoryThen: rebuild.rss / MIB,
  };
};

export const l3 = {
  id: "L3",
  title: `${EVENTS.toLocaleString("en")} events in the log`,
  rivalName: "a tenth of the events",
  goals: [
    { figure: "clean", unit: "s", label: "start after a clean stop", absoluteAtMost: 5 },
    { figure: "killed", unit: "s", label: "start after a kill", absoluteAtMost: 5 },
    { figure: "memory", unit: "MiB", label: "resident then", absoluteAtMost: 600 },
  ],
  shown: [
    { figure: "verify", unit: "s", label: "the history verified" },
    { figure: "rebuild", unit: "s", label: "the rows of bids computed again" },
    { figure: "answer", unit: "ms", label: "longest wait for a document meanwhile" },
    { figure: "memoryThen", unit: "MiB", label: "resident after both" },
  ],
  limits:
    "index tables of the view of notices, whose documents grow with the events; after a kill also the walk of the files of the history and of bids.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const long = await filled(EVENTS, nodeOptions);
    const short = await filled(EVENTS / 10, nodeOptions);
    const result = await inPairs(
      pairs,
      () => measured(long.folder, nodeOptions),
      () => measured(short.folder, nodeOptions),
    );
    return { ...result, notes: [long.note] };
  },
};
