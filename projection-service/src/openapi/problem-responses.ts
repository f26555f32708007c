import { problemFrom, statusOfRejection } from "@naqsh/shared/platform/http/problem-answer";
import { allRefusals } from "@naqsh/shared/registry";
import type { RejectionCode } from "@naqsh/shared/registry";

import typeSchemas from "./type-schemas.json" with { type: "json" };

type JsonObject = Record<string, unknown>;

const exampleOf = (code: RejectionCode): JsonObject => {
  const { ar, en } = allRefusals[code];
  return { summary: en, description: ar, value: problemFrom({ code }, "en") };
};

/** An example of each code, for `components`: calls refer to them, since hundreds of calls share most codes. */
export const problemExamples = (codes: Iterable<RejectionCode>): JsonObject =>
  Object.fromEntries([...new Set(codes)].toSorted().map((code) => [code, exampleOf(code)]));

const details: Readonly<Record<string, JsonObject>> = typeSchemas.details;

/** A code with what it carries. */
const codedSchema = (code: RejectionCode): JsonObject => ({
  type: "object",
  properties: { code: { const: code }, ...(details[code] && { details: details[code] }) },
});

const codedAsOneOf = (codes: readonly RejectionCode[]): JsonObject => {
  const schemas = codes.map(codedSchema);
  return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
};

const RETRY_AFTER: ReadonlySet<number> = new Set([429, 503]);

/** The answers of one status: its problem document, which codes it can carry, and an example of each. */
const responseOf = (status: number, codes: readonly RejectionCode[]): JsonObject => ({
  description: codes.map((code) => `\`${code}\`: ${allRefusals[code].en}`).join("\n\n"),
  ...(RETRY_AFTER.has(status) && { headers: { "Retry-After": { $ref: "#/components/headers/Retry-After" } } }),
  content: {
    "application/problem+json": {
      schema: {
        allOf: [{ $ref: "#/components/schemas/Problem" }, codedAsOneOf(codes)],
      },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

/** Every refusal that an endpoint can give, by HTTP status. */
export const problemResponses = (codes: Iterable<RejectionCode>): JsonObject => {
  const all = [...new Set(codes)].toSorted();
  const statuses = [...new Set(all.map(statusOfRejection))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      responseOf(
        status,
        all.filter((code) => statusOfRejection(code) === status),
      ),
    ]),
  );
};
