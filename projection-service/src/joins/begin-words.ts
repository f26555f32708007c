import { searchWords } from "@naqsh/shared/kernel/arabic-fold";

/** Whether each sought word begins one of a text's own. */
export const beginWords = (sought: readonly string[], text: string): boolean => {
  const words = searchWords(text);
  return sought.every((word) => words.some((own) => own.startsWith(word)));
};
