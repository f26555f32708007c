import { hostname } from "node:os";
import { join } from "node:path";
import { addressFrom, ConfigInvalid, logLevelFrom, portFrom, secretFrom } from "./environment";
import type { Environment, LogLevel } from "./environment";

/** What each service as a process of its own is told. An engine without an address has its embedded adapter in `dataFolder`. */
export type ServiceConfig = {
  port: number;
  host: string;
  /** Tells the processes of one machine apart. */
  nodeName: string;
  dataFolder: string;
  filesFolder: string;
  /** Where people reach the site. */
  publicUrl: string;
  /** Known to the services alone; lets one in at another's internal door. */
  serviceToken: string;
  eventStoreUrl: string | null;
  redisUrl: string | null;
  mongo: MongoConfig | null;
  logLevel: LogLevel;
};

/** Views may be thrown away, what the worker remembers and keys may not: each lies in a database of its own. */
export type MongoConfig = { url: string; views: string; worker: string; keys: string };

const SHORTEST_TOKEN = 32;

/** Takes the environment and the port where PORT is not set. @throws ConfigInvalid */
export const readServiceConfig = (environment: Environment, usualPort: number): ServiceConfig => {
  const dataFolder = environment["DATA_FOLDER"] ?? "data";
  return {
    port: portFrom(environment["PORT"], usualPort),
    host: environment["HOST"] ?? "127.0.0.1",
    nodeName: nodeNameFrom(environment["NODE_NAME"]),
    dataFolder,
    filesFolder: environment["FILES_FOLDER"] ?? join(dataFolder, "files"),
    publicUrl: addressFrom(environment, "PUBLIC_URL", ["http:", "https:"]) ?? "http://localhost:8080",
    serviceToken: serviceTokenFrom(environment),
    eventStoreUrl: addressFrom(environment, "EVENTSTORE_URL", ["esdb:", "esdb+discover:", "kurrentdb:"]),
    redisUrl: addressFrom(environment, "REDIS_URL", ["redis:", "rediss:"]),
    mongo: mongoFrom(environment),
    logLevel: logLevelFrom(environment["LOG_LEVEL"]),
  };
};

/** The address of another service. @throws ConfigInvalid */
export const serviceUrlFrom = (environment: Environment, name: string, usual: string): string =>
  (addressFrom(environment, name, ["http:", "https:"]) ?? usual).replace(/\/$/, "");

const serviceTokenFrom = (environment: Environment): string => {
  const token = secretFrom(environment, "SERVICE_TOKEN");
  if (token !== undefined && token.length >= SHORTEST_TOKEN) return token;
  throw new ConfigInvalid(
    `SERVICE_TOKEN (or SERVICE_TOKEN_FILE) has to be a secret of at least ${SHORTEST_TOKEN} characters, the same for every service`,
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
    url,
    views: environment["MONGODB_VIEWS"] ?? "naqsh-views",
    worker: environment["MONGODB_WORKER"] ?? "naqsh-worker",
    keys: environment["MONGODB_KEYS"] ?? "naqsh-keys",
  };
};
