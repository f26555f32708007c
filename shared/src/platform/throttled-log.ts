import type { Clock } from "./ports/clock";
import type { Logger } from "./ports/logger";

/** During an outage every request fails. One line for each would bury everything else. */
const AGAIN_AFTER_MS = 10_000;
/** Most kinds of trouble that are kept apart. */
const MOST_KINDS = 100;

/** Takes the reason, facts for the log line, and the subject that it concerns, if that matters. */
export type ThrottledLog = (reason: string, facts?: object, about?: string) => void;

/** Logs the same trouble at most every ten seconds, with the number of times it occurred since. */
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
