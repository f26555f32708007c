import { createConfig, lintFromString } from "@redocly/openapi-core";
import { allRefusals } from "@naqsh/shared/registry";
import { expect, it } from "vitest";
import { namedEndpoints, openApiDocument } from "./openapi-document";
import { typeSchemas as readTypeSchemas } from "./type-schemas";
import typeSchemas from "./type-schemas.json" with { type: "json" };

type Operation = { responses: Record<string, { content?: Record<string, { examples?: Record<string, unknown> }> }> };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { examples: Record<string, unknown> };
};

const document = (): Document => openApiDocument() as Document;
const operations = (): Operation[] => Object.values(document().paths).flatMap((path) => Object.values(path));

it("is a document that a validator from elsewhere finds nothing wrong with", async () => {
  const problems = await lintFromString({
    source: JSON.stringify(openApiDocument()),
    config: await createConfig({ extends: ["recommended"] }),
  });
  const said = problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ""}: ${message}`);
  // They answer with 302 alone, which is no fault.
  const ofRedirect = /^operation-2xx-response #\/paths\/~1api~1(login|auth~1google|auth~1google~1callback)\/get\//;
  expect(said.filter((problem) => !ofRedirect.test(problem))).toEqual([]);
});

it("shows the types of answers and refusals as they are in the sources; npm run api:types writes them anew", () => {
  expect(typeSchemas).toEqual(readTypeSchemas());
});

it("has an operation for each endpoint and each of its paths, under a name of its own", () => {
  const asked = namedEndpoints().flatMap(({ endpoint }) => [endpoint.path, ...(endpoint.aliases ?? [])]);
  expect(operations()).toHaveLength(asked.length);
});

it("shows every refusal that an endpoint declares, with its code and both texts", () => {
  const shown = new Set<string>();
  const { examples } = document().components;
  for (const { responses } of operations()) {
    for (const { content } of Object.values(responses)) {
      for (const [code, example] of Object.entries(content?.["application/problem+json"]?.examples ?? {})) {
        const { ar, en } = allRefusals[code as keyof typeof allRefusals];
        expect(example).toEqual({ $ref: `#/components/examples/${code}` });
        expect(examples[code]).toMatchObject({ value: { code, messages: { ar, en } } });
        shown.add(code);
      }
    }
  }
  const declared = namedEndpoints().flatMap(({ endpoint }) => [
    ...(endpoint.refusals ?? []),
    ...Object.values(endpoint.ids ?? {}),
  ]);
  expect(declared.filter((code) => !shown.has(code))).toEqual([]);
});
