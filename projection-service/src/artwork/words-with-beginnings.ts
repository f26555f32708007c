import { searchWords } from "@naqsh/shared/kernel/arabic-fold";

const SHORTEST_BEGINNING = 2;

const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(1, word.length - SHORTEST_BEGINNING + 1) }, (_, length) =>
    word.slice(0, length + SHORTEST_BEGINNING),
  );

/** The words of some texts, folded, each once and with its beginnings, since a search is answered while it is typed. */
export const wordsWithBeginnings = (texts: readonly (string | null)[]): string[] => {
  const text = texts.filter((part) => part !== null).join(" ");
  return [...new Set(searchWords(text).flatMap(beginningsOf))];
};
