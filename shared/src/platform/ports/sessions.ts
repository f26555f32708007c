import type { ActorRole } from "../../kernel/event";

/** A signed-in browser. Kept under the SHA-256 of an opaque 256-bit token; the token itself is in the cookie alone. */
export type Session = { userId: string; role: ActorRole; createdAt: number; expiresAt: number };

/** Contract: `sessions.contract.ts`. */
export type Sessions = {
  save: (tokenHash: string, session: Session) => Promise<void>;
  /** Null when unknown or expired. */
  find: (tokenHash: string) => Promise<Session | null>;
  remove: (tokenHash: string) => Promise<void>;
  /** Ends every session of a person. */
  removeAllOf: (userId: string) => Promise<void>;
  close: () => Promise<void>;
};
