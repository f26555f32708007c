import type { Language } from "@naqsh/shared/kernel/language";
import { usePreferences } from "../lib/preferences.store";
import { createFormats, type Calendar, type Formats } from "./format";
import { digitsOf, languageOf, type Digits } from "./language";
import { useSpokenLanguage } from "./use-translation";

const made = new Map<string, Formats>();

export const formatsFor = (language: Language, digits: Digits, calendar: Calendar = "gregorian"): Formats => {
  const key = `${language}-${digits}-${calendar}`;
  const known = made.get(key);
  if (known) return known;
  const formats = createFormats(language, digits, calendar);
  made.set(key, formats);
  return formats;
};

export const useLanguage = (): Language => languageOf(useSpokenLanguage());

/** The formats of the reader's language, digits and calendar. */
export const useFormat = (): Formats => {
  const tag = useSpokenLanguage();
  const calendar = usePreferences((state) => state.calendar);
  return formatsFor(languageOf(tag), digitsOf(tag), calendar);
};
