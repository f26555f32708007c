export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

type Field = [name: string, value: Json];

const fieldsOf = (value: object): Field[] =>
  Object.entries(value as { readonly [name: string]: Json | undefined })
    .filter((field): field is Field => field[1] !== undefined)
    .toSorted(byName);

/** The one text of a JSON value: names in order, no spaces; names without a value are left out. */
export const canonicalJson = (value: Json): string => {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(",")}]`;
  return `{${fieldsOf(value)
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonicalJson(inner)}`)
    .join(",")}}`;
};

/** The text of an object in pieces, an item of its lists at a time, so that others come in between. */
export const canonicalPieces = function* (value: object): Generator<string> {
  let before = "{";
  for (const [name, inner] of fieldsOf(value)) {
    yield `${before}${JSON.stringify(name)}:`;
    before = ",";
    if (!Array.isArray(inner)) {
      yield canonicalJson(inner);
      continue;
    }
    for (const [place, item] of inner.entries()) yield `${place === 0 ? "[" : ","}${canonicalJson(item)}`;
    yield inner.length === 0 ? "[]" : "]";
  }
  yield before === "{" ? "{}" : "}";
};
