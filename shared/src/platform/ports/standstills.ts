/** A time in which this process stood still: it read, decided and answered nothing. Milliseconds of its Clock. */
export type Standstill = { from: number; to: number };

export type Standstills = {
  /**
   * Those that ended within the last minute, but for the ones long enough to be an outage. Right after one it answers once
   * what arrived during it has been read. @throws StoreUnavailable if that cannot be said now
   */
  recent: () => readonly Standstill[] | Promise<readonly Standstill[]>;
  close: () => void | Promise<void>;
};
