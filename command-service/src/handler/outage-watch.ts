/** After a sleep of the machine deadlines move before anything is decided by them (docs/rules.md#lost-time). */
export type OutageWatch = {
  /** Null while no deadline may move; else answers when they have moved, and rejects if they could not be moved. */
  caughtUp: () => Promise<void> | null;
  /**
   * Asked before somebody is refused by a deadline: whether it may still move, since nobody gives back the time that is lost
   * now. Left out if `caughtUp` leaves no doubt.
   */
  mayMove?: () => Promise<boolean>;
};

/** Answers when deadlines that have to move have moved; false if nobody can say yet which ones hold. */
export const isTimeGivenBack = async (watch: OutageWatch | undefined): Promise<boolean> => {
  try {
    await watch?.caughtUp();
    return true;
  } catch {
    return false;
  }
};
