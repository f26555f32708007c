import { wordForms } from "@naqsh/shared/search";

/** Words that join others, and those that say what everything here is: a document need not hold them. */
const SMALL_WORDS = new Set(
  [
    "في من الى علي عن مع بين ما هذا هذه ذلك التي الذي او ثم قد the a an of and in on by with for from to at or",
    "عمل اعمال فنان فنانه فنانون فنانين فنانات work works piece pieces art artist artists منطقه province region",
  ].flatMap((words) => words.split(" ")),
);

/** Whether a folded word only joins others, or names what is sought here anyway: "أعمال سلمى", "works by Salma". */
export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word) || SMALL_WORDS.has(wordForms(word).bare);
