/**
 * A personal field of an event. A decider makes it plain; the codec seals it under the person's key before it is
 * stored and leaves it sealed when it is read; a query opens it. Destroying the key makes it unreadable for ever.
 */
export type PersonalText = PlainText | SealedText;

export type PlainText = { person: string; plain: string };

export type SealedText = {
  person: string;
  /** base64url of nonce (12 bytes), ciphertext and tag (16 bytes), AES-256-GCM. */
  sealed: string;
  /** The associated data, `<event id>/<event type>/<stream>/<field path>`; kept so that a copy in a view can be opened. */
  at: string;
};

/** Marks `plain` as a personal field of `person` (a user's id). */
export const personal = (person: string, plain: string): PersonalText => ({ person, plain });

export const isPersonalText = (value: unknown): value is PersonalText =>
  typeof value === "object" && value !== null && "person" in value && ("plain" in value || "sealed" in value);
