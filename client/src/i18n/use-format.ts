import { useTranslation } from "react-i18next";
import { usePreferences } from "../lib/preferences.store";
import { createFormats, type Digits, type Formats } from "./format";
import { languageOf, type Language } from "./language";

const made = new Map<string, Formats>();

export const formatsFor = (language: Language, digits: Digits): Formats => {
  const key = `${language}-${digits}`;
  const known = made.get(key);
  if (known) return known;
  const formats = createFormats(language, digits);
  made.set(key, formats);
  return formats;
};

/** The formats of the reader's language and digits. */
export const useFormat = (): Formats => {
  const { i18n } = useTranslation();
  const digits = usePreferences((state) => state.digits);
  return formatsFor(languageOf(i18n.language), digits);
};

export const useLanguage = (): Language => {
  const { i18n } = useTranslation();
  return languageOf(i18n.language);
};
