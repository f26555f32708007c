import { editDistance, toleratedEdits } from "./edit-distance";
import { textTokens } from "./text-tokens";
import { isArabicWord, wordForms, type WordForms } from "./word-forms";
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

type Spelt = { word: string; forms: WordForms };
const spelt = (word: string): Spelt => ({ word, forms: wordForms(word) });

type Test = (own: Spelt, sought: Spelt) => boolean;

/** Whether a word of a text is the typed one: in another form of it, or as it begins. */
const isSame: Test = ({ word, forms: own }, { word: typed, forms: sought }) => {
  if (own.bare === sought.bare || own.stem === sought.stem || own.root === sought.root) return true;
  return typed.length >= SHORTEST_BEGINNING && (word.startsWith(typed) || own.bare.startsWith(sought.bare));
};

/** Whether a word of a text is what somebody may have meant by a word that they typed. */
const isMeant: Test = (one, typed) => {
  if (isSame(one, typed)) return true;
  const [own, sought] = [one.forms.bare, typed.forms.bare];
  const edits = toleratedEdits(sought.length);
  return editDistance(own, sought, edits) <= edits || soundsLike(own, sought);
};

const rangesOf = (text: string, typed: readonly string[], test: Test): TextRange[] => {
  const sought = typed.map(spelt);
  const isSought = (own: Spelt): boolean => sought.some((one) => test(own, one));
  return textTokens(text)
    .filter(({ word }) => isSought(spelt(word)))
    .map(({ start, end }) => ({ start, end }));
};

/** The words of a search, folded. */
export const typedWords = (sought: string): string[] => textTokens(sought).map(({ word }) => word);

/** Where words that are sought stand in a text, to mark them there; `typed`: folded. */
export const meantRanges = (text: string, typed: readonly string[]): TextRange[] => rangesOf(text, typed, isMeant);

/** As `meantRanges`, but for words with errors and those that sound alike: of many words some always do. */
export const sameRanges = (text: string, typed: readonly string[]): TextRange[] => rangesOf(text, typed, isSame);

/** Which of the typed words (folded) no word of a text is meant by. */
export const wordsMissing = (typed: readonly string[], text: string): string[] => {
  const words = typedWords(text).map(spelt);
  return typed.filter((one) => !words.some((own) => isMeant(own, spelt(one))));
};
