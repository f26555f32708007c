import { isPersonalText } from "../../kernel/personal";
import { isUuid } from "../../kernel/uuid";
import { HASHES_AND_TOKENS, PEOPLE, SECRETS } from "../../moderation";

/** In place of an id: whoever asks for their own copy learns nobody else's. */
const SOMEONE_ELSE = "someone else";

/** Whose secret it is: a maximum its bidder's, a reserve its artist's. */
const isOwnSecret = (name: string, data: Record<string, unknown>, person: string): boolean =>
  (name === "maximum" && data["bidderId"] === person) || (name === "reserve" && data["artistId"] === person);

/** An id of a person by its field's name: one that the set lacks is told by who acted (`refundedBy`). */
const namesPerson = (name: string): boolean => PEOPLE.has(name) || name.endsWith("By");

const handedField = (name: string, part: unknown, person: string): unknown => {
  const isOther = typeof part === "string" && part !== person && (PEOPLE.has(name) || isUuid(part));
  return isOther && namesPerson(name) ? SOMEONE_ELSE : undefined;
};

const handed = (value: unknown, person: string, own: (name: string) => boolean): unknown => {
  if (isPersonalText(value)) return value.person === person ? value : null;
  if (Array.isArray(value)) return value.map((part: unknown) => handed(part, person, own));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !HASHES_AND_TOKENS.has(name) && (!SECRETS.has(name) || own(name)))
      .map(([name, part]) => [name, handedField(name, part, person) ?? handed(part, person, own)]),
  );
};

/** What an event says to the person whom it is of or about: sealed texts are theirs alone, and nobody else is named. */
export const factsHandedTo = (person: string, data: object): unknown =>
  handed(data, person, (name) => isOwnSecret(name, data as Record<string, unknown>, person));
