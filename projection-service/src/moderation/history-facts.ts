/**
 * What administrators are not shown either: maxima and the reserve's figure (RULES: private to their owner in every
 * answer), and hashes, salts and tokens (ARCHITECTURE: An event).
 */
const WITHHELD: ReadonlySet<string> = new Set([
  "maximum",
  "reserve",
  "passwordHash",
  "hash",
  "sha256",
  "commitment",
  "salt",
  "token",
  "tokenHash",
  "claimId",
  "mailKey",
]);

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
