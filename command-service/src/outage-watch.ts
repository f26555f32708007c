/** After a sleep of the machine deadlines move before anything is decided by them (RULES: The end of an auction). */
export type OutageWatch = {
  /** Null while no deadline may move; else answers when they have moved, and rejects where they could not be. */
  caughtUp: () => Promise<void> | null;
};
