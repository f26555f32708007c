import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./temporary-folder.mjs";

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const quantile = (values, q) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
};

let folder;
/** On the disk that is measured. */
const sentinelFolder = () => (folder ??= temporaryFolder("sentinel"));

/** Milliseconds of a fixed spin and of fdatasyncs: how fast the machine is just now. */
const sentinel = () => {
  const start = performance.now();
  let spin = 0;
  for (let i = 0; i < 60_000_000; i += 1) spin = (spin * 31 + i) | 0;
  const handle = openSync(join(sentinelFolder(), "sentinel"), "w");
  for (let i = 0; i < 2_000; i += 1) {
    writeSync(handle, "0123456789abcdef");
    fdatasyncSync(handle);
  }
  closeSync(handle);
  return performance.now() - start + (spin & 0);
};

const CALM = 1.15;
const PATIENCE_MS = 20_000;
let quickest = Infinity;

/** Waits a while for a machine that others use to be as quick as it was at its best; gives what the sentinel says then. */
const calmed = async () => {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const now = sentinel();
    quickest = Math.min(quickest, now);
    if (now <= quickest * CALM || performance.now() > giveUpAt) return now;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

const each = (names, valueOf) => Object.fromEntries(names.map((name) => [name, valueOf(name)]));

/**
 * Product and rival in turns, at least `pairs` pairs; the median of each figure's per-pair ratios. Pairs in which the
 * sentinel before them was more than 15 % off its median are dropped and counted.
 */
export const inPairs = async (pairs, product, rival) => {
  const runs = [];
  for (let index = 0; index < pairs; index += 1) {
    const before = await calmed();
    runs.push({ sentinel: before, product: await product(), rival: await rival() });
    if (process.stdout.isTTY) process.stdout.write(`  pair ${index + 1} of ${pairs}\r`);
  }
  const usual = median(runs.map((run) => run.sentinel));
  const calm = runs.filter((run) => Math.abs(run.sentinel - usual) <= usual * 0.15);
  const kept = calm.length > 0 ? calm : runs;
  const figures = Object.keys(kept[0].product);
  const shared = figures.filter((name) => name in kept[0].rival);
  const ratios = (name) => kept.map((run) => run.product[name] / run.rival[name]);
  return {
    pairs: kept.length,
    dropped: runs.length - kept.length,
    product: each(figures, (name) => median(kept.map((run) => run.product[name]))),
    rival: each(shared, (name) => median(kept.map((run) => run.rival[name]))),
    ratio: each(shared, (name) => median(ratios(name))),
    perPair: each(shared, ratios),
  };
};
