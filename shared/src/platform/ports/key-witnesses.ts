/**
 * What is remembered of a store of keys apart from it: which one it is (the same in every copy of it), whose keys it has or had
 * and how many were destroyed, so that a store that is missing, another shop's or an older copy is told.
 */
export type KeyWitness = { fingerprint: string; known: number; destroyed: number };

/** Contract: `key-witnesses.contract.ts`. */
export type KeyWitnesses = {
  find: () => Promise<KeyWitness | null>;
  /** Durable when it answers. Counts never go back. */
  note: (witness: KeyWitness) => Promise<void>;
  close: () => Promise<void>;
};
