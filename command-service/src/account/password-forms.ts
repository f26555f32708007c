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

/** Under which forms a password would be found in a list: as it is, without spaces, without signs around it. */
export const formsOf = (password: string): string[] => {
  const whole = comparable(password);
  const bare = whole.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  return [...new Set([whole, whole.replace(/\s+/gu, ""), bare])];
};
