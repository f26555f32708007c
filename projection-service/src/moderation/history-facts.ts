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
  "givenBy",
  "takenBy",
  "dismissedBy",
  "grantedBy",
  "declinedBy",
  "takenBackBy",
  "changedBy",
  "forgivenBy",
  "approvedBy",
  "rejectedBy",
  "voidedBy",
  "cancelledBy",
]);

/** What administrators are not shown either. */
const WITHHELD: ReadonlySet<string> = new Set([...SECRETS, ...HASHES_AND_TOKENS]);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const shownValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shownValue);
  return isRecord(value) ? shownFacts(value) : value;
};

/** An event's data without what is withheld. */
export const shownFacts = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => !WITHHELD.has(name))
      .map(([name, value]) => [name, shownValue(value)]),
  );
