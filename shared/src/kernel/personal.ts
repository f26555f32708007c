/**
 * A personal field of an event. A decider makes it plain; the codec seals it under the person's key before it is
 * stored and leaves it sealed when it is read; a query opens it. Destroying the key makes it unreadable for ever.
 */
export type PersonalText = PlainText | SealedText;

export type PlainText = {
  person: string;
  plain: string;
  /** Somebody else wrote it. If the person was erased it is stored as gone, and its event is recorded all the same. */
  isAbout?: true;
};

export type SealedText = {
  person: string;
  /** base64url of nonce (12 bytes), ciphertext and tag (16 bytes), AES-256-GCM; empty if its person was erased before. */
  sealed: string;
  /** The associated data, `<event id>/<event type>/<stream>/<field path>`; kept so that a copy in a view can be opened. */
  at: string;
};

/** Marks `plain` as a personal field of `person` (a user's id). */
export const personal = (person: string, plain: string): PersonalText => ({ person, plain });

/** Marks `plain` as text that somebody else wrote about `person`, who may be erased by now. */
export const writtenAbout = (person: string, plain: string): PersonalText => ({ person, plain, isAbout: true });

/** A text about somebody as it is told once more; sealed ones stay as they are. */
export const retold = (text: PersonalText): PersonalText =>
  "plain" in text ? writtenAbout(text.person, text.plain) : text;

/**
 * Lifts data in which a text stood open to the shape in which it is a personal one, of whom `person` names. It stays plain if it
 * was stored; what is stored from then on is sealed.
 */
export const madePersonal =
  (field: string, person: string) =>
  (data: Record<string, unknown>): Record<string, unknown> => ({
    ...data,
    [field]: personal(String(data[person]), String(data[field])),
  });

/** What a text says if it was opened before; null if it is still sealed. */
export const plainOf = (text: PersonalText): string | null => ("plain" in text ? text.plain : null);

export const isPersonalText = (value: unknown): value is PersonalText =>
  typeof value === "object" && value !== null && "person" in value && ("plain" in value || "sealed" in value);
