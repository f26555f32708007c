import * as z from "zod/mini";

type JsonObject = Record<string, unknown>;

/** The JSON schema of what a zod schema takes. */
export const inputSchema = (schema: z.core.$ZodType): JsonObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
};

/** `/api/auctions/:id` as OpenAPI writes it. */
export const pathTemplate = (path: string): string => path.replaceAll(/:(\w+)/g, "{$1}");

export const pathParameters = (path: string): JsonObject[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

/** A parameter for each field of a query string's schema. */
export const queryParameters = (schema: z.core.$ZodType): JsonObject[] => {
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: field,
  }));
};
