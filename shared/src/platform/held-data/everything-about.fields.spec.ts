import { join } from "node:path";
import type { PersonalText } from "../../kernel/personal";
import type { NaqshEvent } from "../../registry";
import { allUpcasters } from "../../registry";
import { temporaryFolder } from "../../testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { openEmbeddedEventStore } from "../adapters/embedded-log/embedded-event-store";
import { LmdbPersonalKeys } from "../adapters/lmdb/lmdb-personal-keys";
import { createEventCodec } from "../event-codec/event-codec";
import { NO_STREAM } from "../ports/event-store";
import { everythingAbout, type HeldEvent } from "./everything-about";

type PathIn<Value> = Value extends PersonalText
  ? ""
  : Value extends readonly (infer Item)[]
    ? `[]${PathIn<Item>}`
    : Value extends object
      ? { [Name in keyof Value & string]: `.${Name}${PathIn<NonNullable<Value[Name]>>}` }[keyof Value & string]
      : never;

type FieldOf<Event extends NaqshEvent> = Event extends NaqshEvent ? `${Event["type"]}${PathIn<Event["data"]>}` : never;

/** Every personal field that the log can hold; `given`: it stands in the copy that its person asks for. */
type Handed = "given" | { withheld: string };

const PROOF = { withheld: "it proves who somebody is, and says nothing of them" };

/** A new event with a personal field, or a new personal field, does not compile before it is said here what becomes of it. */
const HANDED: Readonly<Record<FieldOf<NaqshEvent>, Handed>> = {
  "AddressKept.address": "given",
  "AddressKept.name": "given",
  "AddressRevised.address": "given",
  "AddressRevised.name": "given",
  "AdministratorDismissed.reason": "given",
  "AdministratorRightGiven.reason": "given",
  "AdministratorRightTaken.reason": "given",
  "ArtworkRejected.note": "given",
  "ArtworkVerificationWithdrawn.reason": "given",
  "ArtworkVerified.seen": "given",
  "BadgeDeclined.reason": "given",
  "BadgeGranted.reason": "given",
  "CollectedWorkNoted.note": "given",
  "CollectionCreated.description": "given",
  "CollectionCreated.name": "given",
  "CollectionDescribed.description": "given",
  "CollectionDescribed.name": "given",
  "WorkCollected.note": "given",
  "BadgeTakenBack.reason": "given",
  "BidderVoided.reason": "given",
  "CreditNoteIssued.document": "given",
  "DebitNoteIssued.document": "given",
  "DebitNoteIssued.reason": "given",
  "DeliveryChosen.address": "given",
  "EmailChangeRequested.email": "given",
  "EmailChanged.email": "given",
  "EmailChanged.formerEmail": "given",
  "InvoiceIssued.document": "given",
  "NoticeReceived.subject.reason": "given",
  "OrderCancelled.void.reason": "given",
  "PasskeyAdded.credential": PROOF,
  "PasskeyAdded.name": "given",
  "PasswordChanged.passwordHash": PROOF,
  "PasswordReset.passwordHash": PROOF,
  "PayoutAccountChanged.iban": "given",
  "PayoutBatchConfirmed.failed[].reason": "given",
  "PayoutBatched.iban": "given",
  "PayoutBatched.name": "given",
  "PayoutFailed.reason": "given",
  "PayoutsReleased.reason": "given",
  "ProfileRevised.bio": "given",
  "ProfileRevised.bioEn": "given",
  "ProfileRevised.firstName": "given",
  "ProfileRevised.lastName": "given",
  "ProfileRevised.latinName": "given",
  "ProfileRevised.location": "given",
  "ProfileRevised.phone": "given",
  "ProfileRevised.website": "given",
  "RefundOwed.note": "given",
  "ReturnDeclined.reason": "given",
  "ReturnRequested.reason": "given",
  "SavedSearchTold.name": "given",
  "SearchRemembered.query": "given",
  "SearchSaved.name": "given",
  "SearchSaved.question": "given",
  "SignedInOnNewDevice.device": "given",
  "StatementLineMatched.reason": "given",
  "StatementLineMatched.text": "given",
  "StatementLineSetAside.reason": "given",
  "TotpAdded.secret": PROOF,
  "UnpaidWinForgiven.reason": "given",
  "UserBanned.reason": "given",
  "UserRegistered.bio": "given",
  "UserRegistered.bioEn": "given",
  "UserRegistered.email": "given",
  "UserRegistered.firstName": "given",
  "UserRegistered.lastName": "given",
  "UserRegistered.latinName": "given",
  "UserRegistered.location": "given",
  "UserRegistered.passwordHash": PROOF,
  "UserRegistered.username": "given",
  "UsernameChanged.username": "given",
  "VatRegistrationChanged.registration.name": "given",
  "VatRegistrationChanged.registration.number": "given",
};

const folders = temporaryFolder();
const PERSON = "0b8f6f0e-3c55-4b6e-9c1c-6f3a0f0f2a11";
const OTHER = "5d0a4a52-93a0-4f0e-8d5f-2f1f2c7d9e22";
const textOf = (field: string, person: string): string => `${person === PERSON ? "own" : "other"} text of ${field}`;

/** Data that holds nothing but the field. */
const dataWith = (path: string, text: PersonalText): unknown => {
  if (path === "") return text;
  if (path.startsWith("[]")) return [dataWith(path.slice(2), text)];
  const [, name = "", rest = ""] = /^\.([^.[]+)(.*)$/.exec(path) ?? [];
  return { [name]: dataWith(rest, text) };
};

const heldOf = async (person: string): Promise<string> => {
  const path = folders.fresh();
  const store = await openEmbeddedEventStore({ directory: join(path, "log"), durable: false });
  const keys = new LmdbPersonalKeys(join(path, "keys.mdb"));
  onTestFinished(async () => {
    await store.close();
    await keys.close();
  });
  const codec = createEventCodec(allUpcasters, keys);
  for (const [place, field] of Object.keys(HANDED).entries()) {
    const [, type = "", fieldPath = ""] = /^(\w+)(.*)$/.exec(field) ?? [];
    const stream = `story-${place}`;
    const event = { type, data: dataWith(fieldPath, { person, plain: textOf(field, person) }) as object };
    const metadata = {
      commandId: crypto.randomUUID(),
      commandDigest: "",
      correlationId: "story",
      causationId: null,
      actorId: "somebody",
      actorRole: "system" as const,
    };
    const stored = await codec.encode([event], { stream, recordedAt: "2026-03-01T09:00:00.000Z", metadata });
    await store.append(stream, NO_STREAM, stored);
  }
  const held: HeldEvent[] = [];
  for await (const met of everythingAbout(PERSON, { store, keys, decode: codec.decode, pause: () => undefined })) {
    if ("held" in met) held.push(met.held);
  }
  return JSON.stringify(held);
};

describe("What is handed to a person", () => {
  it("holds every personal field of every event, but for those that are withheld with a reason", async () => {
    const held = await heldOf(PERSON);
    for (const [field, handed] of Object.entries(HANDED)) {
      expect([field, held.includes(textOf(field, PERSON))]).toEqual([field, handed === "given"]);
    }
  });

  it("holds no text of anybody else", async () => {
    expect(await heldOf(OTHER)).toBe("[]");
  });
});
