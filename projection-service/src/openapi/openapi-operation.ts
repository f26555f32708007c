import type { Endpoint } from "@naqsh/shared/kernel/endpoint";
import { refusalsOf } from "@naqsh/shared/endpoints";
import type { RejectionCode } from "@naqsh/shared/registry";
import { inputSchema, pathParameters, queryParameters } from "./parameters";
import { problemResponses } from "./problem-responses";
import typeSchemas from "./type-schemas.json" with { type: "json" };
import { ZOD_ANSWERS } from "./zod-answers";

type JsonObject = Record<string, unknown>;

/** An endpoint with the names under which its module declares it. */
export type NamedEndpoint = { module: string; name: string; endpoint: Endpoint<RejectionCode> };

const header = (name: string): JsonObject => ({ $ref: `#/components/headers/${name}` });
const parameter = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` });

const answers: Readonly<Record<string, JsonObject>> = typeSchemas.answers;

const answerSchema = ({ method, path }: Endpoint): JsonObject => {
  const key = `${method} ${path}`;
  const schema = ZOD_ANSWERS[key] === undefined ? answers[key] : inputSchema(ZOD_ANSWERS[key]);
  if (schema === undefined) throw new Error(`${key} has no schema of its answer: run npm run api:types`);
  return schema;
};

const successOf = (endpoint: Endpoint): JsonObject => {
  const { method, summary, creates, redirects, paged, produces = ["application/json"] } = endpoint;
  if (redirects) {
    return { 302: { description: summary.en, headers: { Location: { schema: { type: "string" } } } } };
  }
  const position = method === "GET" ? "Naqsh-Position-Seen" : "Naqsh-Position";
  const content = (type: string): JsonObject =>
    type === "application/json" ? { schema: answerSchema(endpoint) } : { schema: { type: "string" } };
  return {
    [creates ? 201 : 200]: {
      description: summary.en,
      headers: {
        "Naqsh-Position": header(position),
        ...(paged && { Link: header("Link") }),
      },
      content: Object.fromEntries(produces.map((type) => [type, content(type)])),
    },
  };
};

const bodyOf = ({ input, takesPicture }: Endpoint): JsonObject => {
  if (input === undefined) return {};
  const schema = inputSchema(input);
  const form = {
    ...schema,
    properties: { ...(schema["properties"] as JsonObject), image: { type: "string", contentMediaType: "image/*" } },
  };
  return {
    requestBody: {
      required: Array.isArray(schema["required"]) && schema["required"].length > 0,
      content: {
        "application/json": { schema },
        ...(takesPicture && { "multipart/form-data": { schema: form } }),
      },
    },
  };
};

const parametersOf = ({ method, path, input }: Endpoint): JsonObject[] => [
  ...pathParameters(path),
  ...(method === "GET" && input ? queryParameters(input) : []),
  parameter(method === "GET" ? "Naqsh-Position" : "Idempotency-Key"),
  parameter("Accept-Language"),
];

/** The OpenAPI operation of an endpoint; `alias`: it stands at a path of an earlier release. */
export const operationOf = ({ module, name, endpoint }: NamedEndpoint, alias = ""): JsonObject => ({
  operationId: `${module}_${name}${alias && `_at_${alias.replaceAll(/\W+/g, "_")}`}`,
  tags: [module],
  summary: endpoint.summary.en,
  description: endpoint.summary.ar,
  ...(alias && { deprecated: true }),
  ...(endpoint.access !== "anyone" && { security: [{ session: [] }] }),
  "x-naqsh-access": endpoint.access,
  parameters: parametersOf(endpoint),
  ...(endpoint.method === "GET" ? {} : bodyOf(endpoint)),
  responses: { ...successOf(endpoint), ...problemResponses(refusalsOf(endpoint)) },
});
