import type { Clock } from "./ports/clock";
import type { Logger } from "./ports/logger";

/** An outage refuses everyone: each line for its own would bury what else happens. */
const AGAIN_AFTER_MS = 10_000;
/** Beyond so many kinds of trouble nobody can tell them apart either. */
const MOST_KINDS = 100;

/** Takes why, facts of this one, and whom it concerns where that matters. */
export type ThrottledLog = (reason: string, facts?: object, about?: string) => void;

/** Tells operators of one and the same trouble every ten seconds at most, with how often it was met since. */
export const createThrottledLog = (
  logger: Pick<Logger, "warn" | "error">,
  clock: Pick<Clock, "now">,
  message: string,
  level: "warn" | "error" = "warn",
): ThrottledLog => {
  const told = new Map<string, { atMs: number; timesSince: number }>();
  return (reason, facts = {}, about = "") => {
    // Times and ports differ, the trouble is the same.
    const kind = `${about}: ${reason.replaceAll(/\d+/g, "0")}`;
    const last = told.get(kind);
    const nowMs = clock.now();
    if (last && Math.abs(nowMs - last.atMs) < AGAIN_AFTER_MS) {
      last.timesSince += 1;
      return;
    }
    if (told.size >= MOST_KINDS) told.clear();
    told.set(kind, { atMs: nowMs, timesSince: 0 });
    logger[level]({ ...facts, reason, ...(last && last.timesSince > 0 && { timesSince: last.timesSince }) }, message);
  };
};
