/** The time of the worker's last heartbeat. The worker saves it after it has compensated lost time. */
export type Heartbeat = {
  /** Milliseconds; null if none ever lived. @throws Unavailable */
  last: () => Promise<number | null>;
  close: () => Promise<void>;
};
