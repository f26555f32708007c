import { TERMS_VERSION } from "@naqsh/shared/account";
import type { Access, Endpoint } from "@naqsh/shared/kernel/endpoint";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { AccountFacts } from "./facts";

type Right = (account: AccountFacts | null) => NaqshRejection | null;

const bannedBy = (account: AccountFacts | null): NaqshRejection | null =>
  account?.banned ? { code: "ACCOUNT_BANNED", reason: account.banned.reason ?? "" } : null;

/** Administrators work for the platform: what it and its customers owe each other is not theirs to accept. */
const mayUnderTerms: Right = (account) =>
  account === null || account.role === "admin" || account.hasAcceptedTerms
    ? null
    : { code: "TERMS_NOT_ACCEPTED", version: TERMS_VERSION };

/** What a bid needs of its bidder before the auction's own rules, which know of bans. */
const mayBid: Right = (account) => {
  if (!account) return { code: "ACCOUNT_UNKNOWN" };
  if (account.isLeaving) return { code: "ACCOUNT_LEAVING" };
  return account.emailVerified ? null : { code: "EMAIL_NOT_VERIFIED" };
};

export const mayBidUnderTerms: Right = (account) => mayBid(account) ?? mayUnderTerms(account);

/** A ban releases nobody from what they bought: the banned may pay their orders. */
export const mayPay: Right = (account) => (account ? null : { code: "ACCOUNT_UNKNOWN" });

/** Settings are kept before the e-mail is verified, too: nothing hangs on them that others rely on. */
const mayChangeOneself: Right = (account) => mayPay(account) ?? bannedBy(account);

/**
 * Suspended people and those who leave sign in, read and see why; they do not write (docs/rules.md#access). Nor does an account whose
 * e-mail is not verified: nothing that others see hangs on one, so that it can go again.
 */
export const mayWrite: Right = (account) => bannedBy(account) ?? mayBid(account);

/** The same for what artists alone do; whose a work is, its own stream knows. */
const mayWriteAsArtist: Right = (account) =>
  mayWrite(account) ?? (account?.role === "artist" ? null : { code: "ARTIST_ROLE_REQUIRED" });

/** What each access asks of the account; null if the session, or a step of the access's own, says enough. */
const RIGHTS: Readonly<Record<Access, Right | null>> = {
  anyone: null,
  signedIn: null,
  active: mayChangeOneself,
  verified: mayWrite,
  artist: mayWriteAsArtist,
  administrator: null,
};

type AsksOfAccount = Pick<Endpoint, "access" | "whileLeaving" | "needsTerms">;

/** Whom an endpoint keeps out by what their account is now; null if it asks nothing of the account. */
export const rightOf = ({ access, whileLeaving, needsTerms }: AsksOfAccount): Right | null => {
  const ofAccess = RIGHTS[access];
  const right: Right | null = needsTerms ? (account) => ofAccess?.(account) ?? mayUnderTerms(account) : ofAccess;
  return right && whileLeaving ? (account) => right(account && { ...account, isLeaving: false }) : right;
};
