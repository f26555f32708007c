const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

const latinDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
};

/** A text as passwords are compared: one form of each letter, small ones, Latin digits, nothing around it. */
export const comparable = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, latinDigit)
    .trim();

/** What may stand around a word: fewer characters than the six that a password needs. */
const AROUND = /^\P{L}{0,5}|\P{L}{0,5}$/gu;
const AFTER = /\P{L}{0,5}$/u;
const LETTERS = /^\p{L}+$/u;

const LETTER_OF: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

const unmasked = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => LETTER_OF[sign]!);

/** The word inside a password: without a year or signs around it, and with letters for the signs that stand for them. */
const wordsIn = (whole: string): string[] =>
  [whole.replace(AROUND, ""), unmasked(whole.replace(AFTER, ""))].filter((word) => LETTERS.test(word));

/** The part that a text only says again and again, or null. */
export const repeatedPart = (text: string): string | null => {
  const length = (text + text).indexOf(text, 1);
  return length < text.length ? text.slice(0, length) : null;
};

/** Under which forms a password would be found in a list: as it is, without spaces, without signs around it, the word inside it. */
export const formsOf = (password: string): string[] => {
  const whole = comparable(password);
  const bare = whole.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  return [...new Set([whole, whole.replace(/\s+/gu, ""), bare, ...wordsIn(whole)])];
};
