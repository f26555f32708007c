import { useTranslation } from "react-i18next";
import { usePreferences } from "../lib/preferences.store";
import { createFormats, type Calendar, type Digits, type Formats } from "./format";
import { languageOf, type Language } from "./language";

const made = new Map<string, Formats>();

export const formatsFor = (language: Language, digits: Digits, calendar: Calendar = "gregorian"): Formats => {
  const key = `${language}-${digits}-${calendar}`;
  const known = made.get(key);
  if (known) return known;
  const formats = createFormats(language, digits, calendar);
  made.set(key, formats);
  return formats;
};

/** The formats of the reader's language, digits and calendar. */
export const useFormat = (): Formats => {
  const { i18n } = useTranslation();
  const digits = usePreferences((state) => state.digits);
  const calendar = usePreferences((state) => state.calendar);
  return formatsFor(languageOf(i18n.language), digits, calendar);
};

export const useLanguage = (): Language => {
  const { i18n } = useTranslation();
  return languageOf(i18n.language);
};
