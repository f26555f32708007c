/** The sentences of a text, without blanks around them. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!؟?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/** A sentence with its end. */
export const ended = (text: string): string => (/[.!؟?…]$/u.test(text) ? text : `${text}.`);

/** What a field lists, separated by commas of either script, semicolons or lines. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[,،;؛\n]+/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Words in a row as Arabic writes them, each joined to the one before by its own "and". */
export const inARow = (parts: readonly string[]): string =>
  parts.map((part, place) => (place === 0 ? part : `و${part}`)).join(" ");

/** The same sentence twice, and blanks that were left over, are what can be mended without understanding. */
export const mended = (sentences: readonly string[]): string[] => [
  ...new Set(sentences.map((sentence) => sentence.replace(/\s+/gu, " "))),
];
