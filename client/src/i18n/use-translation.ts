import i18next, { type DefaultNamespace, type Namespace, type TFunction } from "i18next";
import { useSyncExternalStore } from "react";

/** Reads the text under a key, with its blanks filled in. */
type Read = (key: string, blanks?: object) => string;

/** The texts of a namespace as they are spoken now: one reader of them for all components. */
const readings = new Map<string, { t: Read }>();
const listeners = new Set<() => void>();

i18next.on("languageChanged", () => {
  readings.clear();
  for (const tell of listeners) tell();
});

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** A text without blanks is the same for as long as its language is spoken; most are, and are read again and again. */
const remembering = (read: Read): Read => {
  const texts = new Map<string, string>();
  return (key, blanks) => {
    if (blanks !== undefined) return read(key, blanks);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = read(key);
    // One that is not there yet may come with the later texts.
    if (text !== key) texts.set(key, text);
    return text;
  };
};

const readingOf = (namespaces: Namespace | undefined): { t: Read } => {
  const key = String(namespaces);
  const known = readings.get(key);
  if (known) return known;
  const reading = { t: remembering(i18next.getFixedT(i18next.language, namespaces ?? null) as Read) };
  readings.set(key, reading);
  return reading;
};

/**
 * Gives `t`, which reads a text of the namespace (of several, those of the first by their bare keys) in the language that is
 * spoken; the component is drawn again when that changes. React-i18next's own hook of this name makes a copy of i18next for
 * each component, which took a fifth of the time in which a page is drawn.
 */
export const useTranslation = <const Ns extends Namespace = DefaultNamespace>(
  namespaces?: Ns,
): { t: TFunction<Ns> } => {
  const reading = (): { t: Read } => readingOf(namespaces);
  return useSyncExternalStore(subscribe, reading, reading) as { t: TFunction<Ns> };
};

const spoken = (): string => i18next.language;

/** The tag of the language that is spoken, such as `ar`, which says the digits too. */
export const useSpokenLanguage = (): string => useSyncExternalStore(subscribe, spoken, spoken);
