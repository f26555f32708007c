import { editDistance, toleratedEdits } from "./edit-distance";
import { textTokens } from "./text-tokens";
import { isArabicWord, wordForms } from "./word-forms";
import { soundLikeness, wordSound } from "./word-sound";

/** From a character of a text up to before another one. */
export type TextRange = { start: number; end: number };

const SHORTEST_BEGINNING = 2;
const LEAST_LIKENESS = 0.45;

const soundsLike = (one: string, other: string): boolean => {
  if (isArabicWord(one) && isArabicWord(other)) return false;
  const sounds = [wordSound(one), wordSound(other)] as const;
  return sounds[0].consonants === sounds[1].consonants && soundLikeness(...sounds) >= LEAST_LIKENESS;
};

/** Whether a word of a text is what somebody may have meant by a word that they typed. */
const isMeant = (word: string, typed: string): boolean => {
  const own = wordForms(word);
  const sought = wordForms(typed);
  if (own.bare === sought.bare || own.stem === sought.stem || own.root === sought.root) return true;
  if (typed.length >= SHORTEST_BEGINNING && (word.startsWith(typed) || own.bare.startsWith(sought.bare))) return true;
  const edits = toleratedEdits(sought.bare.length);
  return editDistance(own.bare, sought.bare, edits) <= edits || soundsLike(own.bare, sought.bare);
};

/** Where the words that are sought stand in a text, to mark them there. */
export const matchedRanges = (text: string, sought: string): TextRange[] => {
  const typed = textTokens(sought).map(({ word }) => word);
  return textTokens(text)
    .filter(({ word }) => typed.some((one) => isMeant(word, one)))
    .map(({ start, end }) => ({ start, end }));
};
