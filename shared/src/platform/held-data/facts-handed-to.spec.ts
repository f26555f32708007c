import type { PersonalText } from "../../kernel/personal";
import type { NaqshEvent } from "../../registry";
import { describe, expect, it } from "vitest";
import { factsHandedTo } from "./facts-handed-to";

/** Names of all fields of events that hold an id, at any depth. */
type IdsIn<Value> = Value extends PersonalText
  ? never
  : Value extends readonly (infer Item)[]
    ? IdsIn<Item>
    : Value extends object
      ? { [Name in keyof Value & string]: IdNamed<Name, NonNullable<Value[Name]>> }[keyof Value & string]
      : never;

type IdNamed<Name extends string, Value> =
  | (Name extends `${string}Id` | `${string}Ids` | `${string}By`
      ? Value extends string | readonly string[]
        ? Name
        : never
      : never)
  | IdsIn<Value>;

type Field = NaqshEvent extends infer Event ? (Event extends NaqshEvent ? IdsIn<Event["data"]> : never) : never;

/** A new field with an id does not compile before it is said here whose id it is. */
const WHOSE: Readonly<Record<Field, "a person's" | "a thing's" | "in no answer">> = {
  addressId: "a thing's",
  answeredBy: "a person's",
  approvedBy: "a person's",
  artistId: "a thing's",
  artistIds: "a thing's",
  artworkId: "a thing's",
  artworkIds: "a thing's",
  auctionId: "a thing's",
  avatarId: "a thing's",
  bannedBy: "a person's",
  batchId: "a thing's",
  bidderId: "a person's",
  buyerId: "a person's",
  cancelledBy: "a person's",
  cardId: "a thing's",
  causeId: "a thing's",
  changedBy: "a person's",
  claimId: "in no answer",
  claimedBy: "a person's",
  collectionId: "a thing's",
  collectorId: "a person's",
  confirmedBy: "a person's",
  creditNoteId: "a thing's",
  customerId: "a thing's",
  debitNoteId: "a thing's",
  declinedBy: "a person's",
  dismissedBy: "a person's",
  documentId: "a thing's",
  endedBy: "a person's",
  entryId: "a thing's",
  entryIds: "a thing's",
  exportId: "a thing's",
  exportedBy: "a person's",
  factorId: "a thing's",
  featuredBy: "a person's",
  followedArtistIds: "a thing's",
  forgivenBy: "a person's",
  givenBy: "a person's",
  grantId: "a thing's",
  grantedBy: "a person's",
  invoiceId: "a thing's",
  issuedBy: "a person's",
  leaderId: "a person's",
  likedArtworkIds: "a thing's",
  lineId: "a thing's",
  madeBy: "a person's",
  matchedBy: "a person's",
  moveId: "a thing's",
  noticeId: "a thing's",
  offeredToId: "a person's",
  orderId: "a thing's",
  outageId: "a thing's",
  ownerId: "a person's",
  passkeyId: "a thing's",
  paymentId: "a thing's",
  pictureId: "a thing's",
  previousLeaderId: "a person's",
  refundId: "a thing's",
  refundedBy: "a person's",
  repeatedBy: "a person's",
  rejectedBy: "a person's",
  releasedBy: "a person's",
  requestId: "a thing's",
  resultId: "a thing's",
  savedId: "a thing's",
  savedSearchId: "a thing's",
  sellerId: "a thing's",
  sentBy: "a person's",
  setAsideBy: "a person's",
  signInId: "a thing's",
  subjectId: "a person's",
  takenBackBy: "a person's",
  takenBy: "a person's",
  termId: "a thing's",
  ticketId: "in no answer",
  unbannedBy: "a person's",
  userId: "a person's",
  verifiedBy: "a person's",
  viewerId: "a person's",
  voidedBy: "a person's",
  winnerId: "a person's",
  wishedArtworkIds: "a thing's",
  withdrawnBy: "a person's",
};

const PERSON = "0b8f6f0e-3c55-4b6e-9c1c-6f3a0f0f2a11";
const OTHER = "5d0a4a52-93a0-4f0e-8d5f-2f1f2c7d9e22";

describe("What an event says to a person", () => {
  it.each(Object.entries(WHOSE))("gives no id of another person: %s is %s", (name, whose) => {
    const said = JSON.stringify(factsHandedTo(PERSON, { [name]: OTHER, all: [{ [name]: [OTHER] }] }));
    expect(said.includes(OTHER)).toBe(whose === "a thing's");
  });

  it.each(Object.entries(WHOSE))("gives their own id: %s", (name, whose) => {
    const said = JSON.stringify(factsHandedTo(PERSON, { [name]: PERSON }));
    expect(said.includes(PERSON)).toBe(whose !== "in no answer");
  });

  it("takes an id under an unknown name for a person's", () => {
    expect(JSON.stringify(factsHandedTo(PERSON, { fieldOfTomorrow: OTHER }))).not.toContain(OTHER);
  });
});
