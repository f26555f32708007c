/**
 * The same function, which gives again what it gave for a text of late. It keeps at most twice `most` answers: those asked for again
 * stay, the others go together, so that keeping them costs next to nothing.
 */
export const remembered = <Answer>(most: number, answer: (text: string) => Answer): ((text: string) => Answer) => {
  let recent = new Map<string, Answer>();
  let older = new Map<string, Answer>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const given = older.get(text) ?? answer(text);
    if (recent.size >= most) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, given);
    return given;
  };
};
