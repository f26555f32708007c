/**
 * One secret per person, 32 bytes, apart from the log. Destroying it makes that person's sealed fields unreadable.
 * Contract: `personal-keys.contract.ts`.
 */
export type PersonalKeys = {
  /** The person's key, made when there is none; durable before it is given out. A destroyed key is not made again. */
  obtain: (person: string) => Promise<Uint8Array>;
  /** The key, or null when there never was one or it was destroyed. Synchronous if it is cached: the hot path of queries. */
  find: (person: string) => Promise<Uint8Array | null>;
  /** Durable when it answers; a second call does nothing. */
  destroy: (person: string) => Promise<void>;
  /** The platform's own secret for a purpose (claims, digests of visitors, cookies), made once. */
  platformSecret: (purpose: string) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** A key as it is kept: of a person or for a purpose of the platform; null if it was destroyed. */
export type KeptKey = { of: "person" | "platform"; name: string; key: Uint8Array | null };

/** What a move of the whole shop to another store of keys needs; nothing else sees keys in bulk. */
export type KeyVault = PersonalKeys & {
  all: () => AsyncIterable<KeptKey>;
  /** How many keys of people it has or had, and how many of them were destroyed. Neither ever falls. */
  count: () => Promise<{ known: number; destroyed: number }>;
  /**
   * Keeps a key of another vault, durable when it answers; a second time does nothing, and what was destroyed on either side
   * stays so. @throws Error if another key lies under the name.
   */
  keep: (kept: KeptKey) => Promise<void>;
};

/** Thrown for the key of a person whose key was destroyed. */
export class PersonErased extends Error {
  constructor(readonly person: string) {
    super(`The key of ${person} was destroyed`);
    this.name = "PersonErased";
  }
}
