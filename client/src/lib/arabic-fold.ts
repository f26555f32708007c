import { latinDigits } from "@naqsh/shared/kernel/digits";

/**
 * A text as it is searched (RULES: Arabic): one alef, teh marbuta as heh, alef maqsura as yeh, no diacritics and no
 * tatweel, one set of digits, small letters, single spaces.
 */
export const foldArabic = (text: string): string =>
  latinDigits(text)
    .normalize("NFC")
    .replace(/[\u064b-\u065f\u0670\u0640]/g, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
