/** Writes `type-schemas.json` anew: `npm run api:types`, after the type of an answer or of a refusal's details has changed. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { typeSchemas } from "./type-schemas";

writeFileSync(join(import.meta.dirname, "type-schemas.json"), `${JSON.stringify(typeSchemas(), null, 2)}\n`);
