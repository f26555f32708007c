import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  SchemaGenerator,
} from "ts-json-schema-generator";
import type { CompletedConfig } from "ts-json-schema-generator";
import ts from "typescript";
import { ZOD_ANSWERS } from "./zod-answers";

export type JsonSchema = Record<string, unknown>;

/** JSON schemas of what TypeScript alone describes. */
export type TypeSchemas = {
  /** Of each endpoint's answer, by `GET /api/user`. */
  answers: Record<string, JsonSchema>;
  /** Of the details of each refusal that has any, by its code. */
  details: Record<string, JsonSchema>;
  /** Of the types that these name. */
  schemas: Record<string, JsonSchema>;
};

const SHARED = join(import.meta.dirname, "../../../shared");
const METHODS: Readonly<Record<string, string>> = {
  get: "GET",
  post: "POST",
  put: "PUT",
  patch: "PATCH",
  remove: "DELETE",
};

/** Every file in which endpoints are declared. */
const endpointFiles = (): string[] =>
  readdirSync(join(SHARED, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(endpoints|reads)\.ts$/.test(name))
    .toSorted()
    .map((name) => join(SHARED, "src", name));

/** Names that JSON pointers and OpenAPI take. */
const plainName = (name: string): string => name.replaceAll(/[^\w.-]+/g, "_").replaceAll(/^_|_$/g, "");

const withComponentRefs = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withComponentRefs);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === "$ref" && typeof value === "string"
        ? [key, `#/components/schemas/${plainName(value.replace("#/definitions/", ""))}`]
        : [key, withComponentRefs(value)],
    ),
  );
};

/** The endpoint of which `answer<…>()` is a detail: `get("/api/user", { answer: answer<…>() })`. */
const endpointAround = (node: ts.Node): string => {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    const path = ts.isCallExpression(at) ? at.arguments[0] : undefined;
    if (!ts.isCallExpression(at) || path === undefined || !ts.isStringLiteral(path)) continue;
    const method = METHODS[at.expression.getText()];
    if (method !== undefined) return `${method} ${path.text}`;
  }
  throw new Error(`${node.getText()} is no detail of an endpoint`);
};

/** Every `answer<…>()` of a file, as the endpoint and the type between the brackets. */
const answersIn = (file: ts.SourceFile): [string, ts.TypeNode][] => {
  const found: [string, ts.TypeNode][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "answer") {
      const [type] = node.typeArguments ?? [];
      if (type === undefined) throw new Error(`${file.fileName}: an answer without a type`);
      found.push([endpointAround(node), type]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

const aliasIn = (file: ts.SourceFile, name: string): ts.Node => {
  const found = file.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === name);
  if (found === undefined) throw new Error(`${file.fileName} has no type ${name}`);
  return found;
};

/** Reads the types of all answers and refusals from the sources; takes some seconds. */
export const typeSchemas = (): TypeSchemas => {
  const files = endpointFiles();
  const registry = join(SHARED, "src/registry/registry.ts");
  const config: CompletedConfig = {
    ...DEFAULT_CONFIG,
    path: `${SHARED}/src/{*/*.{endpoints,reads},registry/registry}.ts`,
    tsconfig: join(SHARED, "tsconfig.json"),
    skipTypeCheck: true,
    topRef: false,
    encodeRefs: false,
    additionalProperties: true,
  };
  const program = createProgram(config);
  const generator = new SchemaGenerator(program, createParser(program, config), createFormatter(config), config);
  const schemas: Record<string, JsonSchema> = {};

  const schemaOf = (node: ts.Node): JsonSchema => {
    const { definitions = {}, $schema: _, ...root } = generator.createSchemaFromNodes([node]);
    for (const [name, schema] of Object.entries(definitions)) {
      schemas[plainName(name)] = withComponentRefs(schema) as JsonSchema;
    }
    return withComponentRefs(root) as JsonSchema;
  };

  const answerOf = (type: ts.TypeNode): JsonSchema => {
    const schema = schemaOf(type);
    if (!ts.isTypeReferenceNode(type) || type.typeArguments !== undefined) return schema;
    const name = type.typeName.getText();
    schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  };

  const sourceOf = (path: string): ts.SourceFile => {
    const file = program.getSourceFile(path);
    if (file === undefined) throw new Error(`${path} is not among the sources`);
    return file;
  };

  const answers = Object.fromEntries(
    files
      .flatMap((path) => answersIn(sourceOf(path)))
      .filter(([endpoint]) => !Object.hasOwn(ZOD_ANSWERS, endpoint))
      .map(([endpoint, type]) => [endpoint, answerOf(type)]),
  );
  const refusals = detailsIn(generator, aliasIn(sourceOf(registry), "NaqshRejection"));
  return { answers, details: refusals.details, schemas: { ...refusals.schemas, ...schemas } };
};

type CodedSchema = { properties: { code: { const?: string } } & JsonSchema; required: string[] };

const referencesIn = (schema: unknown): string[] => {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string" ? [value.replace("#/definitions/", "")] : referencesIn(value),
  );
};

/** Of a union of refusals: what each carries besides its code, and the types that this names. */
const detailsIn = (
  generator: SchemaGenerator,
  union: ts.Node,
): { details: Record<string, JsonSchema>; schemas: Record<string, JsonSchema> } => {
  const { definitions = {} } = generator.createSchemaFromNodes([union]);
  const found: Record<string, JsonSchema> = {};
  const schemas: Record<string, JsonSchema> = {};
  const keep = (name: string): void => {
    const schema = definitions[name];
    if (schema === undefined || Object.hasOwn(schemas, plainName(name))) return;
    schemas[plainName(name)] = withComponentRefs(schema) as JsonSchema;
    referencesIn(schema).forEach(keep);
  };
  const visit = (schema: unknown): void => {
    if (typeof schema !== "object" || schema === null) return;
    const { properties, required } = schema as Partial<CodedSchema>;
    const code = properties?.code?.const;
    if (code === undefined) {
      Object.values(schema).forEach(visit);
      return;
    }
    const { code: _, ...rest } = properties!;
    if (Object.keys(rest).length === 0) return;
    referencesIn(rest).forEach(keep);
    found[code] = {
      type: "object",
      properties: withComponentRefs(rest),
      required: required!.filter((name) => name !== "code"),
    };
  };
  visit(definitions);
  return { details: found, schemas };
};
