/** Words that join others: a document need not hold them. */
const SMALL_WORDS = new Set(
  "في من الى علي عن مع بين ما هذا هذه ذلك التي الذي او ثم قد the a an of and in on by with for from to at or".split(
    " ",
  ),
);

/** Whether a folded word only joins others. */
export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word);
