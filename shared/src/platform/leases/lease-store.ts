/** The store of leases. A holder is a new id for each process and name. */
export type LeaseStore = {
  /**
   * Gives the name for one life from now, with a new token; null while another has it, or may still believe so after the
   * store forgot everything. A holder whose answer was lost gets it again.
   */
  take: (name: string, holder: string) => Promise<number | null>;
  /** One more life from now; false if it is another's by now. The holder at the time when the store lost its data keeps the lease. */
  renew: (name: string, holder: string, token: number) => Promise<boolean>;
  /** Frees the name at once. */
  release: (name: string, holder: string, token: number) => Promise<void>;
  close: () => Promise<void>;
};

/** How long a holder that fell silent keeps its name: what take-over waits for. */
export const LEASE_LIFE_MS = 3_000;
