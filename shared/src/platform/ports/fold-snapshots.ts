/** A fold of a stream up to a revision, as bytes that whoever kept it can read. */
export type FoldSnapshot = { revision: number; bytes: Uint8Array };

/** How many snapshots of a stream are kept, the newest. */
export const KEPT_SNAPSHOTS = 4;

/**
 * Folds of long streams, so that one that is not in memory need not be read from its beginning. All of it may be lost at any
 * time, and nothing is to be believed of it that the stream does not confirm. Contract: `fold-snapshots.contract.ts`.
 */
export type FoldSnapshots = {
  /** The newest that ends before a revision (the newest of all if it is left out); null if there is none. */
  newest: (stream: string, before?: number) => Promise<FoldSnapshot | null>;
  /** Keeps a fold, and lets go of those that are older than the few newest. */
  keep: (stream: string, snapshot: FoldSnapshot) => Promise<void>;
  close: () => Promise<void>;
};
