import type { PersonalText, SealedText } from "../../kernel/personal";
import type { PersonalKeys } from "../ports/personal-keys";
import { personalFieldsOf, replacePersonalFields } from "./personal-fields";
import { PersonalTextTampered, unseal } from "./sealed-text";

/** A document with its personal texts opened: a string each, or null if the person was erased. */
export type Opened<T> = T extends PersonalText
  ? string | null
  : T extends readonly (infer Item)[]
    ? Opened<Item>[]
    : T extends object
      ? { [Key in keyof T]: Opened<T[Key]> }
      : T;

/** Stands for a text that does not open under its person's key: in both languages, since the reader's language is unknown. */
export const UNREADABLE_TEXT = "⚠ غير مقروء · unreadable";

type UnreadableListener = (person: string, error: PersonalTextTampered) => void;
const unreadableListeners = new WeakMap<PersonalKeys, UnreadableListener>();

/** Calls `listener` with each person under whose key a text did not open, once a person. */
export const onUnreadable = (keys: PersonalKeys, listener: UnreadableListener): void => {
  const told = new Set<string>();
  unreadableListeners.set(keys, (person, error) => {
    if (told.has(person)) return;
    told.add(person);
    listener(person, error);
  });
};

const MOST_PEOPLE = 2_000;
const MOST_TEXTS_OF_A_PERSON = 100;

/** Opened texts by person; a person without a key has none, so that what was erased leaves memory too. */
type OpenedTexts = Map<string, Map<string, string>>;
const openedTexts = new WeakMap<PersonalKeys, OpenedTexts>();

/**
 * Opens a personal text; null when its person was erased. A text that does not open under its person's key, because one of
 * them was damaged, is `UNREADABLE_TEXT`: one person's damage must not take a whole list from everybody.
 */
export const openPersonal = async (keys: PersonalKeys, text: PersonalText): Promise<string | null> => {
  const key = await keys.find(text.person);
  return open(keys, key, text);
};

/** A copy of a JSON document with every personal text in it opened as above; the document itself if it holds none. */
export const openAllPersonal = async <T>(keys: PersonalKeys, value: T): Promise<Opened<T>> => {
  const fields = personalFieldsOf(value);
  if (fields.length === 0) return value as Opened<T>;
  const people = [...new Set(fields.map(({ text }) => text.person))];
  const keyOf = new Map(await Promise.all(people.map(async (person) => [person, await keys.find(person)] as const)));
  return replacePersonalFields(value, (text) => open(keys, keyOf.get(text.person) ?? null, text)) as Opened<T>;
};

const open = (keys: PersonalKeys, key: Uint8Array | null, text: PersonalText): string | null => {
  const opened = textsOf(keys);
  if (key === null) {
    opened.delete(text.person);
    return null;
  }
  if ("plain" in text) return text.plain;
  const texts = opened.get(text.person) ?? new Map<string, string>();
  const plain = texts.get(nameOf(text)) ?? unsealOrReport(keys, key, text);
  if (plain === UNREADABLE_TEXT) return plain;
  makeRoom(texts, MOST_TEXTS_OF_A_PERSON).set(nameOf(text), plain);
  opened.delete(text.person);
  makeRoom(opened, MOST_PEOPLE).set(text.person, texts);
  return plain;
};

const unsealOrReport = (keys: PersonalKeys, key: Uint8Array, text: SealedText): string => {
  try {
    return unseal(key, text);
  } catch (error) {
    if (!(error instanceof PersonalTextTampered)) throw error;
    unreadableListeners.get(keys)?.(text.person, error);
    return UNREADABLE_TEXT;
  }
};

const textsOf = (keys: PersonalKeys): OpenedTexts => {
  const opened = openedTexts.get(keys) ?? new Map<string, Map<string, string>>();
  openedTexts.set(keys, opened);
  return opened;
};

const nameOf = (text: SealedText): string => `${text.at}\n${text.sealed}`;

/** Drops the entry that was put in first when a map is full. */
const makeRoom = <Value>(map: Map<string, Value>, most: number): Map<string, Value> => {
  const [oldest] = map.keys();
  if (map.size >= most && oldest !== undefined) map.delete(oldest);
  return map;
};
