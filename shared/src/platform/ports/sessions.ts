import type { ActorRole } from "../../kernel/event";

/** What a browser says that it is; names of products, the same in every language. */
export type Device = {
  browser: string | null;
  system: string | null;
  kind: "computer" | "phone" | "tablet" | "other";
};

/**
 * A signed-in browser. Kept under the SHA-256 of an opaque 256-bit token; the token itself is in the cookie alone. Sessions of an
 * earlier release lack the optional fields and live on until the end that they were given.
 */
export type Session = {
  userId: string;
  role: ActorRole;
  createdAt: number;
  /** The end if the session is not used again. */
  expiresAt: number;
  /** How long it lives on after each use, up to `endsAt`. */
  idleMs?: number;
  /** The end however much it is used. */
  endsAt?: number;
  /** The last use, a few minutes old at most. */
  seenAt?: number;
  device?: Device;
  /** The network that signed in: an address without its last part, never a whole one. */
  network?: string;
  /** When the password or a second factor was last given. */
  confirmedAt?: number;
  /** Given or set up in it; waived if the shop asks administrators for none (a demo). */
  secondFactor?: "given" | "waived";
};

/** A session by the hash of its token. */
export type HeldSession = { tokenHash: string; session: Session };

export type SessionEndListener = (tokenHash: string | null) => void;

/** Contract: `sessions.contract.ts`. */
export type Sessions = {
  save: (tokenHash: string, session: Session) => Promise<void>;
  /** Saves only if the session is still there, so that one that was ended stays ended; tells whether it was. */
  replace: (tokenHash: string, session: Session) => Promise<boolean>;
  /** Null when unknown or expired. */
  find: (tokenHash: string) => Promise<Session | null>;
  /** All living sessions of a person, in no order. */
  listOf: (userId: string) => Promise<HeldSession[]>;
  /** False if there is none; then nobody is told. */
  remove: (tokenHash: string) => Promise<boolean>;
  /** Ends every session of a person; the one under `except` lives on. */
  removeAllOf: (userId: string, except?: string) => Promise<void>;
  /**
   * Hears of each session that is ended before its time, in other processes too (within about a second): its token's hash, or
   * null if it may have been any.
   */
  onEnd: (listener: SessionEndListener) => void;
  close: () => Promise<void>;
};
