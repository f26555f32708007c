/** In what state somebody can be who calls; each is one column of the access table. */
export const STATES = [
  /** Nobody who is signed in. */
  "visitor",
  /** A collector who has shown nobody that their e-mail is theirs. */
  "unverified",
  /** A collector who has not accepted the terms in force. */
  "unagreed",
  "collector",
  /** An artist, to whom nothing belongs that the walk asks about. */
  "artist",
  /** The artist whose works, auctions and sales the walk asks about. */
  "owner",
  "administrator",
  /** An administrator who came in by a password alone, if that is not enough. */
  "unproven",
  "banned",
  /** A collector who has asked for their account to be deleted, and may still think better of it. */
  "leaving",
  /** In a browser that was signed in before the account was erased. */
  "erased",
] as const;
export type State = (typeof STATES)[number];
