import * as z from "zod/mini";
import type { $ZodType } from "zod/v4/core";

type Json = z.core.JSONSchema.BaseSchema;

const SOME_ID = "00000000-0000-4000-8000-00000000e7a0";

/** Strings that fit a format. */
const OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: SOME_ID,
  email: "nobody@naqsh.example",
  date: "2026-03-02",
  "date-time": "2026-03-02T09:00:00.000Z",
  uri: "https://hind.example",
};

const sampleText = ({ format, minLength = 0 }: Json): string =>
  (format && OF_FORMAT[format]) ||
  "نخيل "
    .repeat(Math.ceil(minLength / 4))
    .slice(0, Math.max(minLength, 4))
    .replace(/ $/, "ا");

const sampleObject = ({ properties = {}, required = [] }: Json): object =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, schema]) => [name, sampleJson(schema as Json)]),
  );

/** The least that fits a JSON schema, as far as its own words tell. */
const sampleJson = (schema: Json): unknown => {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleJson(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case "object":
      return sampleObject(schema);
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleJson((schema.items ?? {}) as Json));
    case "string":
      return sampleText(schema);
    case "number":
    case "integer":
      return Math.max(schema.minimum ?? 1, 1);
    case "boolean":
      return true;
    default:
      return null;
  }
};

/** A body that says the least of what `schema` asks for; whether it fits is for the caller to see, by a pattern it may not. */
export const sampleOf = (schema: $ZodType): object =>
  sampleJson(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })) as object;
