import leaked from "./leaked-passwords.json";
import { mayHave } from "./password-filter";
import { comparable, formsOf } from "./password-forms";

const filter = { hashes: leaked.hashes, bits: Buffer.from(leaked.bits, "base64") };

/** Fewer different characters, spaces not counted, are guessed at once, however long the text. */
const FEWEST_CHARACTERS = 3;

/**
 * Whether a password is leaked, or as easy to guess: one of 129,929 and, by mistake, one in 10,000 of all others
 * (`password-filter/README.md`).
 */
export const isCommonPassword = (password: string): boolean => {
  const seen = new Set(comparable(password).replace(/[\s\p{Cf}]+/gu, ""));
  return seen.size < FEWEST_CHARACTERS || formsOf(password).some((form) => mayHave(filter, form));
};
