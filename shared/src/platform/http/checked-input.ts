import type { Language } from "../../kernel/language";
import { ar, en } from "zod/locales";
import * as z from "zod/v4/core";
import type { EdgeRejection } from "../../problem";

const MOST_FIELDS_NAMED = 20;

const errorTexts = { ar: ar().localeError, en: en().localeError };

type Refusal = Extract<EdgeRejection, { code: "INVALID_INPUT" }>;

/** Input in the shape of a schema, or a refusal that names each field with a text in the reader's language. */
export const checkedInput = <Schema extends z.$ZodType>(
  schema: Schema,
  value: unknown,
  language: Language,
): { ok: true; input: z.output<Schema> } | { ok: false; rejection: Refusal } => {
  const parsed = z.safeParse(schema, value, { error: errorTexts[language] });
  if (parsed.success) return { ok: true, input: parsed.data };
  const fields = parsed.error.issues.slice(0, MOST_FIELDS_NAMED).map(({ path, message }) => ({
    path: path.map(String).join("."),
    message,
  }));
  return { ok: false, rejection: { code: "INVALID_INPUT", fields } };
};
