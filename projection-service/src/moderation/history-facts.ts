import { isPersonalText } from "@naqsh/shared/kernel/personal";
import { HASHES_AND_TOKENS, RETAINED, SECRETS } from "@naqsh/shared/moderation";

/** What administrators are not shown either. */
const WITHHELD: ReadonlySet<string> = new Set([...SECRETS, ...HASHES_AND_TOKENS, ...RETAINED]);

/** Categories of streams whose texts are their person's alone: what was sought or noted, and where things are sent. */
const OF_OWNER_ALONE: ReadonlySet<string> = new Set([
  "addressBook",
  "cardCustomer",
  "collection",
  "savedSearches",
  "searchHistory",
]);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** An artist's account for payouts is read on the page of the batch that pays into it, and in no history. */
const isWithheld = (name: string, value: unknown, isOfOwnerAlone: boolean): boolean =>
  WITHHELD.has(name) || (isPersonalText(value) && (isOfOwnerAlone || name === "iban"));

const shown = (data: Record<string, unknown>, isOfOwnerAlone: boolean): Record<string, unknown> => {
  const shownValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shownValue);
    return isRecord(value) ? shown(value, isOfOwnerAlone) : value;
  };
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name, value]) => !isWithheld(name, value, isOfOwnerAlone))
      .map(([name, value]) => [name, shownValue(value)]),
  );
};

/** What an event, or a state, of a stream of the category says to administrators: without what is withheld from them. */
export const shownFacts = (data: Record<string, unknown>, category: string): Record<string, unknown> =>
  shown(data, OF_OWNER_ALONE.has(category));
