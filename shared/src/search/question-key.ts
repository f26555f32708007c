import { foldArabic, searchWords } from "../kernel/arabic-fold";
import type { SavedQuestion } from "./saved-search.commands";
import { textTokens } from "./text-tokens";

/** The words that are sought, in whatever order they were written; as they stand if the search knows no word among them. */
const keyOfWords = (words: string): string | string[] => {
  const sought = textTokens(words).flatMap(({ word }) => searchWords(word));
  return sought.length === 0 ? foldArabic(words) : [...new Set(sought)].toSorted();
};

/**
 * What is asked, as one text: equal for questions that find the same works, however their words are spelt (docs/rules.md#search)
 * and whichever page they were saved from.
 */
export const questionKey = ({ q, medium, ...filters }: SavedQuestion): string =>
  JSON.stringify(
    Object.entries({
      ...filters,
      q: q === undefined ? undefined : keyOfWords(q),
      medium: medium === undefined ? undefined : foldArabic(medium),
    })
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
