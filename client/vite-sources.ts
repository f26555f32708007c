import { existsSync } from "node:fs";
import { join } from "node:path";

/** Files below `src` that the build is told of by name, as a module's id ends with them; throws for one that is not there. */
export const sources = (...names: string[]): string[] => {
  const gone = names.filter((name) => !existsSync(join(import.meta.dirname, "src", name)));
  if (gone.length > 0) throw new Error(`The build names what is not there: ${gone.join(", ")}`);
  return names.map((name) => `/src/${name}`);
};
