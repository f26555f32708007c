import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { createWindowLimit } from "./window-limit";

/** Joins, leaves and clocks of the busiest screen are a hundredth of it. */
const MOST_EVENTS = 1_000;
const WINDOW_MS = 10_000;

/** Counts one socket's messages, of whatever kind; true while it may go on. */
export const createEventLimit = (clock: Clock): (() => boolean) => createWindowLimit(clock, MOST_EVENTS, WINDOW_MS);
