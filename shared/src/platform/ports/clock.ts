/** Milliseconds since the epoch. The only source of the present; simulated in tests, the simulator and the demo's past. */
export type Clock = { now: () => number };

export type Timer = { cancel: () => void };

/** Wakes code later on the same clock. A task that throws or rejects is a bug and is reported by the adapter. */
export type Timers = {
  /** Runs `task` once, when the clock reaches `atMs` (at once when that is past); delays beyond 24 days are fine. */
  at: (atMs: number, task: () => void | Promise<void>) => Timer;
  every: (intervalMs: number, task: () => void | Promise<void>) => Timer;
};

/** New random ids (UUID version 4 or 7) and secrets. */
export type Ids = {
  uuid: () => string;
  /** 256 random bits, base64url. */
  secret: () => string;
};
