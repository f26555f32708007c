/** How long a machine has run since it was switched on. Nobody can set it, and it goes on while the machine sleeps. */
export type BootMoment = { bootId: string; ms: number };

export type BootClock = {
  /** Null if the system does not tell. */
  now: () => BootMoment | null;
};
