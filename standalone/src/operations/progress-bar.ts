import type { Progress } from "./progress";

const WIDTH = 24;
const SECOND_MS = 1_000;
const MINUTE_S = 60;

const seconds = (count: number): string =>
  count < MINUTE_S ? `${Math.ceil(count)} s` : `${Math.floor(count / MINUTE_S)} min ${Math.ceil(count % MINUTE_S)} s`;

/** A line for a terminal: a bar, the rate since the beginning and the time that is left. */
export const progressLine = ({ done, total, unit, stage }: Progress, elapsedMs: number): string => {
  const rate = elapsedMs > 0 ? (done * SECOND_MS) / elapsedMs : 0;
  if (total === null) return `${done.toLocaleString("en")} ${unit}, ${Math.round(rate).toLocaleString("en")}/s`;
  const part = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(part * WIDTH);
  const left = rate > 0 ? `, ${seconds(Math.max(0, total - done) / rate)} left` : "";
  const bar = `${"#".repeat(filled)}${".".repeat(WIDTH - filled)}`;
  return `${stage === undefined ? "" : `${stage} `}[${bar}] ${Math.floor(part * 100)} %  ${Math.round(rate).toLocaleString("en")} ${unit}/s${left}`;
};
