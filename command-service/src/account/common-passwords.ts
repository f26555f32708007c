import leaked from "./leaked-passwords.json";
import { mayHave } from "./password-filter";
import { comparable, formsOf, repeatedPart } from "./password-forms";

const filter = { hashes: leaked.hashes, bits: Buffer.from(leaked.bits, "base64") };

/** A password with fewer different characters, spaces not counted, is guessed at once, however long it is. */
const FEWEST_CHARACTERS = 3;
/** A part as long as a password may be one, however often it is said. */
const SHORTEST_PART = 6;

/** A word too short for the list, beside a year of either calendar. */
const SHORT_WORD_AND_YEAR = /^\p{L}{1,5}[^\p{L}\p{N}]?(?:1[34]|19|20)\d\d[^\p{L}\p{N}]?$/u;

/** Whether a text is in the list, in any of its forms. */
export const isListed = (text: string): boolean => formsOf(text).some((form) => mayHave(filter, form));

const isRepetition = (text: string): boolean => {
  const part = repeatedPart(text);
  return part !== null && (part.length < SHORTEST_PART || isListed(part));
};

/**
 * Whether a password is leaked, disguised by a few signs, or as easy to guess: one of 129,929 and, by mistake, one in 10,000 of all others
 * (`password-filter/README.md`).
 */
export const isCommonPassword = (password: string): boolean => {
  const said = comparable(password).replace(/[\s\p{Cf}]+/gu, "");
  if (SHORT_WORD_AND_YEAR.test(said)) return true;
  return new Set(said).size < FEWEST_CHARACTERS || isListed(password) || isRepetition(said);
};
