import { textTokens } from "./text-tokens";

const LONGEST_TERM = 60;
const MOST_WORDS = 8;
/** An address, or a number that somebody could be called by. */
const OF_A_PERSON = /@|\d{6}/;

/**
 * The words of a search as they are counted: folded, in their order, so that other spellings are the same. Null for what is not
 * recorded: nothing, a whole text, an e-mail address or a telephone number.
 */
export const soughtTerm = (query: string): string | null => {
  const words = textTokens(query).map(({ word }) => word);
  const term = words.join(" ");
  if (words.length === 0 || words.length > MOST_WORDS || query.trim().length > LONGEST_TERM) return null;
  return OF_A_PERSON.test(query) || OF_A_PERSON.test(term.replaceAll(" ", "")) ? null : term;
};
