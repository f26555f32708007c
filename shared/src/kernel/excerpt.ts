const CUT = "…";
/** What a sentence must not be left with before the sign that it goes on. */
const LOOSE_END = /[\s\p{P}]+$/u;

/**
 * The beginning of a text on one line, for those who may not read the whole: cut after a word, and marked where it is cut.
 * @param most letters (code points) that it has at most, with the mark
 */
export const excerptOf = (text: string, most: number): string => {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  const letters = Array.from(line);
  if (letters.length <= most) return line;
  const room = letters.slice(0, most - 1).join("");
  const isWhole = letters[most - 1] === " ";
  const end = isWhole ? room.length : room.lastIndexOf(" ");
  return (end > 0 ? room.slice(0, end) : room).replace(LOOSE_END, "") + CUT;
};
