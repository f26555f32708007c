export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** The one text of a JSON value: names in order, no spaces; names without a value are left out. */
export const canonicalJson = (value: Json): string => {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(",")}]`;
  const fields = Object.entries(value as { readonly [name: string]: Json | undefined })
    .filter((field): field is [string, Json] => field[1] !== undefined)
    .toSorted(byName);
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonicalJson(inner)}`).join(",")}}`;
};
