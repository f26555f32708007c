/** As many letters as words that are sought may have, in a field, an address and a question. */
export const LONGEST_WORDS = 200;
