import type { NaqshRejection } from "@naqsh/shared/registry";
import type { AccountFacts } from "./facts";

/**
 * Suspended people and those who leave sign in, read and see why; they do not write (docs/rules.md#access). Nor does an account whose
 * e-mail is not verified: nothing that others see hangs on one, so that it can go again.
 */
export const mayWrite = (account: AccountFacts | null): NaqshRejection | null => {
  if (account?.banned) return { code: "ACCOUNT_BANNED", reason: account.banned.reason ?? "" };
  return mayBid(account);
};

/** The same for what artists alone do; whose a work is, its own stream knows. */
export const mayWriteAsArtist = (account: AccountFacts | null): NaqshRejection | null =>
  mayWrite(account) ?? (account?.role === "artist" ? null : { code: "ARTIST_ROLE_REQUIRED" });

/** Settings are kept before the e-mail is verified, too: nothing hangs on them that others rely on. */
export const mayChangeOneself = (account: AccountFacts | null): NaqshRejection | null => {
  if (!account) return { code: "ACCOUNT_UNKNOWN" };
  return account.banned ? { code: "ACCOUNT_BANNED", reason: account.banned.reason ?? "" } : null;
};

/** What a bid needs of its bidder before the auction's own rules, which know of bans. */
export const mayBid = (account: AccountFacts | null): NaqshRejection | null => {
  if (!account) return { code: "ACCOUNT_UNKNOWN" };
  if (account.isLeaving) return { code: "ACCOUNT_LEAVING" };
  return account.emailVerified ? null : { code: "EMAIL_NOT_VERIFIED" };
};

/** A ban releases nobody from what they bought: the banned may pay their orders. */
export const mayPay = (account: AccountFacts | null): NaqshRejection | null =>
  account ? null : { code: "ACCOUNT_UNKNOWN" };
