import { cp, rm } from "node:fs/promises";
import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

/** `BENCH_WORKS=20000` for a quick look. */
const WORKS = Number(process.env.BENCH_WORKS ?? 250_000);
/** Four saves of the views fall among them. */
const BIDS = 10_000;
const PER_SECOND = 250;
const PATIENCE_MS = 10 * 60_000;

const filled = async (works, nodeOptions) => {
  const folder = temporaryFolder("many-works");
  const began = performance.now();
  const child = await startChild(builtProduct("many-works"), [folder, String(works)], nodeOptions);
  await child.stop();
  const seconds = (performance.now() - began) / 1000;
  return { folder, works, said: `${child.events.toLocaleString("en")} events, written in ${seconds.toFixed(0)} s` };
};

/** On a copy: its bids are the log's when it ends, and the next pair's shop would have had them already. */
const built = async ({ folder, works }, nodeOptions) => {
  const copy = temporaryFolder("many-works-copy");
  await cp(folder, copy, { recursive: true });
  const args = [copy, works, BIDS, PER_SECOND].map(String);
  const child = await startChild(builtProduct("views-of-works"), args, nodeOptions);
  await child.stop({ patienceMs: PATIENCE_MS });
  await rm(copy, { recursive: true });
  const { builtSeconds, builtCpuSeconds, p50, p99, longest, inLogP50, foundMs, rss } = child;
  return { builtSeconds, builtCpuSeconds, p50, p99, longest, inLogP50, foundMs, memory: rss / 2 ** 20 };
};

export const l1 = {
  id: "L1",
  title: `the views of ${WORKS.toLocaleString("en")} works, and a bid on one of them`,
  rivalName: "a tenth of the works",
  goals: [
    { figure: "builtSeconds", unit: "s", label: "every view built", absoluteAtMost: 30 },
    { figure: "p99", unit: "ms", label: "a bid in every view p99, beside saves", absoluteAtMost: 1 },
    { figure: "foundMs", unit: "ms", label: "an approved work found by its title, at worst", absoluteAtMost: 1_000 },
  ],
  shown: [
    { figure: "builtCpuSeconds", unit: "s", label: "processor time of building" },
    { figure: "p50", unit: "ms", label: "a bid in every view p50" },
    { figure: "inLogP50", unit: "ms", label: "of that until the log has it" },
    { figure: "longest", unit: "ms", label: "the slowest bid" },
    { figure: "memory", unit: "MiB", label: "resident memory, search included" },
  ],
  limits:
    "one thread reads the log, writes each document and puts it into its indexes; a row finds its place by a column in memory. A bid that falls into a save waits for the slice of it that runs.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const many = await filled(WORKS, nodeOptions);
    const few = await filled(WORKS / 10, nodeOptions);
    const result = await inPairs(
      pairs,
      () => built(many, nodeOptions),
      () => built(few, nodeOptions),
    );
    const load = `${PER_SECOND} bids a second on any of the auctions, each measured from the moment at which it was due`;
    return { ...result, notes: [many.said, load] };
  },
};
