import type { Progress } from "./progress";

const WIDTH = 24;
const SECOND_MS = 1_000;
const MINUTE_S = 60;

const seconds = (count: number): string => {
  const whole = Math.ceil(count);
  return whole < MINUTE_S ? `${whole} s` : `${Math.floor(whole / MINUTE_S)} min ${whole % MINUTE_S} s`;
};

const BYTES_OF_MB = 1_000_000;

const paceOf = (rate: number, unit: Progress["unit"]): string =>
  unit === "bytes" ? `${(rate / BYTES_OF_MB).toFixed(1)} MB/s` : `${Math.round(rate).toLocaleString("en")} ${unit}/s`;

/** A line for a terminal: a bar, the rate since the beginning and the time that is left. */
const progressLine = ({ done, total, unit, stage }: Progress, elapsedMs: number): string => {
  const rate = elapsedMs > 0 ? (done * SECOND_MS) / elapsedMs : 0;
  if (total === null) return `${done.toLocaleString("en")} ${unit}, ${paceOf(rate, unit)}`;
  const part = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(part * WIDTH);
  const left = rate > 0 ? `, ${seconds(Math.max(0, total - done) / rate)} left` : "";
  const bar = `${"#".repeat(filled)}${".".repeat(WIDTH - filled)}`;
  return `${stage === undefined ? "" : `${stage} `}[${bar}] ${Math.floor(part * 100)} %  ${paceOf(rate, unit)}${left}`;
};

/** Lines for a terminal of one work after the other, each timed from its own beginning. */
export const createProgressLines = (nowMs: () => number): ((progress: Progress) => string) => {
  let last: { work: string; done: number; beganMs: number } | null = null;
  return (progress) => {
    const work = `${progress.stage ?? ""} ${progress.unit}`;
    const isNew = last === null || last.work !== work || progress.done < last.done;
    last = { work, done: progress.done, beganMs: isNew ? nowMs() : last!.beganMs };
    return progressLine(progress, nowMs() - last.beganMs);
  };
};
