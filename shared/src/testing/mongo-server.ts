import { randomUUID } from "node:crypto";
import { MongoClient } from "mongodb";
import { afterAll } from "vitest";

/** The server that specs are given by MONGODB_URL; null, with one line of why, if none is. */
export const mongoUrl = (suites: string): string | null => {
  const url = process.env["MONGODB_URL"];
  if (url) return url;
  process.stderr.write(`${suites} did not run against MongoDB: MONGODB_URL names no server\n`);
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
