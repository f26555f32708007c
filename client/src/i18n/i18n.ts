import type { Language } from "@naqsh/shared/kernel/language";
import type { BilingualText } from "@naqsh/shared/kernel/bilingual-text";
import i18next, { type i18n as I18n } from "i18next";
import { bring } from "../lib/bring";
import { whenTakenOver } from "../lib/taken-over";
import { isolated } from "./bidi";
import { inDigitsOf } from "./in-digits-of";
import { digitsOf, languageOf, tagOf, type Digits } from "./language";
import { formatsFor } from "./use-format";

/** What the first view needs travels first; the rest follows with the page that needs it. */
const first = { ar: () => import("./texts-ar"), en: () => import("./texts-en") };
const later = { ar: () => import("./later-texts-ar"), en: () => import("./later-texts-en") };

/** A namespace of the later texts: where it is there, all of them are. */
const A_LATER_NAMESPACE = "order";

/** What is read stays readable meanwhile. */
const ignored = (): void => undefined;

/** Features are named by their file: `features/auction/auction.ar.json` is namespace `auction`. */
const namespaceOf = (path: string): string => path.replace(/^.*\//, "").replace(/\.(ar|en)\.json$/, "");

const add = (instance: I18n, tag: string, texts: Record<string, Record<string, unknown>>): void => {
  for (const [path, text] of Object.entries(texts))
    instance.addResourceBundle(tag, namespaceOf(path), inDigitsOf(tag, text));
};

const loadFirst = async (instance: I18n, tag: string): Promise<void> => {
  if (!instance.hasResourceBundle(tag, "app")) add(instance, tag, (await bring(first[languageOf(tag)], ignored)).texts);
};

const loadLater = async (instance: I18n, tag: string): Promise<void> => {
  if (instance.hasResourceBundle(tag, A_LATER_NAMESPACE)) return;
  add(instance, tag, (await bring(later[languageOf(tag)], ignored)).texts);
};

/** Whether a page has asked for the later texts: then a change of language brings them too. */
let isLaterWanted = false;

/** Brings the texts of the pages that no first view needs, in the language that is spoken. */
export const bringLaterTexts = async (): Promise<void> => {
  isLaterWanted = true;
  await loadLater(i18next, i18next.language);
};

/** What is on its way, once the later texts have come too. */
export const besideLaterTexts = async <Loaded>(loading: Promise<Loaded>): Promise<Loaded> =>
  (await Promise.all([loading, bringLaterTexts()]))[0];

/** `{{count, n}}` is a number in the reader's digits; `{{title, bdi}}` keeps a name's own direction inside a plain text. */
const addFormats = (instance: I18n): void => {
  instance.services.formatter?.add("n", (value: number, tag = "ar") =>
    formatsFor(languageOf(tag), digitsOf(tag)).number(value),
  );
  instance.services.formatter?.add("bdi", (value: unknown) => isolated(String(value)));
};

/** As the first settings say: written out, since they come with more than a first view needs. */
let platformName: BilingualText = { ar: "نقش", en: "Naqsh" };

/** `{{platform}}` in any text is what the platform is called in that language. */
const nameIn = (language: Language): void => {
  const { interpolation } = i18next.options;
  if (interpolation) interpolation.defaultVariables = { platform: platformName[language] };
};

/** From now on every text calls the platform so; those that are shown are shown again. */
export const callPlatform = (name: BilingualText): void => {
  const language = languageOf(i18next.language);
  const isNews = name[language] !== platformName[language];
  platformName = name;
  nameIn(language);
  if (isNews) i18next.emit("languageChanged", i18next.language);
};

/** Starts i18next with the texts of one language, in the digits in which it is to be read. */
export const startI18n = async (language: Language, digits: Digits = "arabic"): Promise<I18n> => {
  const tag = tagOf(language, digits);
  await i18next.init({
    lng: tag,
    fallbackLng: false,
    defaultNS: "app",
    ns: [],
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false, defaultVariables: { platform: platformName[language] } },
    returnNull: false,
  });
  addFormats(i18next);
  await loadFirst(i18next, tag);
  return i18next;
};

/** The tag asked for last: the texts of one asked for before may come after its own. */
let wanted: string | null = null;

/**
 * Brings the texts of a language and then speaks it in these digits, once nothing waits that was drawn otherwise. What is
 * spoken already is not said again: i18next would have every text drawn anew.
 */
export const speak = async (language: Language, digits: Digits = "arabic"): Promise<void> => {
  const tag = tagOf(language, digits);
  wanted = tag;
  await Promise.all([loadFirst(i18next, tag), isLaterWanted && loadLater(i18next, tag), whenTakenOver()]);
  // A page may have asked for them meanwhile.
  if (isLaterWanted) await loadLater(i18next, tag);
  if (wanted !== tag || i18next.language === tag) return;
  nameIn(language);
  await i18next.changeLanguage(tag);
};

/** Starts i18next with all texts of both languages: for a process that draws every page in each. */
export const startI18nForAllPages = async (): Promise<void> => {
  await startI18n("ar");
  const tags = ["ar", "en", tagOf("ar", "latin")];
  await Promise.all(tags.flatMap((tag) => [loadFirst(i18next, tag), loadLater(i18next, tag)]));
};
