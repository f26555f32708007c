import type { PersonalText, SealedText } from "../../kernel/personal";
import type { PersonalKeys } from "../ports/personal-keys";
import { personalFieldsOf, replacePersonalFields } from "./personal-fields";
import { unseal } from "./sealed-text";

/** A document with its personal texts opened: a string each, or null where the person was erased. */
export type Opened<T> = T extends PersonalText
  ? string | null
  : T extends readonly (infer Item)[]
    ? Opened<Item>[]
    : T extends object
      ? { [Key in keyof T]: Opened<T[Key]> }
      : T;

const MOST_PEOPLE = 2_000;
const MOST_TEXTS_OF_A_PERSON = 100;

/** Opened texts by person; a person without a key has none, so that what was erased leaves memory too. */
type OpenedTexts = Map<string, Map<string, string>>;
const openedTexts = new WeakMap<PersonalKeys, OpenedTexts>();

/**
 * Opens a personal text; null when its person was erased.
 * @throws PersonalTextTampered
 */
export const openPersonal = async (keys: PersonalKeys, text: PersonalText): Promise<string | null> => {
  const key = await keys.find(text.person);
  return open(keys, key, text);
};

/**
 * A copy of a JSON document with every personal text in it opened; the document itself where it holds none.
 * @throws PersonalTextTampered
 */
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
  const plain = texts.get(nameOf(text)) ?? unseal(key, text);
  makeRoom(texts, MOST_TEXTS_OF_A_PERSON).set(nameOf(text), plain);
  opened.delete(text.person);
  makeRoom(opened, MOST_PEOPLE).set(text.person, texts);
  return plain;
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
