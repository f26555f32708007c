import { latinDigits } from "./digits";

/** Signs above and below letters, those of the printed Quran among them, its small letters, and the tatweel. */
const UNSPOKEN = /[\p{Mn}\u06e5\u06e6\u0640]/gu;

/** A text without what is not spoken, in the form that Unicode holds compatible; otherwise as it is written. */
export const withoutSigns = (text: string): string => text.normalize("NFKC").replace(UNSPOKEN, "");

/**
 * A text as it is searched (docs/rules.md#search): one alef, teh marbuta as heh, alef maqsura as yeh, no diacritics and no
 * tatweel, one set of digits, small letters, single spaces.
 */
export const foldArabic = (text: string): string =>
  withoutSigns(latinDigits(text))
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

/** A word without the article: "ال" and "وال" say nothing about what is sought. */
const withoutArticle = (word: string): string => word.replace(/^و?ال(?=.{2})/, "");

/** The words of a text as they are searched: folded, without the article, each once. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    foldArabic(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "")
      .map(withoutArticle),
  ),
];

/** The same word without "و" at its beginning, which may be the letter that joins; null if it begins otherwise. */
export const withoutJoiningLetter = (word: string): string | null => (/^و.{2}/.test(word) ? word.slice(1) : null);
