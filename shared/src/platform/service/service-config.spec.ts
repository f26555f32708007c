import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { ConfigInvalid } from "./environment";
import { readEngineConfig, readServiceConfig } from "./service-config";

const folder = temporaryFolder();
const SERVICE_TOKEN = "services-of-a-test-know-each-other-by-this";
const SERVICE = { SERVICE_TOKEN, EVENTSTORE_URL: "esdb://one:2113?tls=false" };

it("names the log that services share, or they do not start: an embedded one belongs to one process", () => {
  expect(readServiceConfig(SERVICE, 1).eventStoreUrl).toBe(SERVICE.EVENTSTORE_URL);
  expect(() => readServiceConfig({ SERVICE_TOKEN }, 1)).toThrow(/EVENTSTORE_URL .*npm start/);
});

describe("The engines that the environment names", () => {
  it("are none where nothing is set, and none where compose leaves a name empty", () => {
    const none = { eventStoreUrl: null, redisUrl: null, jobsRedisUrl: null, mongo: null, s3: null, dataFolder: "data" };
    expect(readEngineConfig({})).toMatchObject(none);
    expect(readEngineConfig({ EVENTSTORE_URL: "", REDIS_URL: "", MONGODB_URL: "" })).toMatchObject(none);
  });

  it("may be one Redis for what everybody waits for, and another for jobs, which could fill it", () => {
    const REDIS_URL = "redis://redis:6379";
    const JOBS_REDIS_URL = "redis://redis-jobs:6379";
    const both = { redisUrl: REDIS_URL, jobsRedisUrl: JOBS_REDIS_URL };
    expect(readEngineConfig({ REDIS_URL, JOBS_REDIS_URL })).toMatchObject(both);
    expect(readEngineConfig({ REDIS_URL })).toMatchObject({ ...both, jobsRedisUrl: REDIS_URL });
    expect(readEngineConfig({ REDIS_URL, JOBS_REDIS_URL: "" })).toMatchObject({ ...both, jobsRedisUrl: REDIS_URL });
  });

  it("may have several hosts", () => {
    const EVENTSTORE_URL = "esdb://one:2113,two:2113,three:2113?tls=false";
    const MONGODB_URL = "mongodb://naqsh:secret@one:27017,two:27017/?replicaSet=naqsh";
    expect(readEngineConfig({ EVENTSTORE_URL, MONGODB_URL })).toMatchObject({
      eventStoreUrl: EVENTSTORE_URL,
      mongo: { url: MONGODB_URL },
    });
  });

  it("take MongoDB's password from a file", () => {
    const file = join(folder.fresh(), "password");
    writeFileSync(file, "p@ss/word\n");
    const MONGODB_URL = "mongodb://naqsh@one:27017,two:27017/?replicaSet=naqsh";
    const { mongo } = readEngineConfig({ MONGODB_URL, MONGODB_PASSWORD_FILE: file });
    expect(mongo?.url).toBe("mongodb://naqsh:p%40ss%2Fword@one:27017,two:27017/?replicaSet=naqsh");
  });

  it.each([
    { MONGODB_URL: "mongodb://one:27017/", MONGODB_PASSWORD: "nobody's" },
    { MONGODB_URL: "mongodb://naqsh:first@one:27017/", MONGODB_PASSWORD: "second" },
    { MONGODB_URL: "http://one:27017/" },
    { EVENTSTORE_URL: "one:2113,two:2113" },
    { REDIS_URL: "redis" },
    { JOBS_REDIS_URL: "redis-jobs:6379" },
    { S3_ENDPOINT: "https://files.example" },
  ])("are refused with a plain sentence that tells no secret: %o", (environment) => {
    const read = (): unknown => readEngineConfig(environment);
    expect(read).toThrow(ConfigInvalid);
    expect(read).not.toThrow(/first|second|nobody/);
  });
});

describe("How much a service logs", () => {
  const logLevel = (LOG_LEVEL?: string): string => readServiceConfig({ LOG_LEVEL, ...SERVICE }, 1).logLevel;

  it("is what LOG_LEVEL says, and warnings where it says nothing", () => {
    expect([logLevel("debug"), logLevel(""), logLevel()]).toEqual(["debug", "warn", "warn"]);
  });

  it("is never guessed: a word that is no level is refused", () => {
    expect(() => logLevel("verbose")).toThrow(ConfigInvalid);
  });
});
