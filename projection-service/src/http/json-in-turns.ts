import { createPauses } from "../runner/pauses";

/** The same text as `JSON.stringify(body, null, indent)` of an object; a long list in it holds nobody up. */
export const jsonInTurns = async (body: object, indent = 0): Promise<string> => {
  const pause = createPauses();
  const lines = (deep: number): string => (indent === 0 ? "" : `\n${" ".repeat(indent * deep)}`);
  const textOf = (value: unknown, deep: number): string =>
    (JSON.stringify(value, null, indent) ?? "null").replaceAll("\n", lines(deep) || "\n");

  const list = async (items: readonly unknown[]): Promise<string> => {
    if (items.length === 0) return "[]";
    const texts: string[] = [];
    for (const item of items) {
      texts.push(textOf(item, 2));
      await pause();
    }
    return `[${lines(2)}${texts.join(`,${lines(2)}`)}${lines(1)}]`;
  };

  const fields: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what lets others in between
    const text = Array.isArray(value) ? await list(value) : textOf(value, 1);
    fields.push(`${JSON.stringify(name)}:${indent === 0 ? "" : " "}${text}`);
  }
  return fields.length === 0 ? "{}" : `{${lines(1)}${fields.join(`,${lines(1)}`)}${lines(0)}}`;
};
