import i18next, { type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { usePreferences } from "../lib/preferences.store";
import { isolated } from "./bidi";
import { languageOf, type Language } from "./language";
import { formatsFor } from "./use-format";

/** All texts of a language travel together, so that a toggle never shows half a page. */
const languages = { ar: () => import("./texts-ar"), en: () => import("./texts-en") };

/** Features are named by their file: `features/auction/auction.ar.json` is namespace `auction`. */
const namespaceOf = (path: string): string => path.replace(/^.*\//, "").replace(/\.(ar|en)\.json$/, "");

const loadLanguage = async (instance: I18n, language: Language): Promise<void> => {
  const { texts } = await languages[language]();
  for (const [path, text] of Object.entries(texts)) instance.addResourceBundle(language, namespaceOf(path), text);
};

/** `{{count, n}}` is a number in the reader's digits; `{{title, bdi}}` keeps a name's own direction inside a plain text. */
const addFormats = (instance: I18n): void => {
  const digits = () => usePreferences.getState().digits;
  instance.services.formatter?.add("n", (value: number, language) =>
    formatsFor(languageOf(language ?? "ar"), digits()).number(value),
  );
  instance.services.formatter?.add("bdi", (value: unknown) => isolated(String(value)));
};

/** Starts i18next with the texts of one language. */
export const startI18n = async (language: Language): Promise<I18n> => {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: "app",
    ns: [],
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  addFormats(i18next);
  await loadLanguage(i18next, language);
  return i18next;
};

/** Brings the texts of a language and then speaks it. */
export const speak = async (language: Language): Promise<void> => {
  if (!i18next.hasResourceBundle(language, "app")) await loadLanguage(i18next, language);
  await i18next.changeLanguage(language);
};
