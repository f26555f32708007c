import { editDistance } from "./edit-distance";
import { isArabicWord } from "./word-forms";

/** How a word sounds, in letters that Arabic and Latin writing have in common: "نورة" and "Noura" are "nura". */
export type WordSound = {
  /** Its consonants alone, which are written in both. */
  consonants: string;
  spoken: string;
};

const ARABIC_SOUNDS: Readonly<Record<string, string>> = {
  ا: "a",
  ب: "b",
  ت: "t",
  ث: "t",
  ج: "j",
  ح: "h",
  خ: "k",
  د: "d",
  ذ: "d",
  ر: "r",
  ز: "z",
  س: "s",
  ش: "x",
  ص: "s",
  ض: "d",
  ط: "t",
  ظ: "d",
  ع: "",
  غ: "k",
  ف: "f",
  ق: "k",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h",
  و: "u",
  ي: "i",
  ئ: "i",
  ؤ: "u",
  ء: "",
  گ: "k",
  پ: "b",
  ڤ: "f",
  چ: "x",
};

/** Letters of Latin that stand for one sound; the longer ones first. */
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ""],
  [/sh|ch/g, "x"],
  [/kh|gh|ck/g, "k"],
  [/th/g, "t"],
  [/dh/g, "d"],
  [/ph/g, "f"],
  [/[qgc]/g, "k"],
  [/p/g, "b"],
  [/v/g, "f"],
  [/oo|ou|o|w/g, "u"],
  [/ee|ei|ai|ay|e|y/g, "i"],
];

const VOWELS = /[aiu]/g;

const squeezed = (sounds: string): string => sounds.replace(/(.)\1+/g, "$1");

const soundsOfArabic = (word: string): string =>
  squeezed(Array.from(word, (letter) => ARABIC_SOUNDS[letter] ?? "").join(""));

const spokenOf = (word: string): string => {
  // The teh marbuta, before it could be taken for one with a "ح" ahead of it: "واحة".
  if (/.ه$/.test(word)) return `${soundsOfArabic(word.slice(0, -1)).replace(/a$/, "")}a`;
  if (isArabicWord(word)) return soundsOfArabic(word);
  let spoken = word;
  for (const [letters, sound] of LATIN_SOUNDS) spoken = spoken.replace(letters, sound);
  return squeezed(spoken);
};

/** The sound of a bare word. A last "h" is the teh marbuta or is not heard. */
export const wordSound = (word: string): WordSound => {
  const spoken = spokenOf(word);
  const heard = /.h$/.test(spoken) ? `${spoken.slice(0, -1).replace(/a$/, "")}a` : spoken;
  return { consonants: heard.replace(VOWELS, ""), spoken: heard };
};

/** How alike two words of the same consonants sound: 1 for the same, 0 for nothing in common. Short vowels are not written in Arabic. */
export const soundLikeness = (one: WordSound, other: WordSound): number => {
  const longest = Math.max(one.spoken.length, other.spoken.length);
  return longest === 0 ? 0 : 1 - editDistance(one.spoken, other.spoken, longest) / longest;
};

const isVowel = (sound: string | undefined): boolean => sound !== undefined && "aiu".includes(sound);

/** Where a spoken word has had so many consonants, and then at most so many vowels. */
const endOfBeginning = (spoken: string, consonants: number, vowels: number): number => {
  let end = 0;
  for (let heard = 0; heard < consonants && end < spoken.length; end += 1) if (!isVowel(spoken[end])) heard += 1;
  for (let heard = 0; heard < vowels && isVowel(spoken[end]); heard += 1) end += 1;
  return end;
};

const vowelsAtEnd = (spoken: string): number => spoken.length - spoken.replace(/[aiu]+$/, "").length;

/**
 * How alike a word that is still being typed sounds to the beginning of one whose consonants begin with all of its own: 1 for the same,
 * 0 for nothing in common, and where another vowel is heard at its end, unless the other word ends there as well: "سلمى" and "salma".
 */
export const begunLikeness = (begun: WordSound, whole: WordSound): number => {
  const end = endOfBeginning(whole.spoken, begun.consonants.length, vowelsAtEnd(begun.spoken));
  const spoken = whole.spoken.slice(0, end);
  const [heard, other] = [begun.spoken.at(-1), spoken.at(-1)];
  const isOther = isVowel(heard) && isVowel(other) && heard !== other;
  return isOther && end < whole.spoken.length ? 0 : soundLikeness(begun, { ...begun, spoken });
};
