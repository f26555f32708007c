import { randomUUID } from "node:crypto";
import { MongoClient } from "mongodb";
import { afterAll } from "vitest";

/** The server of MongoDB's protocol that this run has: the given one, else FerretDB; undefined if it has neither. */
export const mongoServerHere = (): string | undefined => process.env["MONGODB_URL"] || process.env["FERRETDB_URL"];

/** Where it lies; null, with one line of why, if none is. In CI it has to be there. @throws */
export const mongoUrl = (suites: string): string | null => {
  const url = mongoServerHere();
  if (url) return url;
  const why = "MONGODB_URL names no server, and FerretDB is not built (bash .ci/ferretdb.sh, which needs Go)";
  if (process.env["CI"]) throw new Error(`${suites} cannot run against MongoDB: ${why}`);
  process.stderr.write(`${suites} did not run against MongoDB: ${why}\n`);
  return null;
};

/**
 * A server that looks a document up and changes it in one step, as MongoDB does. FerretDB 1 does it in two, so that two may
 * change what both have read: suites of races do not run on it.
 */
export const racingMongoUrl = (suites: string): string | null => {
  const url = process.env["MONGODB_URL"];
  if (url) return url;
  process.stderr.write(`${suites} need a MongoDB: MONGODB_URL names no server\n`);
  return null;
};

/** Names of new databases on that server; they are dropped when the specs of the file are over. */
export const mongoDatabases = (url: string): { fresh: () => string } => {
  const names: string[] = [];
  afterAll(async () => {
    const client = new MongoClient(url);
    for (const name of names) await client.db(name).dropDatabase();
    await client.close();
  });
  return { fresh: () => (names.push(`naqsh-spec-${randomUUID()}`), names.at(-1)!) };
};
