import type { Language } from "@naqsh/shared/kernel/language";

/** Which digits Arabic is written in; English is always written in 0-9. */
export type Digits = "arabic" | "latin";

const LATIN_TAG = "ar-u-nu-latn";

/** The tag under which the texts of a language are spoken in the reader's digits. */
export const tagOf = (language: Language, digits: Digits): string =>
  language === "ar" && digits === "latin" ? LATIN_TAG : language;

export const digitsOf = (tag: string): Digits => (tag === LATIN_TAG ? "latin" : "arabic");

export const languageOf = (tag: string): Language => (tag.startsWith("en") ? "en" : "ar");
