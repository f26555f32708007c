import { isPersonalText } from "../../kernel/personal";
import { isUuid } from "../../kernel/uuid";
import { HASHES_AND_TOKENS, PEOPLE, SECRETS } from "../../moderation";

/** In place of an id: whoever asks for their own copy learns nobody else's. */
const SOMEONE_ELSE = "someone else";

/** Whose secret it is: a maximum its bidder's, a reserve its artist's. */
const isOwnSecret = (name: string, data: Record<string, unknown>, person: string): boolean =>
  (name === "maximum" && data["bidderId"] === person) || (name === "reserve" && data["artistId"] === person);

/**
 * Names of the ids of things, and of artists, whom everyone may know. An id under any other name is taken for a person's, so that
 * a field that nobody thought of hides too much rather than too little.
 */
const THINGS: ReadonlySet<string> = new Set([
  "addressId",
  "artistId",
  "artistIds",
  "artworkId",
  "artworkIds",
  "auctionId",
  "avatarId",
  "batchId",
  "cancelledAuctions",
  "cardId",
  "causeId",
  "collectionId",
  "creditNoteId",
  "customerId",
  "debitNoteId",
  "documentId",
  "entryId",
  "entryIds",
  "exportId",
  "factorId",
  "followedArtistIds",
  "grantId",
  "invoiceId",
  "likedArtworkIds",
  "lineId",
  "moveId",
  "noticeId",
  "orderId",
  "outageId",
  "passkeyId",
  "paymentId",
  "pictureId",
  "refundId",
  "requestId",
  "resultId",
  "savedId",
  "savedSearchId",
  "sellerId",
  "signInId",
  "termId",
  "wishedArtworkIds",
]);

/** Lists in which an event tells of many people: what it says of others is theirs. */
const OF_MANY: ReadonlySet<string> = new Set(["views"]);

/** Whether a person is named anywhere in a value. */
export const holds = (value: unknown, person: string): boolean => {
  if (value === person) return true;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => holds(part, person));
};

const isOthersId = (name: string, part: unknown, person: string): boolean =>
  typeof part === "string" && part !== person && (PEOPLE.has(name) || (isUuid(part) && !THINGS.has(name)));

/** A part of an event's data, of the field's name; those of a list go by the list's. */
const handed = (name: string, value: unknown, person: string, own: (name: string) => boolean): unknown => {
  if (isPersonalText(value)) return value.person === person ? value : null;
  if (isOthersId(name, value, person)) return SOMEONE_ELSE;
  if (Array.isArray(value)) {
    const parts: unknown[] = OF_MANY.has(name) ? value.filter((part) => holds(part, person)) : value;
    return parts.map((part) => handed(name, part, person, own));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !HASHES_AND_TOKENS.has(field) && (!SECRETS.has(field) || own(field)))
      .map(([field, part]) => [field, handed(field, part, person, own)]),
  );
};

/** What an event says to the person whom it is of or about: sealed texts are theirs alone, and nobody else is named. */
export const factsHandedTo = (person: string, data: object): unknown =>
  handed("", data, person, (name) => isOwnSecret(name, data as Record<string, unknown>, person));
