import { Unavailable } from "./unavailable";

/** The right to run a named thing, for as long as it is held. */
export type Lease = {
  /** Fencing token: greater than every earlier holder's, even if the store lost its records. Pass it with each write. */
  token: number;
  /** Aborts once it is given up or lost, before anyone else can hold the name; a process that slept hears of it late. */
  signal: AbortSignal;
  /** True while the lease is held by this process's own clock. After a sleep it is false at once. */
  isHeld: () => boolean;
};

/** Leases: one process at a time holds a name. Contract: `leases.contract.ts`. */
export type Leases = {
  /**
   * Runs `work` each time this process gets the name, until `until` aborts. Work is to end soon after its signal aborts; work
   * that ends or throws gives the name back, and is begun again after a pause. Answers when work has ended and the name is
   * free for others. An unavailable store is waited for; the holder then gives the name up in time.
   */
  hold: (name: string, work: (lease: Lease) => Promise<void>, until: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
};

/** Thrown if another process holds the name by now: a newer token was seen. */
export class LeaseLost extends Unavailable {
  constructor(name: string) {
    super(`The lease ${name} is held by another process now`);
    this.name = "LeaseLost";
  }
}
