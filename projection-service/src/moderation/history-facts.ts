import { HASHES_AND_TOKENS, RETAINED, SECRETS } from "@naqsh/shared/moderation";

/** What administrators are not shown either. */
const WITHHELD: ReadonlySet<string> = new Set([...SECRETS, ...HASHES_AND_TOKENS, ...RETAINED]);

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
