import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const median = (values) => quantile(values, 0.5);

export const quantile = (values, q) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
};

/** Milliseconds of a fixed spin and of fdatasyncs: how fast the machine is just now. */
const sentinel = () => {
  const start = performance.now();
  let spin = 0;
  for (let i = 0; i < 60_000_000; i += 1) spin = (spin * 31 + i) | 0;
  const file = join(tmpdir(), `naqsh-sentinel-${process.pid}`);
  const handle = openSync(file, "w");
  for (let i = 0; i < 2_000; i += 1) {
    writeSync(handle, "0123456789abcdef");
    fdatasyncSync(handle);
  }
  closeSync(handle);
  rmSync(file);
  return performance.now() - start + (spin & 0);
};

/**
 * Product and rival in turns, at least `pairs` pairs; the median of each figure's per-pair ratios. Pairs where the
 * sentinel before them was more than 15 % off its median are dropped and counted.
 */
export const inPairs = async (pairs, product, rival) => {
  const runs = [];
  for (let index = 0; index < pairs; index += 1) {
    const before = sentinel();
    runs.push({ sentinel: before, product: await product(), rival: await rival() });
    process.stdout.write(`  pair ${index + 1} of ${pairs}\r`);
  }
  const usual = median(runs.map((run) => run.sentinel));
  const calm = runs.filter((run) => Math.abs(run.sentinel - usual) <= usual * 0.15);
  const kept = calm.length > 0 ? calm : runs;
  const figures = Object.keys(kept[0].product);
  return {
    pairs: kept.length,
    dropped: runs.length - kept.length,
    product: Object.fromEntries(figures.map((name) => [name, median(kept.map((run) => run.product[name]))])),
    rival: Object.fromEntries(figures.map((name) => [name, median(kept.map((run) => run.rival[name]))])),
    ratio: Object.fromEntries(
      figures.map((name) => [name, median(kept.map((run) => run.product[name] / run.rival[name]))]),
    ),
  };
};
