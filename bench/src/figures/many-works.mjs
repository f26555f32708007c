import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

/** `BENCH_WORKS=20000` for a quick look. */
const WORKS = Number(process.env.BENCH_WORKS ?? 250_000);
const BIDS = 10_000;

const built = async (works, nodeOptions) => {
  const args = [temporaryFolder("many-works"), String(works), String(BIDS)];
  const child = await startChild(builtProduct("many-works"), args, nodeOptions);
  await child.stop();
  const { builtSeconds, builtCpuSeconds, p50, p99, rss } = child;
  return { builtSeconds, builtCpuSeconds, p50, p99, memory: rss / 2 ** 20 };
};

export const l1 = {
  id: "L1",
  title: `the views of ${WORKS.toLocaleString("en")} works, and a bid on one of them`,
  rivalName: "a tenth of the works",
  goals: [
    { figure: "builtSeconds", unit: "s", label: "built", absoluteAtMost: 30 },
    { figure: "p99", unit: "ms", label: "a bid's views p99, beside saves", absoluteAtMost: 1 },
  ],
  shown: [
    { figure: "builtCpuSeconds", unit: "s", label: "processor time of that" },
    { figure: "p50", unit: "ms", label: "a bid's views p50" },
    { figure: "memory", unit: "MiB", label: "resident memory" },
  ],
  limits: "the words of each work and their beginnings, sixty rows each; a row finds its place by a column in memory.",
  run: async ({ pairs, inPairs, nodeOptions }) =>
    inPairs(
      pairs,
      () => built(WORKS, nodeOptions),
      () => built(WORKS / 10, nodeOptions),
    ),
};
