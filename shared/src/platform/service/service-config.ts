import { hostname } from "node:os";
import { join } from "node:path";
import type { S3Settings } from "../adapters/s3/s3-files";
import type { TracingConfig } from "../tracing/open-tracer";
import { addressFrom, ConfigInvalid, isDemoBy, logLevelFrom, portFrom, secretFrom, tracingFrom } from "./environment";
import { refuseWeakSecrets } from "./weak-secrets";
import type { Environment, LogLevel } from "./environment";

/** Where a shop lies. An engine without an address has its embedded adapter in `dataFolder`. */
export type EngineConfig = {
  dataFolder: string;
  filesFolder: string;
  /** In place of the folder of files. */
  s3: S3Settings | null;
  eventStoreUrl: string | null;
  /** Of sessions, limits, refusals and what nodes tell each other. */
  redisUrl: string | null;
  /** The Redis of jobs alone, which are many and wait. If not named, the same as the others'. */
  jobsRedisUrl: string | null;
  mongo: MongoConfig | null;
};

/** What each service as a process of its own is told. */
export type ServiceConfig = EngineConfig & {
  /** Several processes share no embedded log. */
  eventStoreUrl: string;
  port: number;
  host: string;
  /** Tells the processes of one machine apart. */
  nodeName: string;
  /** The site's public address. */
  publicUrl: string;
  /** Known to the services alone; lets one in at another's internal router. */
  serviceToken: string;
  /** Its accounts and its time are made up. */
  isDemo: boolean;
  logLevel: LogLevel;
  tracing: TracingConfig;
};

/** Views may be thrown away, what the worker remembers and keys may not: each lies in a database of its own. */
export type MongoConfig = { url: string; views: string; worker: string; keys: string };

/** It travels in a header. */
const TOKEN = /^[\x21-\x7e]{32,}$/;

const REDIS = ["redis:", "rediss:"];

/** Takes the environment, and the port to use if PORT is not set. @throws ConfigInvalid */
export const readServiceConfig = (environment: Environment, usualPort: number): ServiceConfig => {
  const engines = readEngineConfig(environment);
  const serviceToken = serviceTokenFrom(environment);
  if (!isDemoBy(environment)) refuseWeakSecrets(environment);
  return {
    ...engines,
    eventStoreUrl: sharedLogOf(engines),
    port: portFrom(environment["PORT"], usualPort),
    host: environment["HOST"] ?? "127.0.0.1",
    nodeName: nodeNameFrom(environment["NODE_NAME"]),
    publicUrl: addressFrom(environment, "PUBLIC_URL", ["http:", "https:"]) ?? "http://localhost:8080",
    serviceToken,
    isDemo: isDemoBy(environment),
    logLevel: logLevelFrom(environment["LOG_LEVEL"]),
    tracing: tracingFrom(environment),
  };
};

/** @throws ConfigInvalid */
export const readEngineConfig = (environment: Environment): EngineConfig => {
  const dataFolder = environment["DATA_FOLDER"] ?? "data";
  const redisUrl = addressFrom(environment, "REDIS_URL", REDIS);
  return {
    dataFolder,
    filesFolder: environment["FILES_FOLDER"] ?? join(dataFolder, "files"),
    s3: s3From(environment),
    eventStoreUrl: addressFrom(environment, "EVENTSTORE_URL", ["esdb:", "esdb+discover:", "kurrentdb:"]),
    redisUrl,
    jobsRedisUrl: addressFrom(environment, "JOBS_REDIS_URL", REDIS) ?? redisUrl,
    mongo: mongoFrom(environment),
  };
};

const sharedLogOf = ({ eventStoreUrl }: EngineConfig): string => {
  if (eventStoreUrl !== null) return eventStoreUrl;
  throw new ConfigInvalid(
    "EVENTSTORE_URL has to name the EventStoreDB that the services share; on one machine `npm start` runs all of them in one process, without it",
  );
};

/** The address of another service. @throws ConfigInvalid */
export const serviceUrlFrom = (environment: Environment, name: string, usual: string): string =>
  (addressFrom(environment, name, ["http:", "https:"]) ?? usual).replace(/\/$/, "");

const serviceTokenFrom = (environment: Environment): string => {
  const token = secretFrom(environment, "SERVICE_TOKEN");
  if (token !== undefined && TOKEN.test(token)) return token;
  throw new ConfigInvalid(
    "SERVICE_TOKEN (or SERVICE_TOKEN_FILE) has to be a secret of at least 32 letters, digits and signs, the same for every service",
  );
};

const nodeNameFrom = (text: string | undefined): string => {
  const name = text ?? hostname();
  if (/^[\w.-]{1,80}$/.test(name)) return name;
  throw new ConfigInvalid("NODE_NAME may hold letters, digits, dots and dashes, at most 80");
};

const mongoFrom = (environment: Environment): MongoConfig | null => {
  const url = addressFrom(environment, "MONGODB_URL", ["mongodb:", "mongodb+srv:"]);
  if (url === null) return null;
  return {
    url: withPassword(url, secretFrom(environment, "MONGODB_PASSWORD")),
    views: environment["MONGODB_VIEWS"] ?? "naqsh-views",
    worker: environment["MONGODB_WORKER"] ?? "naqsh-worker",
    keys: environment["MONGODB_KEYS"] ?? "naqsh-keys",
  };
};

/** A password apart from its address can come from a file, and never shows where addresses are listed. */
const withPassword = (url: string, password: string | undefined): string => {
  if (password === undefined) return url;
  const [, start, rest] = /^(mongodb(?:\+srv)?:\/\/[^:@/?]+)(@.+)$/.exec(url) ?? [];
  if (start !== undefined) return `${start}:${encodeURIComponent(password)}${rest}`;
  throw new ConfigInvalid("MONGODB_PASSWORD needs a user's name, and no other password, in MONGODB_URL");
};

const s3From = (environment: Environment): S3Settings | null => {
  const endpoint = addressFrom(environment, "S3_ENDPOINT", ["http:", "https:"]);
  if (endpoint === null) return null;
  const bucket = environment["S3_BUCKET"];
  const accessKey = environment["S3_ACCESS_KEY"];
  const secretKey = secretFrom(environment, "S3_SECRET_KEY");
  if (!bucket || !accessKey || !secretKey) {
    throw new ConfigInvalid("S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY (or S3_SECRET_KEY_FILE)");
  }
  return { endpoint, region: environment["S3_REGION"] ?? "us-east-1", bucket, accessKey, secretKey };
};
