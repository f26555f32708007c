import { withoutSigns } from "../kernel/arabic-fold";
import { visibleText } from "../kernel/visible-text";
import { textTokens } from "./text-tokens";

const LONGEST_TERM = 60;
const MOST_WORDS = 8;
/** An address, or a number that somebody could be called by. */
const OF_A_PERSON = /@|\d{6}/;

const NO_PART_OF_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/** The hyphen of a name stays: "Al-Khobar". */
const betweenWords = (signs: string): string => (signs === "-" ? signs : " ");

/**
 * The words of a search as they were written, each with the one article of its name, and nothing else: whatever is folded away beside
 * is seen by nobody, since everybody would read what one added to words that many seek. Empty if no word can be seen.
 */
export const writtenWords = (query: string): string => {
  const slices = textTokens(query).map(({ from, end }) => query.slice(from, end));
  const written = slices.map((slice) => withoutSigns(slice).replace(NO_PART_OF_WORDS, betweenWords).trim());
  return visibleText(written.join(" "));
};

/**
 * The words of a search as they are counted: folded, in their order, so that other spellings are the same. Null for what is not
 * recorded: nothing, a whole text, an e-mail address or a telephone number.
 */
export const soughtTerm = (query: string): string | null => {
  const words = textTokens(query).map(({ word }) => word);
  const term = words.join(" ");
  if (writtenWords(query) === "" || words.length > MOST_WORDS) return null;
  if (query.trim().length > LONGEST_TERM || term.length > LONGEST_TERM) return null;
  return OF_A_PERSON.test(query) || OF_A_PERSON.test(term.replaceAll(" ", "")) ? null : term;
};
