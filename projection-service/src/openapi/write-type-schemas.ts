/** Writes `type-schemas.json` anew: `npm run api:types`, after the type of an answer or of a refusal's details has changed. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { typeSchemas } from "./type-schemas";

/** In the order of their names: a type that is first named elsewhere does not move. */
const byName = <Schema>(schemas: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const { answers, details, schemas } = typeSchemas();
const sorted = { answers: byName(answers), details: byName(details), schemas: byName(schemas) };
writeFileSync(join(import.meta.dirname, "type-schemas.json"), `${JSON.stringify(sorted, null, 2)}\n`);
