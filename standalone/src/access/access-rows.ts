import type { RejectionCode } from "@naqsh/shared/registry";
import type { State } from "./access-states";

/** What keeps each state out of a call; null if it is let in, whatever the call then answers. */
export type Row = Readonly<Record<State, RejectionCode | null>>;

const NOBODY_IN = "SIGN_IN_REQUIRED";

const signedOut = { visitor: NOBODY_IN, erased: NOBODY_IN } as const;

export const everyone: Row = {
  visitor: null,
  unverified: null,
  unagreed: null,
  collector: null,
  artist: null,
  owner: null,
  administrator: null,
  unproven: null,
  banned: null,
  leaving: null,
  erased: null,
};

/** Suspended people included. */
export const signedIn: Row = { ...everyone, ...signedOut };

/** Questions about more than the asker's own account: an administrator who has proven nothing asks them as a visitor. */
export const proven: Row = { ...signedIn, unproven: NOBODY_IN };

/** Whoever is suspended does not write. Whoever leaves may still put right what is known about them. */
export const active: Row = { ...signedIn, banned: "ACCOUNT_BANNED" };

/** Whoever is suspended does not write, nor whoever has no verified e-mail. */
export const verified: Row = {
  ...signedIn,
  unverified: "EMAIL_NOT_VERIFIED",
  banned: "ACCOUNT_BANNED",
  leaving: "ACCOUNT_LEAVING",
};

export const artists: Row = {
  ...verified,
  unagreed: "ARTIST_ROLE_REQUIRED",
  collector: "ARTIST_ROLE_REQUIRED",
  administrator: "ARTIST_ROLE_REQUIRED",
  unproven: "ARTIST_ROLE_REQUIRED",
};

export const administrators: Row = {
  ...signedOut,
  unverified: "FORBIDDEN",
  unagreed: "FORBIDDEN",
  collector: "FORBIDDEN",
  artist: "FORBIDDEN",
  owner: "FORBIDDEN",
  administrator: null,
  unproven: "SECOND_FACTOR_REQUIRED",
  banned: "FORBIDDEN",
  leaving: "FORBIDDEN",
};

/** Everyone but the work's own artist, administrators and suspended people. */
export const bidders: Row = {
  ...signedIn,
  unverified: "EMAIL_NOT_VERIFIED",
  unagreed: "TERMS_NOT_ACCEPTED",
  owner: "BIDDER_IS_ARTIST",
  administrator: "BIDDER_IS_ADMINISTRATOR",
  unproven: "BIDDER_IS_ADMINISTRATOR",
  banned: "BIDDER_BANNED",
  leaving: "ACCOUNT_LEAVING",
};

/** `row`, which keeps out by `code` everyone who was let in, but for `those`. */
export const onlyFor = (those: readonly State[], code: RejectionCode, row: Row): Row => {
  const kept = Object.entries(row).filter(([state, refusal]) => refusal === null && !those.includes(state as State));
  return { ...row, ...Object.fromEntries(kept.map(([state]) => [state, code])) };
};

/** Rows for calls of modules. */
export type RowsOf<Modules> = {
  readonly [Module in keyof Modules]?: { readonly [Name in keyof Modules[Module]]?: Row };
};
