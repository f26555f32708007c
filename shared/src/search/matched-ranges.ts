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

/** Whether a word of a text is the typed one: in another form of it, or as it begins. */
const isSame = (word: string, typed: string): boolean => {
  const own = wordForms(word);
  const sought = wordForms(typed);
  if (own.bare === sought.bare || own.stem === sought.stem || own.root === sought.root) return true;
  return typed.length >= SHORTEST_BEGINNING && (word.startsWith(typed) || own.bare.startsWith(sought.bare));
};

/** Whether a word of a text is what somebody may have meant by a word that they typed. */
const isMeant = (word: string, typed: string): boolean => {
  if (isSame(word, typed)) return true;
  const [own, sought] = [wordForms(word).bare, wordForms(typed).bare];
  const edits = toleratedEdits(sought.length);
  return editDistance(own, sought, edits) <= edits || soundsLike(own, sought);
};

const rangesOf = (text: string, isSought: (word: string) => boolean): TextRange[] =>
  textTokens(text)
    .filter(({ word }) => isSought(word))
    .map(({ start, end }) => ({ start, end }));

/** The words of a search, folded. */
export const typedWords = (sought: string): string[] => textTokens(sought).map(({ word }) => word);

/** Where words that are sought stand in a text, to mark them there; `typed`: folded. */
export const meantRanges = (text: string, typed: readonly string[]): TextRange[] =>
  rangesOf(text, (word) => typed.some((one) => isMeant(word, one)));

/** As `meantRanges`, but for words with errors and those that sound alike: of many words some always do. */
export const sameRanges = (text: string, typed: readonly string[]): TextRange[] =>
  rangesOf(text, (word) => typed.some((one) => isSame(word, one)));

/** Which of the typed words no word of these texts is meant by; both folded. */
export const wordsMissing = (typed: readonly string[], texts: readonly string[]): string[] => {
  const words = texts.flatMap(typedWords);
  return typed.filter((one) => !words.some((word) => isMeant(word, one)));
};
