/** When the worker last lived, for whoever waits for it: it writes this down once it has made good what was lost. */
export type Heartbeat = {
  /** Milliseconds; null if none ever lived. @throws Unavailable */
  last: () => Promise<number | null>;
  close: () => Promise<void>;
};
