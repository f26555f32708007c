import type { ActorRole } from "../../kernel/event";

/** A signed-in browser. Kept under the SHA-256 of an opaque 256-bit token; the token itself is in the cookie alone. */
export type Session = { userId: string; role: ActorRole; createdAt: number; expiresAt: number };

export type SessionEndListener = (tokenHash: string | null) => void;

/** Contract: `sessions.contract.ts`. */
export type Sessions = {
  save: (tokenHash: string, session: Session) => Promise<void>;
  /** Null when unknown or expired. */
  find: (tokenHash: string) => Promise<Session | null>;
  /** Does nothing, and tells nobody, if there is none. */
  remove: (tokenHash: string) => Promise<void>;
  /** Ends every session of a person. */
  removeAllOf: (userId: string) => Promise<void>;
  /**
   * Hears of each session that is ended before its time, in other processes too (within about a second): its token's hash, or
   * null if it may have been any.
   */
  onEnd: (listener: SessionEndListener) => void;
  close: () => Promise<void>;
};
