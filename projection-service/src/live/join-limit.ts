import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { createWindowLimit } from "./window-limit";

/** The most joins of a connection within the window: more than a screen ever needs. */
const JOINS = 60;
const WINDOW_MS = 10_000;

/** Counts one socket's joins; true while it may join. */
export const createJoinLimit = (clock: Clock): (() => boolean) => createWindowLimit(clock, JOINS, WINDOW_MS);
