/** Private to their owner in every answer (docs/rules.md#what-everyone-sees): a bidder's maximum, an artist's reserve. */
export const SECRETS: ReadonlySet<string> = new Set(["maximum", "reserve"]);

/** In no view, history, export or answer (docs/architecture.md#an-event). */
export const HASHES_AND_TOKENS: ReadonlySet<string> = new Set([
  "passwordHash",
  "hash",
  "sha256",
  "commitment",
  "salt",
  "token",
  "tokenHash",
  "claimId",
  "mailKey",
  "hashes",
  "secret",
  "credential",
  "ticketId",
  "digest",
]);

/** Kept by law when its people are erased: read on the page of the invoice, and in no history (decision 0084). */
export const RETAINED: ReadonlySet<string> = new Set(["document"]);

/** Names of the ids of people, but for artists, whom everyone may know. */
export const PEOPLE: ReadonlySet<string> = new Set([
  "userId",
  "bidderId",
  "leaderId",
  "previousLeaderId",
  "winnerId",
  "buyerId",
  "offeredToId",
  "bannedBy",
  "unbannedBy",
  "changedBy",
  "forgivenBy",
  "approvedBy",
  "rejectedBy",
  "voidedBy",
  "cancelledBy",
  "givenBy",
  "takenBy",
  "dismissedBy",
  "grantedBy",
  "declinedBy",
  "takenBackBy",
  "madeBy",
  "exportedBy",
  "confirmedBy",
  "releasedBy",
]);
