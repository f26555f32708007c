import type { Endpoint } from "@naqsh/shared/kernel/endpoint";
import { IDEMPOTENCY_HEADER, POSITION_HEADER } from "@naqsh/shared/platform/http/headers";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import { allOperations, allReads, allWrites, refusalsOf } from "@naqsh/shared/endpoints";
import type { RejectionCode } from "@naqsh/shared/registry";
import { operationOf } from "./openapi-operation";
import type { NamedEndpoint } from "./openapi-operation";
import { pathTemplate } from "./parameters";
import { problemExamples } from "./problem-responses";
import typeSchemas from "./type-schemas.json" with { type: "json" };

type JsonObject = Record<string, unknown>;

const DESCRIPTION = `Naqsh sells the work of Saudi artists, at fixed prices and in live auctions.

Every refusal is a problem document (RFC 9457) with a \`code\` and both texts. A command may be sent again under the same
\`${IDEMPOTENCY_HEADER}\`: it is carried out once, and answered as the first time. Its answer carries \`${POSITION_HEADER}\`; a
question that sends it back is answered by views that have met the command.

نقش سوق لأعمال الفنانين السعوديين بأسعار ثابتة وفي مزادات مباشرة. كل رفض وثيقة مشكلة برمز ونصين، وكل أمر يُعاد بالرقم نفسه يُنفَّذ مرة واحدة.`;

const header = (description: string, schema: JsonObject = { type: "string" }): JsonObject => ({ description, schema });

const HEADERS = {
  [POSITION_HEADER]: header("Where the log stands after the command, sealed. A question may send it back."),
  [`${POSITION_HEADER}-Seen`]: header("The position that the question named: its views have met it."),
  "Retry-After": header("Seconds after which the same call may be sent again.", { type: "integer", minimum: 0 }),
  Link: header('The address of the next page: `<…>; rel="next"`. Left out on the last one.'),
};

const PARAMETERS = {
  [POSITION_HEADER]: {
    name: POSITION_HEADER,
    in: "header",
    description: "From the answer to a command: the views have to have met it.",
    schema: { type: "string" },
  },
  [IDEMPOTENCY_HEADER]: {
    name: IDEMPOTENCY_HEADER,
    in: "header",
    description: "Made by the client and kept until there is an answer.",
    schema: { type: "string", format: "uuid" },
  },
  "Accept-Language": {
    name: "Accept-Language",
    in: "header",
    description: "The language of `title`; both texts are always in `messages`.",
    schema: { type: "string" },
  },
};

const PROBLEM = {
  type: "object",
  required: ["type", "title", "status", "code", "messages"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string" },
    messages: {
      type: "object",
      required: ["ar", "en"],
      properties: { ar: { type: "string" }, en: { type: "string" } },
    },
    details: { type: "object" },
    correlationId: { type: "string" },
  },
};

/** What their TypeScript types cannot say. */
const PRECISE = { Instant: { format: "date-time" }, Halalas: { type: "integer" } } as const;

const schemas = (): JsonObject => {
  const all: Record<string, JsonObject> = { ...typeSchemas.schemas, Problem: PROBLEM };
  for (const [name, more] of Object.entries(PRECISE)) all[name] = { ...all[name], ...more };
  return all;
};

/** Every endpoint of the shop, by module and name. */
export const namedEndpoints = (): NamedEndpoint[] =>
  [allReads, allWrites, allOperations].flatMap((modules) =>
    Object.entries<Readonly<Record<string, Endpoint<RejectionCode>>>>(modules).flatMap(([module, endpoints]) =>
      Object.entries(endpoints).map(([name, endpoint]) => ({ module, name, endpoint })),
    ),
  );

/** The API as an OpenAPI 3.1 document: every call, what it takes and answers, and each refusal that it can meet. */
export const openApiDocument = (): JsonObject => {
  const named = namedEndpoints();
  const paths: Record<string, JsonObject> = {};
  const put = (path: string, one: NamedEndpoint, alias?: string): void => {
    const template = pathTemplate(path);
    paths[template] = { ...paths[template], [one.endpoint.method.toLowerCase()]: operationOf(one, alias) };
  };
  for (const one of named) {
    put(one.endpoint.path, one);
    for (const alias of one.endpoint.aliases ?? []) put(alias, one, alias);
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Naqsh · نقش",
      version: "1",
      description: DESCRIPTION,
      license: { name: "All rights reserved", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: "/" }],
    security: [],
    tags: [...new Set(named.map(({ module }) => module))].map((name) => ({ name, description: `Calls of ${name}` })),
    paths,
    components: {
      schemas: schemas(),
      examples: problemExamples(named.flatMap(({ endpoint }) => [...refusalsOf(endpoint)])),
      headers: HEADERS,
      parameters: PARAMETERS,
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE } },
    },
  };
};
