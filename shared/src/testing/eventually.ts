import { vi } from "vitest";
import { PATIENCE_MS } from "./patience";

const INTERVAL_MS = 20;

/** Asks until it throws no more, and gives its answer; after `PATIENCE_MS` throws what it threw last. */
export const eventually = <Answer>(
  condition: () => Answer | Promise<Answer>,
  { interval = INTERVAL_MS }: { interval?: number } = {},
): Promise<Answer> => vi.waitFor(condition, { timeout: PATIENCE_MS, interval });
