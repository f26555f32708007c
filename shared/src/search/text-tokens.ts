import { foldArabic } from "../kernel/arabic-fold";

/**
 * A word of a text as it is searched, and where it stands in the text as written; `from`: where it begins with the Latin article
 * before it, `start` if there is none.
 */
export type TextToken = { word: string; start: number; end: number; from: number };

const WORD = /[\p{L}\p{N}\p{M}\u0640]+/gu;

/** Parts of names that are written as a word of their own or joined to the next: "عبد الله", "Abdul Aziz". */
const JOINED = new Set(["عبد", "ابو", "abd", "abdul", "abdel", "abu"]);
/** Articles of Latin names, which say nothing: "Al Khobar". */
const LATIN_ARTICLES = new Set(["al", "el"]);

/**
 * The words of a text, folded (docs/rules.md#search); a part of a name stands with what it is a part of. `fold`: `foldArabic`, unless
 * who reads many texts remembers what it gave.
 */
export const textTokens = (text: string, fold: (word: string) => string = foldArabic): TextToken[] => {
  const tokens: TextToken[] = [];
  let part: TextToken | null = null;
  let article: number | null = null;
  for (const match of text.matchAll(WORD)) {
    const word = fold(match[0]);
    const start: number = part?.start ?? match.index;
    const from: number = part?.from ?? article ?? start;
    const token: TextToken = { word: (part?.word ?? "") + word, start, end: match.index + match[0].length, from };
    part = null;
    if (word === "") continue;
    article = LATIN_ARTICLES.has(word) ? match.index : null;
    if (JOINED.has(word)) part = token;
    else if (article === null) tokens.push(token);
  }
  if (part !== null) tokens.push(part);
  return tokens;
};
