import { isPersonalText, type PersonalText } from "../../kernel/personal";

/** Every personal text inside a JSON value, with the dotted path to it. */
export const personalFieldsOf = (value: unknown): { path: string; text: PersonalText }[] => {
  const found: { path: string; text: PersonalText }[] = [];
  visit(value, "", (path, text) => found.push({ path, text }));
  return found;
};

const visit = (value: unknown, path: string, tell: (path: string, text: PersonalText) => void): void => {
  if (typeof value !== "object" || value === null) return;
  if (isPersonalText(value)) return tell(path, value);
  if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place += 1) visit(value[place], join(path, String(place)), tell);
    return;
  }
  const parts = value as Record<string, unknown>;
  for (const key in parts) {
    const part = parts[key];
    if (typeof part === "object" && part !== null) visit(part, join(path, key), tell);
  }
};

const join = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);

/** A copy of a JSON value with other things in place of its personal texts. */
export const replacePersonalFields = (value: unknown, replacement: (text: PersonalText) => unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (isPersonalText(value)) return replacement(value);
  if (Array.isArray(value)) return value.map((part: unknown) => replacePersonalFields(part, replacement));
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = replacePersonalFields(part, replacement);
  return copy;
};
