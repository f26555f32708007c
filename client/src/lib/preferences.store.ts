import { create } from "zustand";
import type { Language } from "../i18n/language";
import { readText, writeText } from "./browser-storage";

export type ThemeSetting = "system" | "light" | "dark";
type DigitSetting = "arabic" | "latin";

type Preferences = {
  language: Language;
  theme: ThemeSetting;
  /** Which digits Arabic shows; English always shows 0-9. */
  digits: DigitSetting;
  setLanguage: (language: Language) => void;
  setTheme: (theme: ThemeSetting) => void;
  setDigits: (digits: DigitSetting) => void;
};

const storedTheme = (): ThemeSetting => {
  const theme = readText("theme");
  return theme === "light" || theme === "dark" ? theme : "system";
};

/** What this device remembers about its reader; kept under `naqsh.*` in local storage. */
export const usePreferences = create<Preferences>((set) => ({
  language: readText("language") === "en" ? "en" : "ar",
  theme: storedTheme(),
  digits: readText("digits") === "latin" ? "latin" : "arabic",
  setLanguage: (language) => {
    writeText("language", language);
    set({ language });
  },
  setTheme: (theme) => {
    writeText("theme", theme);
    set({ theme });
  },
  setDigits: (digits) => {
    writeText("digits", digits);
    set({ digits });
  },
}));
